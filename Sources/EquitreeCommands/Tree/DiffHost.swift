import JSONDocuments
import ViewTrees

/// Takes down what a tree tells its host: which nodes represent the values of the old document, and what becomes of them.
///
/// Values are told by their numbers in their documents.
final class DiffHost: ViewTreeHost {
  /// Of each place for nodes, the value of the old document that its first node represents.
  private(set) var oldValues: [UInt32] = []
  /// Of each value of the old document, its node; nil for values that are left out.
  private(set) var nodes: [NodeID?]
  private var isMounted = false

  /// Values that have a new one in their place.
  private(set) var updated: [(old: UInt32, new: JSONNode)] = []
  /// Nodes that went to another place among their siblings.
  private(set) var moved: [NodeID] = []
  /// Values that are gone, with all that they contained.
  private(set) var unmounted: [UInt32] = []
  /// Values that are new, with all that they contain, and the nodes that they are in.
  private(set) var mounted: [(new: JSONNode, parent: NodeID?)] = []

  static var noValue: UInt32 { .max }

  init(_ old: JSONDocument) {
    nodes = Array(repeating: nil, count: old.count)
    oldValues.reserveCapacity(old.count)
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) {
    guard let value = Self.value(of: view) else { return }
    if isMounted {
      mounted.append((value, parent))
      return
    }
    let place = Int(node.index)
    while oldValues.count <= place { oldValues.append(Self.noValue) }
    oldValues[place] = value.index
    nodes[Int(value.index)] = node
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) {
    guard let value = Self.value(of: view) else { return }
    updated.append((oldValues[Int(node.index)], value))
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) {
    moved.append(node)
  }

  func unmount(_ node: NodeID) {
    unmounted.append(oldValues[Int(node.index)])
  }

  func commit(_ commit: CommitInfo) {
    isMounted = true
  }

  /// The value of the old document that a node represents; nil if it represents none.
  func oldValue(of node: NodeID) -> UInt32? {
    guard node.index < oldValues.count else { return nil }
    let value = oldValues[Int(node.index)]
    return value != Self.noValue && nodes[Int(value)] == node ? value : nil
  }

  /// The value that a view represents.
  static func value(of view: any View) -> JSONNode? {
    if let scalar = view as? ScalarView { return scalar.value.node }
    return (view as? ContainerView)?.content.node
  }
}
