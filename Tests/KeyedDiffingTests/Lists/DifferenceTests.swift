import KeyedDiffing
import Testing

@Suite("Differences of two lists")
struct DifferenceTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var diff: String
    var testDescription: String { "[\(old)] → [\(new)]" }

    init(_ old: String, _ new: String, _ diff: String) {
      self.old = old
      self.new = new
      self.diff = diff
    }
  }

  @Test(
    "each kind of change has the offsets of batch updates",
    arguments: [
      Expectation("", "", "no change"),
      Expectation("a b c", "a b c", "no change"),
      Expectation("", "a b", "insertions [0, 1]"),
      Expectation("a b", "", "removals [0, 1]"),
      Expectation("a b", "a b c d", "insertions [2, 3]"),
      Expectation("a b", "c d a b", "insertions [0, 1]"),
      Expectation("a b c d", "a d", "removals [1, 2]"),
      Expectation("a b", "c d", "removals [0, 1] · insertions [0, 1]"),
      Expectation("a b1 c", "a b2 c", "updates [1 → 1]"),
      Expectation("a b1 c", "b2 c x", "removals [0] · insertions [2] · updates [1 → 0]"),
      Expectation("a b c d1", "d2 a b c", "moves [3 → 0] · updates [3 → 0]"),
      Expectation("a b c", "c b a", "moves [2 → 0, 0 → 2]"),
      Expectation("a b c d e", "e x b d a", "removals [2] · insertions [1] · moves [4 → 0, 0 → 4]"),
      // The second occurrence is the new one, wherever it is.
      Expectation("x a", "a y a", "removals [0] · insertions [1, 2] · repeated keys old [], new [2]"),
      Expectation("a a b", "b a", "removals [1] · moves [2 → 0] · repeated keys old [1], new []"),
      Expectation("a b", "a b a", "insertions [2] · repeated keys old [], new [2]"),
    ])
  func kinds(_ expectation: Expectation) {
    let diff = KeyedDiff(from: [Row](expectation.old), to: [Row](expectation.new), id: \.id)
    #expect(diff.description == expectation.diff)
  }

  @Test("key paths, functions and identities find the same")
  func waysToNameKeys() {
    let old = [Row]("a b1 c d")
    let new = [Row]("d b2 x a")
    let expected = KeyedDiff(from: old, to: new, id: \.id)
    #expect(!expected.moves.isEmpty && !expected.updates.isEmpty)
    #expect(KeyedDiff(from: old, to: new) == expected)
    #expect(KeyedDiff(from: old, to: new, id: { $0.id }) == expected)
    #expect(KeyedDiff(from: old, to: new, id: \.id.first) == expected)
    #expect(KeyedDiff(from: old, to: new, id: \.id, areEqual: ==) == expected)
    #expect(KeyedDiff(from: old, to: new, areEqual: ==) == expected)
    #expect(KeyedDiff(from: old, to: new, id: { $0.id }, areEqual: ==) == expected)
    #expect(KeyedDiff(from: old, to: new, id: \.id, keysAreUnique: true) == expected)
  }

  @Test("the caller decides what counts as an update")
  func ownEquality() {
    let old = [Row]("a1 b1")
    let new = [Row]("b2 a2")
    #expect(KeyedDiff(from: old, to: new, id: \.id, areEqual: { _, _ in true }).updates.isEmpty)
    let diff = KeyedDiff(from: old, to: new, areEqual: { old, _ in old.id == "b" })
    #expect(diff.updates == [.init(old: 0, new: 1)])
  }

  @Test("collections that are not stored in one piece are compared as arrays are")
  func otherCollections() {
    let old = [Row]("a b c")
    let new = [Row]("c d a")
    let diff = KeyedDiff(from: old.lazy.map { $0 }, to: new.reversed().reversed(), id: \.id)
    #expect(diff == KeyedDiff(from: old, to: new, id: \.id))
    let sliced = KeyedDiff(from: ([Row("z")] + old)[1...], to: new, id: \.id)
    #expect(sliced == KeyedDiff(from: old, to: new, id: \.id))
    #expect(KeyedDiff(from: EmptyCollection<Row>(), to: CollectionOfOne(Row("a")), id: \.id).insertions == [0])
  }

  @Test("keys that are equal but differ in their bytes are the same key")
  func canonicalEquivalence() {
    let diff = KeyedDiff(from: ["x", "caf\u{e9}", "y"], to: ["y", "cafe\u{301}", "x"], id: \.self)
    #expect(diff.removals.isEmpty && diff.insertions.isEmpty)
  }

  @Test("integers of every width and sign are keys", arguments: [0, -1, Int.max, Int.min, 1 << 40])
  func integerKeys(value: Int) {
    func check<Key: FixedWidthInteger>(_: Key.Type) {
      let keys = (0..<50).map { Key(truncatingIfNeeded: value &+ $0) }
      let diff = KeyedDiff(from: keys, to: [keys[49]] + keys[0..<20].reversed() + keys[25..<49], id: \.self)
      #expect(diff.removals == [20, 21, 22, 23, 24], "\(Key.self)")
      #expect(diff.moves.count == 20, "\(Key.self)")
    }
    check(Int.self)
    check(UInt.self)
    check(Int64.self)
    check(UInt64.self)
    check(Int32.self)
    check(UInt32.self)
    check(Int8.self)
    check(UInt128.self)
  }

  @Test("a collection difference associates the two halves of a move and of an update")
  func associations() {
    let old = [Row]("a b1 c")
    let new = [Row]("c b2 x")
    let changes = CollectionDifference(KeyedDiff(from: old, to: new, id: \.id), from: old, to: new)
    let removals = changes.removals.map { change -> [Int?] in
      if case .remove(let offset, _, let associated) = change { [offset, associated] } else { [] }
    }
    let moved = KeyedDiff(from: old, to: new, id: \.id).moves
    #expect(removals.contains([0, nil]))
    #expect(moved.count == 1 && removals.contains([moved[0].old, moved[0].new]))
    #expect(removals.contains([1, 1]))
  }

  @Test("a recycled difference leaves nothing of itself behind")
  func recycling() {
    var differ = KeyedDiffer()
    differ.recycle(differ.difference(from: [Row]("a a b1 c d"), to: [Row]("d b2 x a"), id: \.id))
    #expect(differ.difference(from: [Row]("a"), to: [Row]("a"), id: \.id) == KeyedDiff(count: 1))
  }
}
