extension __KeyedMatcher {
  /// Matches the *n*-th occurrence of each key with the *n*-th, whatever repeats, and lists what repeats in the new
  /// side.
  ///
  /// The equal end is not left out: the last element of both sides may have the same key, and yet be its second
  /// occurrence in one and its third in the other. The equal start is safe, since it has as many elements of each key
  /// on both sides.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements behind the equal start.
  @inlinable
  @inline(never)
  mutating func matchByOccurrence<Sides: __KeyedSides>(_ sides: Sides) {
    foundRepeats = true
    setMiddle(sides, suffix: 0)
    let prefix = prefix
    let sources = sources
    let isMatched = isMatched
    let isKept = isKept
    isMatched.update(repeating: false, count: oldMiddle)
    repeatBuffer.reserve(oldMiddle)
    let table = tableOfOne(oldMiddle, limit: oldMiddle)
    /// For each old element, the next one with the same key, or -1. The table holds the first element of each chain.
    let following = repeatBuffer.base
    for old in stride(from: oldMiddle - 1, through: 0, by: -1) {
      let hash = sides.hash(old: prefix + old)
      let slot = table.find(hash) { sides.keysAreEqual(old: prefix + $0, old: prefix + old) }
      following[old] = slot < 0 ? -1 : Int32(truncatingIfNeeded: table.offset(at: slot))
      table.put(old, hash: hash, at: slot < 0 ? ~slot : slot)
    }
    var last = -1
    var isIncreasing = true
    for index in 0..<newMiddle {
      let hash = sides.hash(new: prefix + index)
      let slot = table.find(hash) { sides.keysAreEqual(old: prefix + $0, new: prefix + index) }
      sources[index] = -1
      isKept[index] = slot >= 0
      guard slot >= 0 else { continue }
      let source = table.offset(at: slot)
      sources[index] = Int32(truncatingIfNeeded: source)
      isMatched[source] = true
      matchedCount += 1
      if source < last { isIncreasing = false }
      last = source
      if following[source] < 0 {
        table.useUp(slot)
      } else {
        table.put(Int(following[source]), hash: hash, at: slot)
      }
    }
    if !isIncreasing { keepLongestIncreasingSubsequence() }
    listRepeated(in: NewSide(sides), count: sides.newCount)
  }

  /// Fills ``repeated`` for the new side alone, without matching anything, for a list that is mounted.
  ///
  /// - Complexity: O(*n*) for *n* elements of the new side.
  @inlinable
  public mutating func findRepeated<Sides: __KeyedSides>(_ sides: Sides) {
    precondition(
      sides.newCount < Int(Int32.max),
      "A keyed list has at most 2,147,483,646 elements: split longer ones into sections.")
    listRepeated(in: NewSide(sides), count: sides.newCount)
  }

  /// Fills ``repeated`` with the elements of a whole side whose key occurs earlier in it.
  @inlinable
  @inline(__always)
  mutating func listRepeated<Side: KeyedSide>(in side: Side, count: Int) {
    repeatedCount = 0
    repeatBuffer.reserve(count)
    let table = tableOfOne(count, limit: count)
    for index in 0..<count {
      let hash = side.hash(index)
      let slot = table.find(hash) { side.keysAreEqual($0, index) }
      if slot < 0 {
        table.put(index, hash: hash, at: ~slot)
      } else {
        repeatBuffer.base[repeatedCount] = Int32(truncatingIfNeeded: index)
        repeatedCount += 1
      }
    }
  }
}
