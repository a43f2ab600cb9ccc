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
  /// The value in the old document; nil if it was added.
  var old: JSONNode?
  /// The value in the new document; nil if it was removed.
  var new: JSONNode?

  /// The value at whose path the change is reported: the one in the new document, if there is one.
  var reported: (value: JSONNode, isOld: Bool)? { new.map { ($0, false) } ?? old.map { ($0, true) } }
}
