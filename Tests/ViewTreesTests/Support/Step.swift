import ViewTrees

/// The result of one step of a test with a tree.
struct Step {
  /// The bodies that were evaluated, in order.
  let bodies: [String]
  /// What the host received, in order.
  let operations: [String]
  /// The update of the step; the last one if there were several.
  let update: ViewUpdate

  var summary: UpdateSummary { update.summary }

  /// The decisions of the update, one line each: kind, view and reason.
  var decisions: [String] { update.decisions.map { "\($0.kind) \(nameOfView($0.viewType)): \($0.reason)" } }
}

/// The name of a view type without its generic arguments.
func nameOfView(_ type: any View.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}
