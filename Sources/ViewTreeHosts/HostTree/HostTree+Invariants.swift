package import ViewTrees

extension HostTree {
  /// What is wrong with the tree between two patches; empty if nothing is.
  ///
  /// Between two patches this holds:
  ///
  /// - The mounted nodes are exactly those below the two lists at the top. Parents and children, and siblings, are linked
  ///   both ways.
  /// - Portals are at the top, in their own list, and nothing else is there.
  /// - A text has no children. (Within a commit it may have some.)
  /// - Every index of a node leads to its slot.
  ///
  /// - Returns: A violation for each part that is wrong.
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
        expect(slot.parent == parent, "\(slot.node) is linked to another parent than the one whose child it is")
        expect(slot.previous == previous, "\(slot.node) is linked to another predecessor than the one before it")
        expect(slot.view.isPortal == (parent == Self.portals), "\(slot.node) is in the wrong list at the top")
        expect(slot.view.text == nil || slot.first == Self.none, "\(slot.node) is a text and has children")
        expect(positions[slot.node.index] == position, "\(slot.node) is not where its index leads to")
        parents.append(position)
        previous = position
        position = slot.next
      }
      expect(slots[Int(parent)].last == previous, "the last child of \(slots[Int(parent)].node) is another one")
    }
    expect(found == count, "\(count) nodes are said to be mounted, and \(found) are in the tree")
    expect(slots.count { $0.isMounted } == count, "nodes are mounted that are not in the tree")
    expect(
      positions.count == slots.count - 2, "\(slots.count - 2) indices have slots, and \(positions.count) lead to one")
    return violations
  }
}
