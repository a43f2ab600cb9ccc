import ViewTrees

/// The nodes that a host shows, with snapshots of their views, as a value.
///
/// A tree checks every patch before it applies it. A patch that does not fit leaves the tree unchanged. Two trees are
/// equal if they show the same, regardless of node IDs.
///
/// ```swift
/// var tree = HostTree()
/// let list = NodeID(index: 0, generation: 0)
/// try tree.apply(.mount(list, HostSnapshot(name: "ul"), parent: nil, before: nil))
/// print(tree)  // ul
/// ```
///
/// All nodes are in one array and are linked by position. So nothing recurses on the depth of the tree, not even
/// deallocating it.
public struct HostTree: Sendable {
  /// A position in `slots`.
  typealias Position = Int32

  /// The node that has an index, or had it last.
  struct Slot: Sendable {
    var node: NodeID
    var isMounted: Bool
    var view: HostSnapshot
    var parent = HostTree.none
    var first = HostTree.none
    var last = HostTree.none
    var next = HostTree.none
    var previous = HostTree.none
  }

  static let none: Position = -1
  /// The slot whose children are the main flow at the top level; not a node.
  static let flow: Position = 0
  /// The slot whose children are the portals; not a node.
  static let portals: Position = 1

  private(set) var slots: [Slot]
  /// The position of the slot of each index that a node ever had.
  private(set) var positions: [UInt32: Position] = [:]

  /// The number of patches that were applied, and the number of steps up the tree that it took to check that no node
  /// moves below itself.
  private var (patchCount, stepCount) = (0, 0)
  /// The forest that makes this check faster, once walking up has taken too many steps; nil for most trees.
  ///
  /// A tree may be deep, and patches may come from an attacker who wants them to take long.
  private var forest: AncestorForest?

  /// The number of nodes.
  public private(set) var count = 0

  /// Makes an empty tree.
  public init() {
    let list = Slot(node: NodeID(index: .max, generation: .max), isMounted: false, view: HostSnapshot(name: ""))
    slots = [list, list]
  }

  /// Mounts a node without children.
  mutating func mount(
    _ node: NodeID, _ view: HostSnapshot, parent: NodeID?, before: NodeID?
  ) throws(HostError) {
    let known = positions[node.index]
    if let known {
      guard !slots[Int(known)].isMounted else { throw .alreadyMounted(node, as: slots[Int(known)].node) }
      guard slots[Int(known)].node != node else { throw .nameUsedAgain(node) }
    }
    let parentPosition = try position(ofParent: parent, for: view)
    let anchor = try position(ofAnchor: before, in: parentPosition, parent: parent)
    let position: Position
    if let known {
      position = known
      slots[Int(known)] = Slot(node: node, isMounted: true, view: view)
    } else {
      position = Position(slots.count)
      positions[node.index] = position
      slots.append(Slot(node: node, isMounted: true, view: view))
    }
    count += 1
    patchCount += 1
    link(position, in: parentPosition, before: anchor)
    forest?.link(position, below: parentPosition)
  }

  /// Gives a node a new view.
  ///
  /// A node that has children may become a piece of text if they are gone when the commit ends.
  mutating func update(_ node: NodeID, _ view: HostSnapshot) throws(HostError) {
    let position = try position(of: node)
    guard slots[Int(position)].view.isPortal == view.isPortal else { throw .portalInOrOut(node) }
    slots[Int(position)].view = view
  }

  /// Moves a node, with everything below it, to another place.
  mutating func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws(HostError) {
    let position = try position(of: node)
    let parentPosition = try self.position(ofParent: parent, for: slots[Int(position)].view)
    let anchor = try self.position(ofAnchor: before, in: parentPosition, parent: parent)
    if let before, anchor == position { throw .beforeItself(before) }
    patchCount += 1
    if parentPosition != slots[Int(position)].parent {
      try moveInForest(position, below: parentPosition, orThrow: { .intoItself(node, parent: parent ?? node) })
    }
    unlink(position)
    link(position, in: parentPosition, before: anchor)
  }

  /// Unmounts a node that has no children.
  mutating func unmount(_ node: NodeID) throws(HostError) {
    let position = try position(of: node)
    let first = slots[Int(position)].first
    guard first == Self.none else { throw .hasChildren(node, first: slots[Int(first)].node) }
    patchCount += 1
    unlink(position)
    forest?.cut(position)
    slots[Int(position)].isMounted = false
    slots[Int(position)].view = slots[Int(Self.flow)].view
    count -= 1
  }
}

// MARK: - Finding

extension HostTree {
  /// Returns the slot of a mounted node.
  func slot(of node: NodeID) throws(HostError) -> Slot { slots[Int(try position(of: node))] }

  /// Returns the position of a mounted node.
  func position(of node: NodeID) throws(HostError) -> Position {
    guard let position = positions[node.index] else { throw .unknownNode(node) }
    let slot = slots[Int(position)]
    if slot.node == node, slot.isMounted { return position }
    throw node.generation <= slot.node.generation ? .deadNode(node) : .unknownNode(node)
  }

  /// Returns the position of the slot that a view is to be a child of: its parent, or one of the two lists at the top.
  private func position(ofParent parent: NodeID?, for view: HostSnapshot) throws(HostError) -> Position {
    guard let parent else { return view.isPortal ? Self.portals : Self.flow }
    let position = try position(of: parent)
    guard !view.isPortal else { throw .portalBelow(parent) }
    guard slots[Int(position)].view.text == nil else { throw .parentIsText(parent) }
    return position
  }

  /// Returns the position of the next sibling, or `none` for the end.
  private func position(
    ofAnchor anchor: NodeID?, in parentPosition: Position, parent: NodeID?
  ) throws(HostError) -> Position {
    guard let anchor else { return Self.none }
    let position = try position(of: anchor)
    guard slots[Int(position)].parent == parentPosition else { throw .anchorElsewhere(anchor, parent: parent) }
    return position
  }
}

// MARK: - Moving below another node

extension HostTree {
  /// Checks that a node can move below another one, and moves it in the forest, if there is one.
  ///
  /// - Complexity: O(*d*) for the depth *d* of the parent; amortized O(log *n*) once moves have taken more than 64
  ///   steps per patch.
  private mutating func moveInForest(
    _ position: Position, below parent: Position, orThrow error: () -> HostError
  ) throws(HostError) {
    if forest == nil, stepCount / 64 > patchCount + 16 {
      forest = AncestorForest(parents: slots.map { $0.isMounted ? $0.parent : Self.none })
    }
    guard forest != nil else {
      var ancestor = parent
      while ancestor != Self.none {
        if ancestor == position { throw error() }
        ancestor = slots[Int(ancestor)].parent
        stepCount += 1
      }
      return
    }
    forest?.cut(position)
    let isBelow = forest?.root(of: parent) == position
    forest?.link(position, below: isBelow ? slots[Int(position)].parent : parent)
    if isBelow { throw error() }
  }
}

// MARK: - Linking

extension HostTree {
  private mutating func link(_ position: Position, in parent: Position, before next: Position) {
    let previous = next == Self.none ? slots[Int(parent)].last : slots[Int(next)].previous
    slots[Int(position)].parent = parent
    slots[Int(position)].previous = previous
    slots[Int(position)].next = next
    if previous == Self.none { slots[Int(parent)].first = position } else { slots[Int(previous)].next = position }
    if next == Self.none { slots[Int(parent)].last = position } else { slots[Int(next)].previous = position }
  }

  private mutating func unlink(_ position: Position) {
    let slot = slots[Int(position)]
    if slot.previous == Self.none {
      slots[Int(slot.parent)].first = slot.next
    } else {
      slots[Int(slot.previous)].next = slot.next
    }
    if slot.next == Self.none {
      slots[Int(slot.parent)].last = slot.previous
    } else {
      slots[Int(slot.next)].previous = slot.previous
    }
  }
}
