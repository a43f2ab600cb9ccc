/// A walk through the new middle that finds the source of each element.
///
/// Most elements follow the one that their predecessor followed, or are at one of a few other likely places, as in a
/// reversed list. An element that is at none of them is looked up by hash, in a table that is made for the first one.
/// Unique keys that pair two lists, and neighbours that continue a pair, are the idea of P. Heckel, "A technique for
/// isolating differences between files", 1978; here the neighbours come first, so that few keys are hashed.
///
/// The sides are passed to each step: a copy in here would be retained and released with each comparison.
///
/// The subscripts below are unchecked. All indices are below the counts that `setMiddle` has made room for: `index` is
/// below `newMiddle` until the walk is over, and offsets in the old middle are limited by `room`, checked by `isFree`,
/// or come from the table. A debug build checks the results.
@frozen
@usableFromInline
struct MiddleWalk {
  @usableFromInline let knowledge: __KeyKnowledge
  @usableFromInline let prefix: Int
  @usableFromInline let oldMiddle: Int
  @usableFromInline let newMiddle: Int
  @usableFromInline let sources: UnsafeMutablePointer<Int32>
  @usableFromInline let isMatched: UnsafeMutablePointer<Bool>
  @usableFromInline let isKept: UnsafeMutablePointer<Bool>

  /// The new element whose source is looked for.
  @usableFromInline var index = 0
  /// The old element after the last match.
  @usableFromInline var next = 0
  /// The old element after the last run of matches that ended with a jump.
  @usableFromInline var resume = 0
  /// All old elements before this one are matched.
  @usableFromInline var firstFree = 0
  /// All old elements after this one are matched.
  @usableFromInline var lastFree: Int
  /// How many old elements are matched.
  @usableFromInline var matched = 0
  /// Falls with each element that is at no likely place; at zero, only the nearest ones are tried.
  @usableFromInline var patience = 64
  /// Whether each source is larger than the one before.
  @usableFromInline var isIncreasing = true
  /// The old middle and the unmatched elements of the new one, once an element had to be looked up.
  @usableFromInline var table: KeyTable?

  /// Starts with nothing matched.
  @inlinable
  @inline(__always)
  init(_ matcher: borrowing __KeyedMatcher, _ knowledge: __KeyKnowledge) {
    self.knowledge = knowledge
    prefix = matcher.prefix
    oldMiddle = matcher.oldMiddle
    newMiddle = matcher.newMiddle
    sources = matcher.sources
    isMatched = matcher.isMatched
    isKept = matcher.isKept
    lastFree = matcher.oldMiddle - 1
    isMatched.update(repeating: false, count: oldMiddle)
  }

  /// Whether the other elements have no source.
  ///
  /// Once no old element is left, only a table has more to say: whether the key of an unmatched element repeats.
  @inlinable
  @inline(__always)
  var isOver: Bool { index == newMiddle || (matched == oldMiddle && table == nil) }

  /// Whether an old element is there, is not matched, and has the key of the new element.
  @inlinable
  @inline(__always)
  func isFree<Sides: __KeyedSides>(_ sides: Sides, _ old: Int) -> Bool {
    UInt(bitPattern: old) < UInt(bitPattern: oldMiddle) && !isMatched[old]
      && sides.keysAreEqual(old: prefix + old, new: prefix + index)
  }
}

extension MiddleWalk {
  /// Matches the elements that continue in the old order, as most of a list does.
  @inlinable
  @inline(__always)
  mutating func matchRun<Sides: __KeyedSides>(_ sides: Sides) {
    let room = min(newMiddle - index, oldMiddle - next)
    var run = 0
    while run < room, !isMatched[next &+ run],
      sides.keysAreEqual(old: prefix &+ next &+ run, new: prefix &+ index &+ run)
    {
      run &+= 1
    }
    for offset in 0..<run { sources[index &+ offset] = Int32(truncatingIfNeeded: next &+ offset) }
    (isKept + index).update(repeating: true, count: run)
    (isMatched + next).update(repeating: true, count: run)
    matched += run
    next += run
    index += run
  }

  /// Matches the elements of a reversed part, which continues backwards.
  @inlinable
  @inline(__always)
  mutating func matchReversedRun<Sides: __KeyedSides>(_ sides: Sides) {
    while index < newMiddle, isFree(sides, next - 2) {
      next -= 1
      sources[index] = Int32(truncatingIfNeeded: next - 1)
      isKept[index] = true
      isMatched[next - 1] = true
      isIncreasing = false
      matched += 1
      index += 1
    }
  }

  /// Looks for an element that ends a run: behind a removed one, where the last run was left, and at both ends of what
  /// is free.
  ///
  /// - Returns: The source, or -1.
  @inlinable
  @inline(__always)
  mutating func findNearby<Sides: __KeyedSides>(_ sides: Sides) -> Int {
    if isFree(sides, next + 1) { return next + 1 }
    if patience == 0 || matched == oldMiddle { return -1 }
    // One is free, since fewer are matched than there are.
    while isMatched[firstFree] { firstFree += 1 }
    while isMatched[lastFree] { lastFree -= 1 }
    if resume != next, isFree(sides, resume) { return resume }
    if resume != next, isFree(sides, resume + 1) { return resume + 1 }
    if firstFree != resume, isFree(sides, firstFree) { return firstFree }
    if lastFree != firstFree, isFree(sides, lastFree) { return lastFree }
    patience -= 1
    return -1
  }

  /// Looks the element up by its hash, and adds it to the table if the table does not have its key.
  ///
  /// - Returns: The source, or -1 if there is none, or nil if the key repeats.
  @inlinable
  @inline(__always)
  func findInTable<Sides: __KeyedSides>(_ sides: Sides) -> Int? {
    let (prefix, oldMiddle, index) = (prefix, oldMiddle, index)
    // The caller has made the table.
    let table = table.unsafelyUnwrapped
    let new = prefix + index
    let hash = sides.hash(new: new)
    let slot = table.find(hash) { entry in
      entry < oldMiddle
        ? sides.keysAreEqual(old: prefix + entry, new: new)
        : sides.keysAreEqual(new: prefix + entry - oldMiddle, new: new)
    }
    if slot < 0 {
      if knowledge != .allUnique { table.put(oldMiddle + index, hash: hash, at: ~slot) }
      return -1
    }
    let source = table.offset(at: slot)
    if source < oldMiddle && !isMatched[source] { return source }
    return knowledge == .allUnique ? -1 : nil
  }

  /// Matches the element with its source, or leaves it unmatched if that is -1, and goes on to the next element.
  @inlinable
  @inline(__always)
  mutating func match(_ source: Int) {
    sources[index] = Int32(truncatingIfNeeded: source)
    isKept[index] = source >= 0
    if source >= 0 {
      if source != next + 1 { resume = next }
      if source < next - 1 { isIncreasing = false }
      isMatched[source] = true
      next = source + 1
      matched += 1
    }
    index += 1
  }

  /// Leaves the elements behind the end of the walk unmatched.
  @inlinable
  @inline(__always)
  mutating func leaveRestUnmatched() {
    while index < newMiddle {
      sources[index] = -1
      isKept[index] = false
      index += 1
    }
  }
}
