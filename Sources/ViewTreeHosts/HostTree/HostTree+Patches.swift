public import ViewTrees

extension HostTree {
  /// Applies a patch.
  ///
  /// - Parameter patch: A patch that fits the tree.
  /// - Throws: What is wrong with the patch; the tree is then as it was.
  /// - Complexity: O(1), but for a move to another parent, which is O(*d*) for the depth *d* of that parent; where such
  ///   moves take many steps a patch, O(log *n*) on average for *n* nodes from then on.
  public mutating func apply(_ patch: Patch<HostSnapshot>) throws(HostError) {
    switch patch {
    case .mount(let node, let view, let parent, let before): try mount(node, view, parent: parent, before: before)
    case .update(let node, let view, _): try update(node, view)
    case .move(let node, let parent, let before): try move(node, parent: parent, before: before)
    case .unmount(let node): try unmount(node)
    }
  }

  /// The patches that mount what the tree shows, under the same names.
  ///
  /// - Returns: A patch a node, parents before children, siblings in order.
  /// - Complexity: O(*n*) for *n* nodes.
  public func mountPatches() -> [Patch<HostSnapshot>] {
    var patches: [Patch<HostSnapshot>] = []
    patches.reserveCapacity(count)
    // Portals in their own order, to which the anchors of later patches refer, and not by their targets.
    for root in positions(in: Self.flow) + positions(in: Self.portals) {
      walk(root) { slot, _ in
        let parent = slot.parent > Self.portals ? slots[Int(slot.parent)].node : nil
        patches.append(.mount(slot.node, slot.view, parent: parent, before: nil))
        return true
      } leave: { _ in
      }
    }
    return patches
  }
}
