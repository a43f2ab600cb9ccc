/// How the middle was matched.
@frozen
@usableFromInline
enum MiddleOutcome {
  /// Without hashing any key.
  case byNeighbours
  /// With a table of the old middle and of the unmatched elements of the new one; none of their keys repeats, unless
  /// that was taken for granted.
  case byTable(KeyTable)
  /// A key repeats: nothing is matched yet.
  case repeats
}

extension __KeyedMatcher {
  /// Matches the middles as if no key repeated.
  ///
  /// Most elements follow the one that their predecessor followed, or are at one of a few other likely places, as in
  /// a reversed list. Only what is found at none of them is looked up by hash, in a table that is made for the first.
  ///
  /// - Parameters:
  ///   - sides: The two lists.
  ///   - knowledge: What is known of the keys.
  ///   - isIncreasing: Whether nothing has to move.
  /// - Returns: How the middle was matched.
  @inlinable
  @inline(__always)
  mutating func matchMiddle<Sides: __KeyedSides>(
    _ sides: Sides, _ knowledge: __KeyKnowledge, _ isIncreasing: inout Bool
  ) -> MiddleOutcome {
    // All indices are below the counts that `setMiddle` has made room for: `index` < `newMiddle`, and old offsets pass
    // `room`, `isFree` or come out of the table, which holds offsets of the old middle below `oldMiddle`.
    let oldMiddle = oldMiddle
    let newMiddle = newMiddle
    let prefix = prefix
    let sources = sources
    let isMatched = isMatched
    let isKept = isKept
    isMatched.update(repeating: false, count: oldMiddle)
    var table: KeyTable?
    /// The old element after the last match, and the one after the last run of matches that ended with a jump.
    var next = 0
    var resume = 0
    /// All before the first free element and after the last one are matched.
    var firstFree = 0
    var lastFree = oldMiddle - 1
    var matched = 0
    /// Falls with each element that is found at no likely place; at zero, only the nearest ones are tried.
    var patience = 64

    @inline(__always)
    func isFree(_ old: Int, new: Int) -> Bool {
      UInt(bitPattern: old) < UInt(bitPattern: oldMiddle) && !isMatched[old]
        && sides.areSame(old: prefix + old, new: new)
    }

    var index = 0
    // Once no old element is left, only a table has more to say: whether an unmatched key repeats.
    while index < newMiddle, matched < oldMiddle || table != nil {
      // Most of a list continues in the old order.
      let room = min(newMiddle - index, oldMiddle - next)
      var run = 0
      while run < room, !isMatched[next &+ run], sides.areSame(old: prefix &+ next &+ run, new: prefix &+ index &+ run)
      {
        run &+= 1
      }
      for offset in 0..<run { sources[index &+ offset] = Int32(truncatingIfNeeded: next &+ offset) }
      (isKept + index).update(repeating: true, count: run)
      (isMatched + next).update(repeating: true, count: run)
      matched += run
      next += run
      index += run
      // A reversed part continues backwards.
      while index < newMiddle, isFree(next - 2, new: prefix + index) {
        next -= 1
        sources[index] = Int32(truncatingIfNeeded: next - 1)
        isKept[index] = true
        isMatched[next - 1] = true
        isIncreasing = false
        matched += 1
        index += 1
      }
      if index == newMiddle || (matched == oldMiddle && table == nil) { break }
      let new = prefix + index
      var source = -1
      if isFree(next + 1, new: new) {
        source = next + 1
      } else {
        if patience > 0 && matched < oldMiddle {
          // One is free, since fewer are matched than there are.
          while isMatched[firstFree] { firstFree += 1 }
          while isMatched[lastFree] { lastFree -= 1 }
          if resume != next, isFree(resume, new: new) {
            source = resume
          } else if resume != next, isFree(resume + 1, new: new) {
            source = resume + 1
          } else if firstFree != resume, isFree(firstFree, new: new) {
            source = firstFree
          } else if lastFree != firstFree, isFree(lastFree, new: new) {
            source = lastFree
          } else {
            patience -= 1
          }
        }
        if source < 0 {
          if table == nil {
            guard let made = makeTable(sides, knowledge) else { return .repeats }
            table = made
          }
          let hash = sides.hash(new: new)
          let slot = table.unsafelyUnwrapped.find(hash) { entry in
            entry < oldMiddle
              ? sides.areSame(old: prefix + entry, new: new)
              : sides.areSame(new: prefix + entry - oldMiddle, new: new)
          }
          if slot >= 0 {
            source = table.unsafelyUnwrapped.offset(at: slot)
            if source >= oldMiddle || isMatched[source] {
              if knowledge != .allUnique { return .repeats }
              source = -1
            }
          } else if knowledge != .allUnique {
            table.unsafelyUnwrapped.put(oldMiddle + index, hash: hash, at: ~slot)
          }
        }
        if source >= 0 { resume = next }
      }
      sources[index] = Int32(truncatingIfNeeded: source)
      isKept[index] = source >= 0
      if source >= 0 {
        if source < next - 1 { isIncreasing = false }
        isMatched[source] = true
        next = source + 1
        matched += 1
      }
      index += 1
    }
    while index < newMiddle {
      sources[index] = -1
      isKept[index] = false
      index += 1
    }
    matchedCount = matched
    return table.map { .byTable($0) } ?? .byNeighbours
  }

  /// Puts the old middle into a table that has room for unmatched elements of the new one, after those of the old one.
  ///
  /// - Returns: The table, or nil where a key repeats and nothing was known of that.
  @inlinable
  @inline(__always)
  mutating func makeTable<Sides: __KeyedSides>(_ sides: Sides, _ knowledge: __KeyKnowledge) -> KeyTable? {
    let prefix = prefix
    let table = tableOfBoth()
    for old in 0..<oldMiddle {
      let hash = sides.hash(old: prefix + old)
      if knowledge == .nothing {
        let slot = table.find(hash) { sides.areSame(old: prefix + $0, old: prefix + old) }
        if slot >= 0 { return nil }
        table.put(old, hash: hash, at: ~slot)
      } else {
        table.put(old, hash: hash, at: table.firstFree(hash))
      }
    }
    return table
  }

  @usableFromInline
  mutating func tableOfBoth() -> KeyTable {
    let all = oldMiddle + newMiddle
    let slotCount = max(2 * oldMiddle, all + all / 5) + 1
    wordBuffer.reserve(slotCount)
    return KeyTable(wordBuffer.base, slotCount: slotCount, limit: all)
  }
}
