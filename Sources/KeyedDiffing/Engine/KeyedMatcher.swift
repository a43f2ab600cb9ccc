/// Matches the elements of two lists by key and finds the fewest moves.
///
/// The equal ends are left out; the elements between them are the middle, and are addressed by their offset in it.
///
///     old   │ prefix │ oldMiddle │ suffix │
///     new   │ prefix │  newMiddle  │ suffix │
///
/// The *n*-th occurrence of a key in the old side matches the *n*-th in the new side.
///
/// 1. `skipEqualStart` and `equalEnd` find the equal ends.
/// 2. `matchMiddle` finds the source of each new element, as if no key repeated.
/// 3. `LongestIncreasingSubsequence` finds what is kept in place. All other matched elements move.
/// 4. `matchAssumingUniqueKeys` checks that no key repeats. If one does, `matchByOccurrence` starts again.
///
/// The matcher owns memory that the next matching uses again: call ``deallocate()`` when done. Copies share that
/// memory. The results are valid until the next matching. ``findViolations()`` says what always holds of them.
///
/// Matching takes O(*n* log *n*) time, O(*n*) if nothing moves, and at most 14 bytes for each element of the larger
/// middle, 18 if keys repeat.
@frozen
public struct __KeyedMatcher {
  /// How many elements are equal at the start.
  public var prefix = 0
  /// How many elements are equal at the end.
  public var suffix = 0
  /// How many elements the old middle has.
  public var oldMiddle = 0
  /// How many elements the new middle has.
  public var newMiddle = 0
  /// How many elements of the old middle are matched.
  public var matchedCount = 0
  /// How many matched elements of the new middle are not kept in place.
  public var movedCount = 0
  /// How many entries ``repeated`` has.
  public var repeatedCount = 0

  /// Whether a key was found to repeat in either side.
  public var foundRepeats = false

  @usableFromInline var sourceBuffer = ScratchBuffer<Int32>()
  @usableFromInline var matchedBuffer = ScratchBuffer<Bool>()
  @usableFromInline var keptBuffer = ScratchBuffer<Bool>()
  /// The table of keys during matching, then the memory for the longest increasing subsequence.
  @usableFromInline var wordBuffer = ScratchBuffer<UInt32>()
  /// If keys repeat: chains of elements with the same key, and then the list of repeated elements.
  @usableFromInline var repeatBuffer = ScratchBuffer<Int32>()

  /// Creates a matcher that owns no memory yet.
  @inlinable
  public init() {}

  /// Frees the memory; the matcher can be used again.
  @inlinable
  public mutating func deallocate() {
    sourceBuffer.deallocate()
    matchedBuffer.deallocate()
    keptBuffer.deallocate()
    wordBuffer.deallocate()
    repeatBuffer.deallocate()
    self = __KeyedMatcher()
  }

  /// The bytes that the matcher keeps for its next use.
  package var byteCount: Int {
    4 * (sourceBuffer.capacity + wordBuffer.capacity + repeatBuffer.capacity) + matchedBuffer.capacity
      + keptBuffer.capacity
  }

  /// For each element of the new middle, its offset in the old middle, or -1.
  @inlinable
  @inline(__always)
  public var sources: UnsafeMutablePointer<Int32> { sourceBuffer.base }

  /// For each element of the old middle, whether it is the source of a new one.
  @inlinable
  @inline(__always)
  public var isMatched: UnsafeMutablePointer<Bool> { matchedBuffer.base }

  /// For each element of the new middle, whether it is matched and kept in place; other matched elements move.
  @inlinable
  @inline(__always)
  public var isKept: UnsafeMutablePointer<Bool> { keptBuffer.base }

  /// The offsets in the whole new side of the elements whose key occurs earlier in it, ascending.
  @inlinable
  @inline(__always)
  public var repeated: UnsafeMutablePointer<Int32> { repeatBuffer.base }

  /// Whether a key was found to repeat in the new side.
  @inlinable
  @inline(__always)
  public var newRepeats: Bool { repeatedCount > 0 }

  /// Matches two sides.
  ///
  /// - Parameters:
  ///   - sides: The two lists.
  ///   - prefix: How many elements at the start are known to have the same keys.
  ///   - knowledge: What is known about the keys.
  /// - Complexity: O(*n* log *n*) for *n* elements between the equal ends.
  @inlinable
  public mutating func match<Sides: __KeyedSides>(_ sides: Sides, prefix: Int, knowledge: __KeyKnowledge) {
    precondition(
      max(sides.oldCount, sides.newCount) < Int(Int32.max),
      "A keyed list has at most 2,147,483,646 elements: split longer ones into sections.")
    repeatedCount = 0
    foundRepeats = false
    skipEqualStart(sides, from: prefix)
    if knowledge == .oldRepeats {
      matchByOccurrence(sides)
    } else {
      setMiddle(sides, suffix: equalEnd(sides))
      if oldMiddle == 0 && newMiddle == 0 { return }
      if !matchAssumingUniqueKeys(sides, knowledge) { matchByOccurrence(sides) }
    }
    assert(resultsHold, "The results of a matching contradict each other.")
  }

  /// Leaves the equal elements at the start out of the middle.
  ///
  /// Most changes are in one part of a list, and what is equal at both ends needs neither hashes nor memory (N. Fraser,
  /// "Diff strategies", 2006). The *n*-th occurrence of a key at the start is the *n*-th one in both sides.
  @inlinable
  @inline(__always)
  mutating func skipEqualStart<Sides: __KeyedSides>(_ sides: Sides, from known: Int) {
    let shorter = min(sides.oldCount, sides.newCount)
    var start = known
    while start < shorter, sides.keysAreEqual(old: start, new: start) { start += 1 }
    prefix = start
  }

  /// Returns the number of equal elements at the end, behind the equal start.
  ///
  /// The last element may be the second occurrence of its key in one side and the third in the other. So the equal end
  /// is safe to leave out only if no key repeats, which ``matchAssumingUniqueKeys(_:_:)`` checks.
  @inlinable
  @inline(__always)
  func equalEnd<Sides: __KeyedSides>(_ sides: Sides) -> Int {
    let oldCount = sides.oldCount
    let newCount = sides.newCount
    let room = min(oldCount, newCount) - prefix
    var end = 0
    while end < room, sides.keysAreEqual(old: oldCount - 1 - end, new: newCount - 1 - end) { end += 1 }
    return end
  }

  /// Makes room for the results: `sources` and `isKept` of the new middle, `isMatched` of the old one.
  @inlinable
  @inline(__always)
  mutating func setMiddle<Sides: __KeyedSides>(_ sides: Sides, suffix: Int) {
    self.suffix = suffix
    oldMiddle = sides.oldCount - prefix - suffix
    newMiddle = sides.newCount - prefix - suffix
    matchedCount = 0
    movedCount = 0
    sourceBuffer.reserve(newMiddle)
    keptBuffer.reserve(newMiddle)
    matchedBuffer.reserve(oldMiddle)
  }

  /// Returns an empty table for `count` elements of one side.
  @inlinable
  @inline(__always)
  mutating func tableOfOne(_ count: Int, limit: Int) -> KeyTable {
    wordBuffer.reserve(2 * count + 1)
    return KeyTable(wordBuffer.base, slotCount: 2 * count + 1, limit: limit)
  }
}

/// What is known about the keys before two sides are matched.
@frozen
public enum __KeyKnowledge: Sendable {
  /// Any key may repeat. A key that repeats without taking part in the change goes unnoticed.
  case nothing
  /// No key repeats in the old side. Every key that repeats in the new side is found.
  case oldIsUnique
  /// A key is known to repeat in the old side. Every key that repeats in the new side is found.
  case oldRepeats
  /// No key repeats in either side, and nothing is checked. If that is not true, occurrences may be paired in any way.
  case allUnique
}
