/// Which elements of a middle are asked whether their key stands elsewhere.
@frozen
@usableFromInline
enum ChangedElements {
  case unmatchedOld
  case unmatchedNew
  /// Unmatched or moved.
  case notKeptNew
}

extension __KeyedMatcher {
  @inlinable
  @inline(__always)
  func isChanged(_ kind: ChangedElements, _ index: Int) -> Bool {
    switch kind {
    case .unmatchedOld: !isMatched[index]
    case .unmatchedNew: sources[index] < 0
    case .notKeptNew: !isKept[index]
    }
  }

  /// Whether the key of a changed element stands elsewhere in its side.
  ///
  /// - Parameters:
  ///   - side: The side.
  ///   - middle: How many elements its middle has.
  ///   - changed: How many of these are changed, at least one.
  ///   - kind: Which ones.
  ///   - scansMiddle: Whether the other elements of the middle may have a changed one's key. Where not, it is only
  ///     looked for among the changed elements and at the equal ends.
  /// - Returns: Whether there is such an element.
  @inlinable
  @inline(never)
  mutating func repeats<Side: KeyedSide>(
    in side: Side, middle: Int, changed: Int, _ kind: ChangedElements, scansMiddle: Bool
  ) -> Bool {
    let prefix = prefix
    let count = prefix + middle + suffix
    if changed == 1 {
      // Comparing is faster than hashing, and there is nothing to remember.
      var only = 0
      while !isChanged(kind, only) { only += 1 }
      only += prefix
      for index in 0..<prefix where side.areSame(index, only) { return true }
      if scansMiddle {
        for index in prefix..<prefix + middle where index != only && side.areSame(index, only) { return true }
      }
      for index in prefix + middle..<count where side.areSame(index, only) { return true }
      return false
    }
    wordBuffer.reserve(KeyTable.slotCount(for: changed))
    let table = KeyTable(wordBuffer.base, count: changed, limit: middle)
    for index in 0..<middle where isChanged(kind, index) {
      let hash = side.hash(prefix + index)
      let slot = table.find(hash) { side.areSame(prefix + $0, prefix + index) }
      if slot >= 0 { return true }
      table.put(index, hash: hash, at: ~slot)
    }
    for index in 0..<prefix where table.find(side.hash(index), { side.areSame(prefix + $0, index) }) >= 0 {
      return true
    }
    if scansMiddle {
      for index in 0..<middle where !isChanged(kind, index) {
        let other = prefix + index
        if table.find(side.hash(other), { side.areSame(prefix + $0, other) }) >= 0 { return true }
      }
    }
    for index in prefix + middle..<count where table.find(side.hash(index), { side.areSame(prefix + $0, index) }) >= 0 {
      return true
    }
    return false
  }
}
