package import ViewTrees

extension HostTree {
  /// Returns what is wrong with the tree; empty if nothing is.
  ///
  /// Between two patches these invariants hold:
  ///
  /// - The mounted nodes are exactly those below the two lists at the top. Parents and children, and siblings, are
  ///   linked both ways.
  /// - Portals are at the top, in their own list, and nothing else is there.
  /// - A text has no children. (Within a commit it may have some.)
  /// - Every index of a node leads to its slot.
  ///
  /// - Returns: The violations.
  /// - Complexity: O(*n*) for *n* slots.
  package func findViolations() -> [InvariantViolation] {
    var violations: [InvariantViolation] = []
    func expect(_ holds: Bool, _ violation: @autoclosure () -> String) {
      if !holds { violations.append(InvariantViolation(description: violation())) }
    }
    var found = 0
    var parents = [Self.portals, Self.flow]
    while let parent = parents.popLast() {
      var previous = Self.none
      var position = slots[Int(parent)].first
      while position != Self.none, found <= count {
        let slot = slots[Int(position)]
        found += 1
        expect(slot.isMounted, "\(slot.node) is in the tree and not mounted")
        expect(slot.parent == parent, "\(slot.node) is linked to a parent that does not have it as a child")
        expect(slot.previous == previous, "\(slot.node) is linked to a previous sibling other than the one before it")
        expect(slot.view.isPortal == (parent == Self.portals), "\(slot.node) is in the wrong list at the top")
        expect(slot.view.text == nil || slot.first == Self.none, "\(slot.node) is a text and has children")
        expect(positions[slot.node.index] == position, "\(slot.node) is in another slot than its index leads to")
        parents.append(position)
        previous = position
        position = slot.next
      }
      expect(slots[Int(parent)].last == previous, "\(slots[Int(parent)].node) has a wrong last child")
    }
    expect(found == count, "the tree counts \(count) nodes and has \(found)")
    expect(slots.count { $0.isMounted } == count, "nodes are mounted that are not in the tree")
    expect(
      positions.count == slots.count - 2, "\(slots.count - 2) indices have slots, and \(positions.count) lead to one")
    return violations
  }
}
