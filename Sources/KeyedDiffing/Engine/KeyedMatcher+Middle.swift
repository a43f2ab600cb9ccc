/// How the middle was matched.
@frozen
@usableFromInline
enum MiddleOutcome {
  /// Every new element has its source, and nothing has to move if the sources ascend.
  ///
  /// A table, where one was needed, holds the old middle and the unmatched elements of the new one. None of their keys
  /// repeats, unless that was taken for granted.
  case matched(table: KeyTable?, isIncreasing: Bool)
  /// A key repeats: nothing is matched yet.
  case repeats
}

extension __KeyedMatcher {
  /// Matches the middles as if no key repeated.
  ///
  /// - Parameters:
  ///   - sides: The two lists.
  ///   - knowledge: What is known about the keys.
  /// - Returns: How the middle was matched.
  @inlinable
  @inline(__always)
  mutating func matchMiddle<Sides: __KeyedSides>(_ sides: Sides, _ knowledge: __KeyKnowledge) -> MiddleOutcome {
    var walk = MiddleWalk(self, knowledge)
    while !walk.isOver {
      walk.matchRun(sides)
      walk.matchReversedRun(sides)
      if walk.isOver { break }
      var source = walk.findNearby(sides)
      if source < 0 {
        if walk.table == nil {
          guard let table = makeTable(sides, knowledge) else { return .repeats }
          walk.table = table
        }
        guard let found = walk.findInTable(sides) else { return .repeats }
        source = found
      }
      walk.match(source)
    }
    walk.leaveRestUnmatched()
    matchedCount = walk.matched
    return .matched(table: walk.table, isIncreasing: walk.isIncreasing)
  }

  /// Puts the old middle into a table that has room for the unmatched elements of the new one, after those of the old
  /// one.
  ///
  /// - Returns: The table, or nil if a key repeats and nothing was known about that.
  @inlinable
  @inline(__always)
  mutating func makeTable<Sides: __KeyedSides>(_ sides: Sides, _ knowledge: __KeyKnowledge) -> KeyTable? {
    let prefix = prefix
    let table = tableOfBoth()
    for old in 0..<oldMiddle {
      let hash = sides.hash(old: prefix + old)
      if knowledge == .nothing {
        let slot = table.find(hash) { sides.keysAreEqual(old: prefix + $0, old: prefix + old) }
        if slot >= 0 { return nil }
        table.put(old, hash: hash, at: ~slot)
      } else {
        table.put(old, hash: hash, at: table.firstFree(hash))
      }
    }
    return table
  }

  /// Returns an empty table for both middles.
  @usableFromInline
  mutating func tableOfBoth() -> KeyTable {
    let all = oldMiddle + newMiddle
    let slotCount = max(2 * oldMiddle, all + all / 5) + 1
    wordBuffer.reserve(slotCount)
    return KeyTable(wordBuffer.base, slotCount: slotCount, limit: all)
  }
}
