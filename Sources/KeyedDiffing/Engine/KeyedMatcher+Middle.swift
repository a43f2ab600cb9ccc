/// How the middle was matched.
@frozen
@usableFromInline
enum MiddleOutcome {
  /// Without hashing any key.
  case byNeighbours
  /// With a table of the old middle, whose keys are all different unless it was said so before.
  case byTable
  /// A key repeats: nothing is matched yet.
  case repeats
}

extension __KeyedMatcher {
  /// Matches the middles as if no key repeated, and finds what is kept in place.
  ///
  /// Most elements follow the one that their predecessor followed, or stand at one of a few other likely places, as in
  /// a reversed list. Only what is found at none of them is looked up by hash, in a table that is made for the first.
  @inlinable
  @inline(__always)
  mutating func matchMiddle<Sides: __KeyedSides>(_ sides: Sides, _ knowledge: __KeyKnowledge) -> MiddleOutcome {
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
    var isIncreasing = true
    var matched = 0
    /// Falls with each element that is found at no likely place; at zero, only the first two are tried.
    var patience = 64

    @inline(__always)
    func isFree(_ old: Int, new: Int) -> Bool {
      old >= 0 && old < oldMiddle && !isMatched[old] && sides.areSame(old: prefix + old, new: new)
    }

    var index = 0
    while index < newMiddle, matched < oldMiddle {
      let new = prefix + index
      var source = -1
      if isFree(next, new: new) {
        source = next
      } else if isFree(next + 1, new: new) {
        source = next + 1
      } else {
        if patience > 0 {
          while isMatched[firstFree] { firstFree += 1 }
          while isMatched[lastFree] { lastFree -= 1 }
          if isFree(next - 2, new: new) {
            source = next - 2
          } else if resume != next, isFree(resume, new: new) {
            source = resume
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
          let slot = table.unsafelyUnwrapped.find(sides.hash(new: new)) { sides.areSame(old: prefix + $0, new: new) }
          if slot >= 0 {
            source = table.unsafelyUnwrapped.offset(at: slot)
            if isMatched[source] {
              if knowledge != .allUnique { return .repeats }
              source = -1
            }
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
    // No old element is left for the rest; whether one of them repeats a key is a question for the check.
    let isWholeAsked = index == newMiddle
    while index < newMiddle {
      sources[index] = -1
      isKept[index] = false
      index += 1
    }
    matchedCount = matched
    if !isIncreasing { keepLongestIncreasing() }
    return table != nil && isWholeAsked ? .byTable : .byNeighbours
  }

  /// Puts the old middle into a table.
  ///
  /// - Returns: The table, or nil where a key repeats and nothing was known of that.
  @inlinable
  @inline(__always)
  mutating func makeTable<Sides: __KeyedSides>(_ sides: Sides, _ knowledge: __KeyKnowledge) -> KeyTable? {
    let prefix = prefix
    wordBuffer.reserve(KeyTable.slotCount(for: oldMiddle))
    let table = KeyTable(wordBuffer.base, count: oldMiddle, limit: oldMiddle)
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
}
