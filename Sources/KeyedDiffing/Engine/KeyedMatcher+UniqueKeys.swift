extension __KeyedMatcher {
  /// Matches the middle as if no key repeated, finds what is kept in place, and checks that no key does repeat.
  ///
  /// An unmatched key may be another occurrence of a matched one. If the old side is unique, each repeated key of the
  /// new side has an unmatched occurrence there. If it need not be, equal keys that are all kept are paired in order,
  /// and the pairing is right; otherwise one of them is moved or unmatched. So only the keys of such elements have to
  /// be looked for elsewhere.
  ///
  /// - Returns: Whether no key that matters repeats. If one does, the matching is void.
  @inlinable
  @inline(__always)
  mutating func matchAssumingUniqueKeys<Sides: __KeyedSides>(_ sides: Sides, _ knowledge: __KeyKnowledge) -> Bool {
    guard case .matched(let table, let isIncreasing) = matchMiddle(sides, knowledge) else { return false }
    if let table {
      // The table has shown that the old middle is unique, so that moves are right, and that the unmatched elements of
      // the new middle have their own keys. Only the equal ends are left. The subsequence will overwrite the table.
      if knowledge != .allUnique && repeatsAtEnds(sides, table, knowledge) { return false }
      if !isIncreasing { keepLongestIncreasingSubsequence() }
      return true
    }
    if !isIncreasing { keepLongestIncreasingSubsequence() }
    return knowledge == .allUnique || !changedKeysRepeat(sides, knowledge)
  }

  /// Returns whether a changed key occurs elsewhere in its side, for a middle that was matched without a table.
  @inlinable
  @inline(__always)
  mutating func changedKeysRepeat<Sides: __KeyedSides>(_ sides: Sides, _ knowledge: __KeyKnowledge) -> Bool {
    let inserted = newMiddle - matchedCount
    if knowledge == .oldIsUnique {
      return inserted > 0 && repeats(in: NewSide(sides), middle: newMiddle, changed: inserted, .unmatchedNew)
    }
    let changed = inserted + movedCount
    if changed > 0 && repeats(in: NewSide(sides), middle: newMiddle, changed: changed, .notKeptNew) { return true }
    let removed = oldMiddle - matchedCount
    return removed > 0 && repeats(in: OldSide(sides), middle: oldMiddle, changed: removed, .unmatchedOld)
  }

  /// Returns whether the key of an unmatched element of a middle occurs at one of the equal ends as well.
  @inlinable
  @inline(__always)
  mutating func repeatsAtEnds<Sides: __KeyedSides>(
    _ sides: Sides, _ table: KeyTable, _ knowledge: __KeyKnowledge
  ) -> Bool {
    let inserted = newMiddle - matchedCount
    let removed = knowledge == .oldIsUnique ? 0 : oldMiddle - matchedCount
    if prefix + suffix == 0 || inserted + removed == 0 { return false }
    let oldMiddle = oldMiddle
    let prefix = prefix
    let newEnd = prefix + newMiddle
    for new in 0..<sides.newCount where new < prefix || new >= newEnd {
      let slot = table.find(sides.hash(new: new)) { entry in
        entry < oldMiddle
          ? sides.keysAreEqual(old: prefix + entry, new: new)
          : sides.keysAreEqual(new: prefix + entry - oldMiddle, new: new)
      }
      if slot >= 0 {
        let entry = table.offset(at: slot)
        if entry >= oldMiddle || !isMatched[entry] { return true }
      }
    }
    return false
  }
}
