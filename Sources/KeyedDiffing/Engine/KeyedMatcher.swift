/// Matches the elements of two lists by key and finds the fewest moves.
///
/// The ends that are equal are left out; what lies between is the middle. Elements of the middle are addressed by their
/// offset in it. The *n*-th occurrence of a key in the old side matches the *n*-th in the new side.
///
/// The matcher owns memory that the next matching uses again: call ``deallocate()`` when done. Copies share that memory.
/// The results hold until the next matching.
///
/// Matching takes O(*n* log *n*) time, O(*n*) where nothing moves, and at most 14 bytes for each element of the larger
/// middle, 18 where keys repeat.
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
  /// The table of keys while they are matched, then what the longest increasing subsequence needs.
  @usableFromInline var wordBuffer = ScratchBuffer<UInt32>()
  /// Chains elements with the same key, and then lists them, where keys repeat.
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

  /// For each element of the new middle, its offset in the old middle, or -1.
  @inlinable
  @inline(__always)
  public var sources: UnsafeMutablePointer<Int32> { sourceBuffer.base }

  /// For each element of the old middle, whether an element of the new one took it.
  @inlinable
  @inline(__always)
  public var isMatched: UnsafeMutablePointer<Bool> { matchedBuffer.base }

  /// For each element of the new middle, whether it is matched and stays in place; other matched ones move.
  @inlinable
  @inline(__always)
  public var isKept: UnsafeMutablePointer<Bool> { keptBuffer.base }

  /// The offsets in the whole new side, ascending, of elements whose key occurs earlier in it.
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
  ///   - knowledge: What is known of the keys.
  /// - Complexity: O(*n* log *n*) for *n* elements between the equal ends.
  @inlinable
  public mutating func match<Sides: __KeyedSides>(_ sides: Sides, prefix: Int, knowledge: __KeyKnowledge) {
    let oldCount = sides.oldCount
    let newCount = sides.newCount
    precondition(
      max(oldCount, newCount) < Int(Int32.max),
      "A keyed list has at most 2,147,483,646 elements: split longer ones into sections.")
    repeatedCount = 0
    foundRepeats = false
    let shorter = min(oldCount, newCount)
    var start = prefix
    while start < shorter, sides.areSame(old: start, new: start) { start += 1 }
    self.prefix = start
    if knowledge == .oldRepeats {
      matchByOccurrence(sides)
    } else {
      var end = 0
      let room = shorter - start
      while end < room, sides.areSame(old: oldCount - 1 - end, new: newCount - 1 - end) { end += 1 }
      setMiddle(sides, suffix: end)
      if oldMiddle == 0 && newMiddle == 0 { return }
      if !matchOnce(sides, knowledge) { matchByOccurrence(sides) }
    }
    assert(resultsHold, "the results of a matching contradict each other")
  }

  /// Whether the results are offsets of the middles, each old element taken once, and as many as is said.
  ///
  /// Who reads them does not check them again; a debug build does, after each matching. They hold whatever the keys answer:
  /// an old element is taken only while it is free, also where `==` and the hash of a key contradict each other.
  @usableFromInline
  var resultsHold: Bool {
    var isTaken = [Bool](repeating: false, count: oldMiddle)
    var matched = 0
    var moved = 0
    for index in 0..<newMiddle {
      let source = Int(sources[index])
      if source < 0 {
        if source != -1 || isKept[index] { return false }
        continue
      }
      if source >= oldMiddle || isTaken[source] || !isMatched[source] { return false }
      isTaken[source] = true
      matched += 1
      if !isKept[index] { moved += 1 }
    }
    return matched == matchedCount && moved == movedCount && isTaken == (0..<oldMiddle).map { isMatched[$0] }
  }

  /// Makes room for the results: `sources` and `isKept` for each element of the new middle, `isMatched` for each of the old.
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

  /// Memory for a table of `count` elements of one side, and the table, empty.
  @inlinable
  @inline(__always)
  mutating func tableOfOne(_ count: Int, limit: Int) -> KeyTable {
    wordBuffer.reserve(2 * count + 1)
    return KeyTable(wordBuffer.base, slotCount: 2 * count + 1, limit: limit)
  }
}
