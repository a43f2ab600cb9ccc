extension KeyedDiff {
  /// One change to a list in its current state.
  public enum Step: Hashable, Sendable {
    /// Removes the element at an offset.
    case remove(at: Int)
    /// Inserts the element that has the offset `new` in the new list.
    case insert(at: Int, new: Int)
    /// Takes an element out and inserts it again, at the offset `to` in what is left.
    case move(from: Int, to: Int)
    /// Replaces the element at an offset with the element at the same offset in the new list.
    case update(at: Int)
  }

  /// Returns the changes one by one, for a host that has no batches.
  ///
  /// Each step has offsets in the list that the steps before it lead to. Removals come first, from the last to the
  /// first, then moves and insertions in the order of the new list, and then updates.
  ///
  /// ```swift
  /// let diff = KeyedDiff(from: ["a", "b", "c"], to: ["c", "x", "a"], id: \.self)
  /// diff.steps()  // [.remove(at: 1), .move(from: 1, to: 0), .insert(at: 1, new: 1)]
  /// ```
  ///
  /// - Returns: As many steps as the difference has changes.
  /// - Complexity: O(*n* + *c* log *n*) for *n* elements and *c* changes.
  public func steps() -> [Step] {
    var steps: [Step] = removals.reversed().map { .remove(at: $0) }
    steps.reserveCapacity(removals.count + insertions.count + moves.count + updates.count)
    appendPlacements(to: &steps)
    steps += updates.map { .update(at: $0.new) }
    return steps
  }

  /// Appends the moves and insertions.
  ///
  /// The new list is walked from its start. During the walk, the elements that have yet to move are still between those
  /// that are kept, in their old order, and each element that was placed follows its predecessor in the new list. So an
  /// element belongs behind the last kept one before it and all that was placed there. Its offset follows from the
  /// counts: how many elements are at each old offset, together with those that were placed behind it.
  private func appendPlacements(to steps: inout [Step]) {
    if moves.isEmpty && insertions.isEmpty { return }
    let isKept = keptOffsets
    var counts = Array(repeating: 1, count: oldCount)
    for offset in removals { counts[offset] = 0 }
    var line = FenwickTree(counts)
    var placedAtStart = 0
    /// The old offset of the last kept element that was passed, or -1.
    var anchor = -1
    var passed = 0
    var insertion = insertions.makeIterator()
    var move = moves.makeIterator()
    var nextInsertion = insertion.next()
    var nextMove = move.next()
    for offset in 0..<newCount {
      if nextInsertion == nil && nextMove == nil { return }
      if nextInsertion == offset {
        steps.append(.insert(at: placedAtStart + line.sum(before: anchor + 1), new: offset))
        nextInsertion = insertion.next()
      } else if let found = nextMove, found.new == offset {
        let from = placedAtStart + line.sum(before: found.old)
        line.add(-1, at: found.old)
        steps.append(.move(from: from, to: placedAtStart + line.sum(before: anchor + 1)))
        nextMove = move.next()
      } else {
        while !isKept[passed] { passed += 1 }
        anchor = passed
        passed += 1
        continue
      }
      if anchor < 0 { placedAtStart += 1 } else { line.add(1, at: anchor) }
    }
  }
}
