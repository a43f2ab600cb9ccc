import KeyedDiffing
import TestSupport
import Testing

@Suite("Matching two lists by key")
struct MatcherTests {
  @Test("every pair of short lists over three keys is matched by occurrence, with the fewest moves", arguments: 0...4)
  func exhaustive(newLength: Int) throws {
    var matcher = __KeyedMatcher()
    defer { matcher.deallocate() }
    for old in (0...4).flatMap({ Self.lists(3, length: $0) }) {
      for new in Self.lists(3, length: newLength) { try check(&matcher, old, new) }
    }
  }

  @Test("every permutation of up to six keys is matched with the fewest moves", arguments: 1...6)
  func permutations(count: Int) throws {
    var matcher = __KeyedMatcher()
    defer { matcher.deallocate() }
    for new in Self.permutations(Array(0..<count)) { try check(&matcher, Array(0..<count), new) }
  }

  @Test("random lists are matched as the plain way matches them", arguments: [1.0, 3.0, 0.3])
  func random(keysPerElement: Double) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var matcher = __KeyedMatcher()
    defer { matcher.deallocate() }
    for _ in 0..<400 {
      let length = 1 + generator.below(60)
      let keys = max(1, Int(Double(length) * keysPerElement))
      let old = (0..<generator.below(length)).map { _ in generator.below(keys) }
      var new = old
      for _ in 0..<generator.below(12) {
        switch generator.below(3) {
        case 0: new.insert(generator.below(keys), at: generator.below(new.count + 1))
        case 1: if !new.isEmpty { new.remove(at: generator.below(new.count)) }
        default: if new.count > 1 { new.swapAt(generator.below(new.count), generator.below(new.count)) }
        }
      }
      try check(&matcher, old, new, "seed \(seed)")
    }
  }

  @Test("the first old element is matched first, even if the ends are equal")
  func occurrencesAtTheEnd() throws {
    var matcher = __KeyedMatcher()
    defer { matcher.deallocate() }
    let found = try Matching.found(by: &matcher, ["x", "A"], ["A", "y", "A"], .oldIsUnique)
    #expect(found.sources == [1, nil, nil])
    #expect(found.repeated == [2])
  }

  @Test("a list of one key alone takes no longer than any other")
  func oneKey() throws {
    var matcher = __KeyedMatcher()
    defer { matcher.deallocate() }
    let sides = CountingSides(old: [-1] + Array(repeating: 7, count: 10_000), new: Array(repeating: 7, count: 9_000))
    matcher.match(sides, prefix: 0, knowledge: .nothing)
    #expect(matcher.matchedCount == 9_000)
    #expect(matcher.repeatedCount == 8_999)
    #expect(sides.comparisons.count < 200_000)
  }

  @Test("a reversed list is matched without hashing if its keys are known to be unique")
  func reversedWithoutHashing() {
    var matcher = __KeyedMatcher()
    defer { matcher.deallocate() }
    let sides = CountingSides(old: Array(0..<1000), new: (0..<1000).reversed())
    matcher.match(sides, prefix: 0, knowledge: .oldIsUnique)
    #expect(matcher.movedCount == 999)
    #expect(sides.hashes.count == 0)
  }

  @Test("the invariants tell what is wrong with the results of a matching")
  func violations() {
    func violations(
      from old: [Int] = [0, 1, 2, 3, 9], to new: [Int] = [0, 3, 1, 7, 9], _ knowledge: __KeyKnowledge = .nothing,
      _ change: (inout __KeyedMatcher) -> Void
    ) -> Int {
      var matcher = __KeyedMatcher()
      defer { matcher.deallocate() }
      let sides = ListSides(old: old, new: new)
      matcher.match(sides, prefix: 0, knowledge: knowledge)
      change(&matcher)
      return matcher.findViolations(matching: sides).count
    }
    #expect(violations { _ in } == 0)
    #expect(violations { $0.suffix += 1 } == 1, "a side has other elements")
    #expect(violations { $0.sources[2] = -2 } == 1, "there is no such source")
    #expect(violations { $0.sources[2] = 3 } == 1, "the source is beyond the middle")
    #expect(violations { $0.sources[2] = 0 } == 2, "a source is taken twice, and has another key")
    #expect(violations { $0.isMatched[1] = true } == 1, "an element is matched without being a source")
    #expect(violations { $0.isKept[2] = true } == 1, "an element without a source is kept")
    #expect(violations { $0.isKept.update(repeating: true, count: 2) } == 2, "kept elements cross, and none is moved")
    #expect(violations { $0.matchedCount += 1 } == 1 && violations { $0.movedCount += 1 } == 1, "a count is wrong")
    #expect(violations(from: [1, 1], to: [1, 1], .oldRepeats) { _ in } == 0)
    #expect(
      violations(from: [1, 1], to: [1, 1], .oldRepeats) { $0.repeated[0] = 0 } == 1, "no earlier key is the same")
    #expect(violations(from: [1, 1], to: [1, 1], .oldRepeats) { $0.repeated[0] = 2 } == 1, "there is no such element")
  }

  private func check(
    _ matcher: inout __KeyedMatcher, _ old: [Int], _ new: [Int], _ note: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = Matching.naive(old, new)
    let isOldUnique = Set(old).count == old.count
    let shared = zip(old, new).prefix { $0 == $1 }.count
    for knowledge in [__KeyKnowledge.nothing, .oldIsUnique, .oldRepeats, .allUnique] {
      if knowledge == .oldIsUnique && !isOldUnique { continue }
      if knowledge == .allUnique && !(isOldUnique && expected.repeated.isEmpty) { continue }
      var found = try Matching.found(by: &matcher, old, new, prefix: knowledge == .nothing ? 0 : shared, knowledge)
      // If nothing is known, keys that repeat only among elements that stay are not looked for.
      if knowledge == .nothing && found.repeated.isEmpty {
        let changed = expected.sources.indices.filter { expected.sources[$0] == nil }
        let isRepeated = changed.contains { index in new.count { $0 == new[index] } > 1 }
        if !isRepeated { found.repeated = expected.repeated }
      }
      if found != expected {
        Issue.record("\(knowledge): \(old) → \(new)", sourceLocation: sourceLocation)
        #expect(found == expected, note, sourceLocation: sourceLocation)
      }
    }
    let colliding = try Matching.found(
      by: &matcher, old.map(CollidingKey.init), new.map(CollidingKey.init), .oldRepeats)
    if colliding != expected { #expect(colliding == expected, note, sourceLocation: sourceLocation) }
  }

  private static func lists(_ keys: Int, length: Int) -> [[Int]] {
    length == 0 ? [[]] : lists(keys, length: length - 1).flatMap { list in (0..<keys).map { list + [$0] } }
  }

  private static func permutations(_ values: [Int]) -> [[Int]] {
    values.isEmpty
      ? [[]] : values.flatMap { first in permutations(values.filter { $0 != first }).map { [first] + $0 } }
  }
}
