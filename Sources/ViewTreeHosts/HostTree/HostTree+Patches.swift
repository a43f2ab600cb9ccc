public import ViewTrees

extension HostTree {
  /// Applies a patch.
  ///
  /// - Parameter patch: A patch that fits the tree.
  /// - Throws: What is wrong with the patch. The tree is then unchanged.
  /// - Complexity: O(1), except for a move to another parent: O(*d*) for the depth *d* of that parent. Once such moves
  ///   have taken many steps per patch, they take amortized O(log *n*) for *n* nodes.
  public mutating func apply(_ patch: Patch<HostSnapshot>) throws(HostError) {
    switch patch {
    case .mount(let node, let view, let parent, let before): try mount(node, view, parent: parent, before: before)
    case .update(let node, let view, _): try update(node, view)
    case .move(let node, let parent, let before): try move(node, parent: parent, before: before)
    case .unmount(let node): try unmount(node)
    }
  }

  /// Returns the patches that mount what the tree shows, with the same node IDs.
  ///
  /// - Returns: One patch for each node, parents before children, siblings in order.
  /// - Complexity: O(*n*) for *n* nodes.
  public func mountPatches() -> [Patch<HostSnapshot>] {
    var patches: [Patch<HostSnapshot>] = []
    patches.reserveCapacity(count)
    // Portals are in the order of the list at the top, to which the anchors of later patches refer, not by target.
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
