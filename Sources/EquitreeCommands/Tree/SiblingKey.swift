import JSONDocuments

/// The identity of a value among its siblings.
///
/// Equal keys in two documents make one node of a tree.
struct SiblingKey: Hashable {
  /// The value in the key field, where there is one, and the value itself elsewhere.
  private let node: JSONNode
  private let key: ChildKey
  /// A container that turns from an array into an object is another one.
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

  /// A special hash: seeding a hasher for every member of a large document takes longer than all the rest.
  var hashValue: Int {
    key.kind == .value ? Int(bitPattern: node.hashExceptChildren) : Int(truncatingIfNeeded: key.number)
  }
}
