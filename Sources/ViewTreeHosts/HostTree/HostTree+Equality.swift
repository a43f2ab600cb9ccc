import ViewTrees

extension HostTree: Equatable {
  /// Returns a Boolean value that indicates whether two trees show the same, regardless of node IDs.
  ///
  /// Portals with the same target are compared in any order: they are shown in the order in which they appeared, which
  /// differs between an updated tree and a fresh mount of it.
  ///
  /// - Complexity: O(*n*) for *n* nodes, times the number of portals that share a target.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.count == rhs.count else { return false }
    let (left, right) = (lhs.positions(in: flow), rhs.positions(in: flow))
    guard left.count == right.count, zip(left, right).allSatisfy({ areEqual(lhs, $0, rhs, $1) }) else { return false }
    // Portals with the same target are adjacent, and only they can be equal. Equal ones are interchangeable, so that
    // each takes the first that is equal.
    let (leftPortals, rightPortals) = (lhs.orderedPortals(), rhs.orderedPortals())
    guard leftPortals.count == rightPortals.count else { return false }
    var start = 0
    while start < leftPortals.count {
      let target = lhs.slots[Int(leftPortals[start])].view.portalTarget
      let end = leftPortals[start...].firstIndex { lhs.slots[Int($0)].view.portalTarget != target } ?? leftPortals.count
      var unmatched = Array(rightPortals[start..<end])
      for portal in leftPortals[start..<end] {
        guard let index = unmatched.firstIndex(where: { areEqual(lhs, portal, rhs, $0) }) else { return false }
        unmatched.remove(at: index)
      }
      start = end
    }
    return true
  }

  /// Walks two trees in step until they differ.
  private static func areEqual(_ lhs: Self, _ leftRoot: Position, _ rhs: Self, _ rightRoot: Position) -> Bool {
    var (left, right) = (leftRoot, rightRoot)
    while true {
      let (one, other) = (lhs.slots[Int(left)], rhs.slots[Int(right)])
      guard one.view == other.view, (one.first == none) == (other.first == none) else { return false }
      if one.first != none {
        (left, right) = (one.first, other.first)
        continue
      }
      while left != leftRoot {
        let (next, otherNext) = (lhs.slots[Int(left)].next, rhs.slots[Int(right)].next)
        guard (next == none) == (otherNext == none) else { return false }
        if next != none {
          (left, right) = (next, otherNext)
          break
        }
        (left, right) = (lhs.slots[Int(left)].parent, rhs.slots[Int(right)].parent)
      }
      // Both sides are as many levels below their roots, because each step was taken on both.
      if left == leftRoot { return true }
    }
  }
}
