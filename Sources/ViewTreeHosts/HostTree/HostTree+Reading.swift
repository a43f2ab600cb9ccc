public import ViewTrees

extension HostTree {
  /// The nodes at the top level, without the portals.
  public var topLevel: [NodeID] { positions(in: Self.flow).map { slots[Int($0)].node } }

  /// The portals, ordered by target; those with the same target are in their order at the top level.
  public var portals: [NodeID] { orderedPortals().map { slots[Int($0)].node } }

  /// Returns the view of a node.
  ///
  /// - Parameter node: The ID of a node.
  /// - Returns: The snapshot of its view; nil if no such node is mounted.
  public func view(of node: NodeID) -> HostSnapshot? {
    (try? position(of: node)).map { slots[Int($0)].view }
  }

  /// Returns the parent of a node.
  ///
  /// - Parameter node: The ID of a node.
  /// - Returns: The parent; nil at the top level, and if no such node is mounted.
  public func parent(of node: NodeID) -> NodeID? {
    guard let position = try? position(of: node) else { return nil }
    let parent = slots[Int(position)].parent
    return parent > Self.portals ? slots[Int(parent)].node : nil
  }

  /// Returns the children of a node, in order.
  ///
  /// - Parameter node: The ID of a node.
  /// - Returns: The children; empty if no such node is mounted.
  /// - Complexity: O(*n*) for *n* children.
  public func children(of node: NodeID) -> [NodeID] {
    (try? position(of: node)).map { positions(in: $0).map { slots[Int($0)].node } } ?? []
  }

  /// Returns the positions of the portals, ordered by target.
  ///
  /// The list at the top has them in the order in which they appeared. That differs between an updated tree and a fresh
  /// mount of it, and does not matter for portals with different targets.
  func orderedPortals() -> [Position] {
    let found = positions(in: Self.portals)
    guard found.count > 1 else { return found }
    let targets = found.map { slots[Int($0)].view.portalTarget ?? "" }
    return found.indices.sorted { (targets[$0], $0) < (targets[$1], $1) }.map { found[$0] }
  }

  /// The roots of everything that is shown: the main flow, then the portals.
  var roots: [Position] {
    positions(in: Self.flow) + orderedPortals()
  }

  /// Returns the positions of the children of a node, or of one of the lists at the top, in order.
  func positions(in parent: Position) -> [Position] {
    var positions: [Position] = []
    var child = slots[Int(parent)].first
    while child != Self.none {
      positions.append(child)
      child = slots[Int(child)].next
    }
    return positions
  }
}
