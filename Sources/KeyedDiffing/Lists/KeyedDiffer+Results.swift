extension KeyedDiffer {
  /// Makes a difference from the results of the matching.
  @usableFromInline
  mutating func takeDifference(oldCount: Int, newCount: Int, updated: Int) -> KeyedDiff {
    var diff = recycled.take() ?? KeyedDiff()
    diff.oldCount = oldCount
    diff.newCount = newCount
    empty(&diff.removals.values, for: matcher.oldMiddle - matcher.matchedCount)
    empty(&diff.insertions.values, for: matcher.newMiddle - matcher.matchedCount)
    empty(&diff.moves.values, for: matcher.movedCount)
    empty(&diff.updates.values, for: updated)
    takeStructure(&diff)
    takeUpdates(updated, &diff)
    empty(&diff.repeatedKeys.old.values, for: 0)
    empty(&diff.repeatedKeys.new.values, for: 0)
    return diff
  }

  /// Adds the repeated keys of one side, which the matcher has just listed.
  @usableFromInline
  mutating func takeRepeated(_ diff: inout KeyedDiff, isNew: Bool) {
    // The matcher has written that many, in memory that stays as it is until it matches again.
    let listed = UnsafeBufferPointer(start: matcher.repeated, count: matcher.repeatedCount)
    if isNew {
      empty(&diff.repeatedKeys.new.values, for: listed.count)
      diff.repeatedKeys.new.values += listed
    } else {
      empty(&diff.repeatedKeys.old.values, for: listed.count)
      diff.repeatedKeys.old.values += listed
    }
  }

  /// Empties an array of a difference and makes room for `count` elements, in the array's own memory if that suffices.
  ///
  /// A new array gets exactly the room that it needs. One that had too little gets an eighth more, so that a list that
  /// changes a little more each time allocates seldom.
  private mutating func empty<Element>(_ array: inout [Element], for count: Int) {
    let memory = array.withUnsafeBufferPointer { $0.baseAddress }
    let hadRoom = array.capacity > 0
    // If there is another reference to the array, this takes other memory.
    array.removeAll(keepingCapacity: true)
    if count > array.capacity { array.reserveCapacity(hadRoom ? count + count / 8 : count) }
    let isOther = array.withUnsafeBufferPointer { $0.baseAddress } != memory
    if isOther && array.capacity > 0 { arrayGrowths += 1 }
  }

  /// Adds what the matcher found to arrays that are empty and have room for it.
  private func takeStructure(_ diff: inout KeyedDiff) {
    let prefix = matcher.prefix
    let oldMiddle = matcher.oldMiddle
    let newMiddle = matcher.newMiddle
    let matched = matcher.matchedCount
    // There is room already; saying so where the arrays are filled makes the compiler check less.
    if matched < oldMiddle {
      diff.removals.values.reserveCapacity(oldMiddle - matched)
      let isMatched = matcher.isMatched
      for index in 0..<oldMiddle where !isMatched[index] {
        diff.removals.values.append(Int32(truncatingIfNeeded: prefix + index))
      }
    }
    let sources = matcher.sources
    if matched < newMiddle {
      diff.insertions.values.reserveCapacity(newMiddle - matched)
      for index in 0..<newMiddle where sources[index] < 0 {
        diff.insertions.values.append(Int32(truncatingIfNeeded: prefix + index))
      }
    }
    if matcher.movedCount > 0 {
      diff.moves.values.reserveCapacity(matcher.movedCount)
      let isKept = matcher.isKept
      for index in 0..<newMiddle where !isKept[index] && sources[index] >= 0 {
        diff.moves.values.append(KeyedDiff.OffsetPairs.Stored(prefix + Int(sources[index]), prefix + index))
      }
    }
  }

  /// Marks the elements of the new list that differ from the old ones they match.
  ///
  /// - Returns: How many there are.
  @inlinable
  @inline(__always)
  mutating func findUpdates<Reader: KeyReader>(
    _ sides: BufferSides<Reader>,
    _ areEqual: (UnsafePointer<Reader.Element>, UnsafePointer<Reader.Element>) -> Bool
  ) -> Int {
    let wordCount = (sides.newCount + UInt.bitWidth - 1) / UInt.bitWidth
    updatedBuffer.reserve(wordCount)
    let words = updatedBuffer.base
    words.update(repeating: 0, count: wordCount)
    var found = 0

    @inline(__always)
    func compare(_ old: Int, _ new: Int) {
      if areEqual(sides.old(old), sides.new(new)) { return }
      words[new / UInt.bitWidth] |= 1 << UInt(truncatingIfNeeded: new % UInt.bitWidth)
      found += 1
    }

    let prefix = matcher.prefix
    for index in 0..<prefix { compare(index, index) }
    let sources = matcher.sources
    let newEnd = prefix + matcher.newMiddle
    if matcher.matchedCount > 0 {
      for index in prefix..<newEnd where sources[index - prefix] >= 0 {
        compare(prefix + Int(sources[index - prefix]), index)
      }
    }
    let shift = matcher.newMiddle - matcher.oldMiddle
    for index in newEnd..<sides.newCount { compare(index - shift, index) }
    return found
  }

  /// Adds the elements that were marked as updated.
  private func takeUpdates(_ count: Int, _ diff: inout KeyedDiff) {
    if count == 0 { return }
    diff.updates.values.reserveCapacity(count)
    let prefix = matcher.prefix
    let newEnd = prefix + matcher.newMiddle
    let shift = matcher.newMiddle - matcher.oldMiddle
    for word in 0..<(diff.newCount + UInt.bitWidth - 1) / UInt.bitWidth {
      var bits = updatedBuffer.base[word]
      while bits != 0 {
        let new = word * UInt.bitWidth + bits.trailingZeroBitCount
        bits &= bits - 1
        let old =
          if new < prefix { new } else if new < newEnd { prefix + Int(matcher.sources[new - prefix]) } else {
            new - shift
          }
        diff.updates.values.append(KeyedDiff.OffsetPairs.Stored(old, new))
      }
    }
  }
}
