import JSONDocuments

/// The identity of a value among its siblings.
///
/// Values of two documents with equal keys share a node of the tree.
struct SiblingKey: Hashable {
  /// The value in the key field, or the value itself if there is no key field.
  private let node: JSONNode
  private let key: ChildKey
  /// Whether the value is an object: an array that turns into an object is another value.
  private let isObject: Bool

  init(of node: JSONNode, _ key: ChildKey) {
    self.node = key.kind == .value ? node.sibling(number: key.number) : node
    self.key = key
    isObject = node.kind == .object
  }

  static func == (lhs: SiblingKey, rhs: SiblingKey) -> Bool {
    guard lhs.key.kind == rhs.key.kind, lhs.isObject == rhs.isObject else { return false }
    if lhs.key.kind == .value { return lhs.node.isEqualExceptChildren(to: rhs.node) }
    return lhs.key == rhs.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hashValue)
  }

  /// A hash without a hasher: seeding one for every member of a large document would take longer than all the rest.
  var hashValue: Int {
    key.kind == .value ? Int(bitPattern: node.hashExceptChildren) : Int(truncatingIfNeeded: key.number)
  }
}
