import KeyedDiffing

/// What a matching found, in offsets of the whole sides.
struct Matching: Equatable {
  /// For each new element, the old one with the same key, or nil.
  var sources: [Int?]
  var keptCount: Int
  var removed: [Int]
  /// The new elements whose key stands earlier in the new side.
  var repeated: [Int]
}

extension Matching {
  /// The plain way: the *n*-th occurrence of a key matches the *n*-th, and a quadratic search finds what can be kept.
  static func naive<Key: Hashable>(_ old: [Key], _ new: [Key]) -> Matching {
    var isTaken = Array(repeating: false, count: old.count)
    let sources = new.map { key -> Int? in
      guard let found = old.indices.first(where: { !isTaken[$0] && old[$0] == key }) else { return nil }
      isTaken[found] = true
      return found
    }
    return Matching(
      sources: sources, keptCount: longestIncreasing(sources.compactMap { $0 }),
      removed: old.indices.filter { !isTaken[$0] },
      repeated: new.indices.filter { new[..<$0].contains(new[$0]) })
  }

  /// The length of the longest increasing subsequence, by looking at all pairs.
  static func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  /// What the matcher found, or a text that says how its results contradict each other.
  static func found<Key: Hashable>(
    by matcher: inout __KeyedMatcher, _ old: [Key], _ new: [Key], prefix: Int = 0, _ knowledge: __KeyKnowledge
  ) throws -> Matching {
    matcher.match(ListSides(old: old, new: new), prefix: prefix, knowledge: knowledge)
    let start = matcher.prefix
    let oldEnd = start + matcher.oldMiddle
    let newEnd = start + matcher.newMiddle
    func claim(_ holds: Bool, _ text: String) throws { if !holds { throw Contradiction(text: text) } }
    try claim(
      oldEnd + matcher.suffix == old.count && newEnd + matcher.suffix == new.count, "the parts are not the whole")
    var sources: [Int?] = Array(0..<start)
    var kept: [Int] = []
    for index in 0..<matcher.newMiddle {
      let source = Int(matcher.sources[index])
      sources.append(source < 0 ? nil : start + source)
      if source >= 0 { try claim(matcher.isMatched[source], "a source is not marked as matched") }
      if matcher.isKept[index] { kept.append(source) }
    }
    for index in 0..<matcher.suffix { sources.append(oldEnd + index) }
    try claim(kept.allSatisfy { $0 >= 0 } && zip(kept, kept.dropFirst()).allSatisfy(<), "kept elements cross")
    let removed = (0..<matcher.oldMiddle).filter { !matcher.isMatched[$0] }.map { start + $0 }
    try claim(matcher.matchedCount == matcher.oldMiddle - removed.count, "the matched ones are miscounted")
    try claim(matcher.movedCount == matcher.matchedCount - kept.count, "the moved ones are miscounted")
    return Matching(
      sources: sources, keptCount: start + kept.count + matcher.suffix, removed: removed,
      repeated: (0..<matcher.repeatedCount).map { Int(matcher.repeated[$0]) })
  }

  struct Contradiction: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}
