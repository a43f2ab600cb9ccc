/// The elements of a middle whose keys are checked for another occurrence.
@frozen
@usableFromInline
enum ChangedElements {
  case unmatchedOld
  case unmatchedNew
  /// Unmatched or moved.
  case notKeptNew
}

extension __KeyedMatcher {
  /// Returns whether an element of a middle is one of those that are checked.
  @inlinable
  @inline(__always)
  func isChanged(_ kind: ChangedElements, _ index: Int) -> Bool {
    switch kind {
    case .unmatchedOld: !isMatched[index]
    case .unmatchedNew: sources[index] < 0
    case .notKeptNew: !isKept[index]
    }
  }

  /// Looks for the key of a changed element elsewhere in its side, for a middle that was matched without a table.
  ///
  /// Removed elements are not compared with one another: it no longer matters which of them had a key first.
  ///
  /// - Parameters:
  ///   - side: The side.
  ///   - middle: The number of elements in its middle.
  ///   - changed: The number of these that are changed, at least one.
  ///   - kind: The elements that count as changed.
  /// - Returns: Whether a key was found.
  /// - Complexity: O(*n*) for *n* elements of the side.
  @inlinable
  @inline(never)
  mutating func repeats<Side: KeyedSide>(
    in side: Side, middle: Int, changed: Int, _ kind: ChangedElements
  ) -> Bool {
    if kind == .unmatchedOld && prefix + suffix == 0 && changed == middle { return false }
    if changed <= 4 { return repeatsFew(in: side, middle: middle, kind) }
    let prefix = prefix
    let count = prefix + middle + suffix
    let table = tableOfOne(changed, limit: middle)
    for index in 0..<middle where isChanged(kind, index) {
      let hash = side.hash(prefix + index)
      let slot = table.find(hash) { side.keysAreEqual(prefix + $0, prefix + index) }
      if slot < 0 { table.put(index, hash: hash, at: ~slot) } else if kind != .unmatchedOld { return true }
    }
    for index in 0..<count {
      if index >= prefix && index < prefix + middle && isChanged(kind, index - prefix) { continue }
      if table.find(side.hash(index), { side.keysAreEqual(prefix + $0, index) }) >= 0 { return true }
    }
    return false
  }

  /// Does the same for a few changed elements, without a table.
  @inlinable
  @inline(__always)
  mutating func repeatsFew<Side: KeyedSide>(in side: Side, middle: Int, _ kind: ChangedElements) -> Bool {
    let prefix = prefix
    let count = prefix + middle + suffix
    wordBuffer.reserve(8)
    let few = wordBuffer.base
    let hashes = few + 4
    let mixer = KeyMixer.ofProcess
    var fewCount = 0
    for index in 0..<middle where isChanged(kind, index) {
      // The caller has counted them.
      assert(fewCount < 4, "more elements are changed than there is room for")
      few[fewCount] = UInt32(truncatingIfNeeded: prefix + index)
      hashes[fewCount] = UInt32(truncatingIfNeeded: mixer.mixed(side.hash(prefix + index)))
      fewCount += 1
    }
    for place in fewCount..<4 { hashes[place] = hashes[0] }
    let (first, second, third, fourth) = (hashes[0], hashes[1], hashes[2], hashes[3])
    for index in 0..<count {
      // One comparison takes less time than hashing, several take more.
      let hash = fewCount == 1 ? first : UInt32(truncatingIfNeeded: mixer.mixed(side.hash(index)))
      if hash != first && hash != second && hash != third && hash != fourth { continue }
      for place in 0..<fewCount {
        let changed = Int(few[place])
        if index == changed || !side.keysAreEqual(index, changed) { continue }
        let isRemovedToo =
          kind == .unmatchedOld && index >= prefix && index < prefix + middle && isChanged(kind, index - prefix)
        if !isRemovedToo { return true }
      }
    }
    return false
  }
}
