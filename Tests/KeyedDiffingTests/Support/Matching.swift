import KeyedDiffing

/// The results of a matching, in offsets of the whole sides.
struct Matching: Equatable {
  /// For each new element, the old one with the same key, or nil.
  var sources: [Int?]
  var keptCount: Int
  var removed: [Int]
  /// The new elements whose key occurs earlier in the new side.
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

  /// Returns what the matcher found, or throws what is wrong with its results.
  static func found<Key: Hashable>(
    by matcher: inout __KeyedMatcher, _ old: [Key], _ new: [Key], prefix: Int = 0, _ knowledge: __KeyKnowledge
  ) throws -> Matching {
    let sides = ListSides(old: old, new: new)
    matcher.match(sides, prefix: prefix, knowledge: knowledge)
    let violations = matcher.findViolations(matching: sides)
    if !violations.isEmpty { throw BrokenInvariants(violations: violations) }
    let start = matcher.prefix
    let sources = (0..<matcher.newMiddle).map { Int(matcher.sources[$0]) }
    let keptCount = (0..<matcher.newMiddle).count { matcher.isKept[$0] }
    return Matching(
      sources: (0..<start).map { $0 } + sources.map { $0 < 0 ? nil : start + $0 }
        + (0..<matcher.suffix).map { start + matcher.oldMiddle + $0 },
      keptCount: start + keptCount + matcher.suffix,
      removed: (0..<matcher.oldMiddle).filter { !matcher.isMatched[$0] }.map { start + $0 },
      repeated: (0..<matcher.repeatedCount).map { Int(matcher.repeated[$0]) })
  }

  struct BrokenInvariants: Error, CustomStringConvertible {
    var violations: [String]
    var description: String { violations.joined(separator: "; ") }
  }
}
