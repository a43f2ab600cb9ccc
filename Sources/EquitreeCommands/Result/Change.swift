import JSONDocuments

/// One difference between two documents.
struct Change {
  enum Kind: String, CaseIterable {
    case added
    case removed
    case changed
    case moved
  }

  var kind: Kind
  /// The value in the old document; nil where it was added.
  var old: JSONNode?
  /// The value in the new document; nil where it was removed.
  var new: JSONNode?
}
