import JSONDocuments

/// What differs between two documents, in the order in which it is told, and what finding it took.
struct Account {
  /// What the tree did with the nodes of the old document when it was given the new one.
  struct Work: Equatable {
    /// Nodes that were kept without being looked into.
    var skipped = 0
    /// Nodes that were kept and evaluated.
    var compared = 0
    /// Nodes in the place of others that were given up.
    var rebuilt = 0
    /// Bodies that were evaluated.
    var evaluated = 0
  }

  /// What the tree decided about one value, and why.
  struct Decision {
    /// The decision by the tree's word for it, such as `skip`.
    var kind: String
    var reason: String
    var value: JSONNode
    /// Whether the value is one of the old document, which has none in its place.
    var isGone: Bool
  }

  var changes: [Change]
  var work: Work
  /// In the order in which the tree decided; nil where they are not told.
  var decisions: [Decision]?

  /// How many changes of a kind there are.
  func count(of kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }
}
