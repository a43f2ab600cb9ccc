extension __KeyedMatcher {
  /// What is wrong with the results of the last matching; empty if nothing is.
  ///
  /// After each matching this holds, even if `==` and the hash of a key contradict each other:
  ///
  /// - The source of a new element is -1 or an offset in the old middle, and no two elements have the same one.
  /// - An old element is matched if and only if it is the source of a new one.
  /// - What is kept has a source, and the sources of what is kept ascend.
  /// - The counts of what is matched and of what is moved are right.
  ///
  /// Code that reads the results does not check them again. A debug build checks them after each matching.
  ///
  /// - Returns: A sentence for each part that is wrong.
  /// - Complexity: O(*n*) for *n* elements between the equal ends.
  package func findViolations() -> [String] {
    var violations: [String] = []
    var isTaken = [Bool](repeating: false, count: oldMiddle)
    var (matched, moved, lastKept) = (0, 0, -1)
    for index in 0..<newMiddle {
      let source = Int(sources[index])
      guard source >= 0 else {
        if source != -1 { violations.append("new element \(index): its source is \(source)") }
        if isKept[index] { violations.append("new element \(index): it has no source and is kept") }
        continue
      }
      guard source < oldMiddle, !isTaken[source] else {
        violations.append("new element \(index): its source \(source) is beyond the old middle, or taken before")
        continue
      }
      isTaken[source] = true
      matched += 1
      if !isKept[index] {
        moved += 1
      } else if source < lastKept {
        violations.append("new element \(index): it is kept, and its source \(source) is before \(lastKept)")
      } else {
        lastKept = source
      }
    }
    for old in 0..<oldMiddle where isMatched[old] != isTaken[old] {
      violations.append("old element \(old): it is \(isTaken[old] ? "a source and not" : "no source and") matched")
    }
    if matched != matchedCount { violations.append("\(matchedCount) elements are said to be matched, not \(matched)") }
    if moved != movedCount { violations.append("\(movedCount) elements are said to be moved, not \(moved)") }
    return violations
  }

  /// Whether the results are those of a matching.
  @usableFromInline
  var resultsHold: Bool { findViolations().isEmpty }

  /// What is wrong with the results of matching two sides whose keys have a right `==` and hash; empty if nothing is.
  ///
  /// After a matching, and before the next one or a call of ``findRepeated(_:)``, this holds as well:
  ///
  /// - The equal start, the middle and the equal end are the whole of each side.
  /// - Elements at the same place of the equal ends have the same key, and so do a new element and its source.
  /// - The repeated elements are listed in order, and each has the key of an earlier one.
  ///
  /// - Parameter sides: The sides that were matched last.
  /// - Returns: A sentence for each part that is wrong.
  /// - Complexity: O(*n* + *r* · *n*) for *n* elements, of which *r* repeat.
  package func findViolations<Sides: __KeyedSides>(matching sides: Sides) -> [String] {
    guard prefix + oldMiddle + suffix == sides.oldCount, prefix + newMiddle + suffix == sides.newCount else {
      return ["the equal ends and the middle are not the whole of each side"]
    }
    var violations = findViolations()
    for index in 0..<prefix where !sides.keysAreEqual(old: index, new: index) {
      violations.append("element \(index) of the equal start has two keys")
    }
    for index in 0..<suffix
    where !sides.keysAreEqual(old: prefix + oldMiddle + index, new: prefix + newMiddle + index) {
      violations.append("element \(index) of the equal end has two keys")
    }
    for index in 0..<newMiddle {
      let source = Int(sources[index])
      guard source >= 0, source < oldMiddle else { continue }
      if !sides.keysAreEqual(old: prefix + source, new: prefix + index) {
        violations.append("new element \(index): its source \(source) has another key")
      }
    }
    var last = -1
    for position in 0..<repeatedCount {
      let index = Int(repeated[position])
      guard index > last, index < sides.newCount else {
        violations.append("repeated element \(index) is listed behind \(last)")
        continue
      }
      last = index
      if !(0..<index).contains(where: { sides.keysAreEqual(new: $0, new: index) }) {
        violations.append("element \(index) is said to repeat, and no earlier one has its key")
      }
    }
    return violations
  }
}
