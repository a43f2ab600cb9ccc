import JSONDocuments
import ViewTrees

/// Records the operations of a tree: which nodes represent the values of the old document, and what becomes of them.
///
/// Old values are recorded by their numbers in the document.
final class DiffHost: ViewTreeHost {
  /// For each index of a node, the value of the old document that the first node there represents.
  private(set) var oldValues: [UInt32] = []
  /// For each value of the old document, its node; nil for values that are left out.
  private(set) var nodes: [NodeID?]
  private var isMounted = false

  /// Values that were replaced by new ones.
  private(set) var updated: [(old: UInt32, new: JSONNode)] = []
  /// Nodes that moved among their siblings.
  private(set) var moved: [NodeID] = []
  /// Values that are gone, and all values inside them.
  private(set) var unmounted: [UInt32] = []
  /// Values that are new, and all values inside them, with the nodes that contain them.
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
    let index = Int(node.index)
    while oldValues.count <= index { oldValues.append(Self.noValue) }
    oldValues[index] = value.index
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
