public import ViewTrees

extension HostTree {
  /// The nodes at the top level, without the portals.
  public var topLevel: [NodeID] { positions(in: Self.flow).map { slots[Int($0)].node } }

  /// The portals, by the names of their targets; those of one target in their order at the top level.
  public var portals: [NodeID] { orderedPortals().map { slots[Int($0)].node } }

  /// The view of a node.
  ///
  /// - Parameter node: The name of a node.
  /// - Returns: What the host knows of its view; nil where no such node is mounted.
  public func view(of node: NodeID) -> HostSnapshot? {
    (try? position(of: node)).map { slots[Int($0)].view }
  }

  /// The parent of a node.
  ///
  /// - Parameter node: The name of a node.
  /// - Returns: The parent; nil at the top level, and where no such node is mounted.
  public func parent(of node: NodeID) -> NodeID? {
    guard let position = try? position(of: node) else { return nil }
    let parent = slots[Int(position)].parent
    return parent > Self.portals ? slots[Int(parent)].node : nil
  }

  /// The children of a node in their order.
  ///
  /// - Parameter node: The name of a node.
  /// - Returns: The children; none where no such node is mounted.
  /// - Complexity: O(*n*) for *n* children.
  public func children(of node: NodeID) -> [NodeID] {
    (try? position(of: node)).map { positions(in: $0).map { slots[Int($0)].node } } ?? []
  }

  /// The positions of the portals, sorted by their targets.
  ///
  /// Portals appear in the order in which content asked for them. That differs between a tree that was updated and the
  /// same tree mounted again, and means nothing for portals of different targets.
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

  /// The positions of the children of a node, or of one of the lists at the top, in their order.
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
