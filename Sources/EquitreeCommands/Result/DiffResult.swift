import JSONDocuments

/// The differences between two documents, in the order in which they are reported, and the work it took to find them.
struct DiffResult {
  /// What the tree did with the nodes of the old document when it was updated with the new one.
  struct Work: Equatable {
    /// Nodes that were kept without a look inside.
    var skipped = 0
    /// Nodes that were kept and evaluated.
    var compared = 0
    /// Nodes that replaced others.
    var rebuilt = 0
    /// Bodies that were evaluated.
    var evaluated = 0
  }

  /// What the tree decided about one value, and why.
  struct Decision {
    /// The tree's name for the decision, such as `skip`.
    var kind: String
    var reason: String
    var value: JSONNode
    /// Whether the value is in the old document, and the new one has none in its place.
    var isGone: Bool
  }

  var changes: [Change]
  var work: Work
  /// The decisions in the order in which the tree made them; nil if they were not asked for.
  var decisions: [Decision]?

  /// Returns the number of changes of a kind.
  func count(of kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }
}
