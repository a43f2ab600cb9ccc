import KeyedDiffing
import TestSupport
import Testing

/// Failures that users of other systems reported, as far as they concern lists.
@Suite("Reported failures of keyed lists")
struct ScenarioTests {
  @Test("tree-scenario 24: a hole between keyed elements removes only what was a hole")
  func hole() {
    // Holes have no keys: each is identified by its number.
    let steps = [["1", "2", "3"], ["nil", "1", "2", "3"], ["1", "nil", "3"]]
    #expect(KeyedDiff(from: steps[0], to: steps[1], id: \.self).description == "insertions [0]")
    let second = KeyedDiff(from: steps[1], to: steps[2], id: \.self)
    #expect(second.removals == [2] && second.insertions.isEmpty && second.moves.count == 1)
  }

  @Test("tree-scenario 26: repeated keys leave nothing behind, and are reported")
  func repeatedKeysAccumulate() {
    var list = ["bar", "bar"]
    for round in 0..<10 {
      let next = round % 2 == 0 ? ["foo"] : ["bar", "bar"]
      let diff = KeyedDiff(from: list, to: next, id: \.self)
      #expect(diff.repeatedKeys.old == (list.count == 2 ? [1] : []))
      #expect(diff.repeatedKeys.new == (next.count == 2 ? [1] : []))
      list = diff.applied(to: list, with: next)
      #expect(list == next)
    }
  }

  @Test("tree-scenario 27: equal ends never overlap if keys repeat")
  func overlappingEnds() {
    for oldCount in 0...6 {
      for newCount in 0...6 {
        let old = Array(repeating: "a", count: oldCount)
        let new = Array(repeating: "a", count: newCount)
        let diff = KeyedDiff(from: old, to: new, id: \.self)
        #expect(Array(diff.removals) == Array(min(oldCount, newCount)..<oldCount))
        #expect(Array(diff.insertions) == Array(min(oldCount, newCount)..<newCount))
        #expect(diff.applied(to: old, with: new) == new)
      }
    }
  }

  @Test("tree-scenario 28: a thousand quick shuffles, insertions and deletions of up to nine keys")
  func quickShuffles() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var differ = KeyedDiffer()
    var list = Array(1...9)
    for _ in 0..<1000 {
      let next = Array((1...9).shuffled(using: &generator).prefix(generator.below(10)))
      let diff = differ.difference(from: list, to: next, id: \.self)
      #expect(diff.repeatedKeys.isEmpty, "seed \(seed)")
      list = diff.applied(to: list, with: next)
      #expect(list == next, "seed \(seed)")
    }
  }

  @Test("tree-scenario 40: reversing ten times as many string keys takes about ten times as many comparisons")
  func stringKeys() {
    func comparisons(_ count: Int) -> Int {
      let keys = (0..<count).map { "key \($0)" }
      let sides = CountingSides(old: keys.map(\.hashValue), new: keys.map(\.hashValue).reversed())
      var matcher = __KeyedMatcher()
      defer { matcher.deallocate() }
      matcher.match(sides, prefix: 0, knowledge: .nothing)
      return sides.comparisons.count
    }
    #expect(comparisons(10_000) < 15 * comparisons(1000))
    // Keys spread over the hashes, long ones as well as short ones.
    for length in [1, 15, 16, 100] {
      let hashes = Set((0..<1000).map { __keyHash(String(repeating: "k", count: length) + "\($0)") })
      #expect(hashes.count == 1000)
    }
  }

  @Test("tree-scenario 44: sorting a random permutation leads to the sorted list")
  func sorting() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let list = (0..<20).shuffled(using: &generator)
      let diff = KeyedDiff(from: list, to: Array(0..<20), id: \.self)
      #expect(diff.applied(to: list, with: Array(0..<20)) == Array(0..<20), "seed \(seed)")
      #expect(diff.moves.count == 20 - Matching.longestIncreasing(list), "seed \(seed)")
    }
  }

  @Test("tree-scenario 47: swaps around a row that stays never move it")
  func swaps() {
    let diff = KeyedDiff(from: Array(1...7), to: [7, 6, 5, 4, 3, 2, 1], id: \.self)
    #expect(diff.moves.count == 6)
    let swapped = KeyedDiff(from: Array(1...7), to: [1, 6, 3, 4, 5, 2, 7], id: \.self)
    #expect(swapped.moves.count == 2)
    #expect(!swapped.moves.contains { $0.old == 3 })
  }

  @Test("tree-scenario 77: the last of a thousand rows comes first in one move")
  func lastToFront() {
    let diff = KeyedDiff(from: Array(0..<1000), to: [999] + Array(0..<999), id: \.self)
    #expect(diff.description == "moves [999 → 0]")
  }

  @Test("tree-scenario M10: as many moves as CollectionDifference infers, or fewer", arguments: [100, 300])
  func collectionDifference(count: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let list = Array(0..<count)
    for new in [list.reversed(), list.shuffled(using: &generator)] {
      let inferred = new.difference(from: list).inferringMoves()
      let moves = KeyedDiff(from: list, to: new, id: \.self).moves
      #expect(moves.count <= inferred.removals.count, "seed \(seed)")
      #expect(moves.count == count - Matching.longestIncreasing(new), "seed \(seed)")
    }
  }
}
