import ComparisonSpecs
import TestSupport
import Testing
import ViewTrees

private struct Swapped: View {
  let isShort: Bool
  let name: String

  var body: some View {
    if isShort {
      Leaf(name)
    } else {
      Element("i")
      Leaf(name)
    }
  }
}

/// A place that may be empty.
private struct Slot: Identifiable {
  let id: Int
  var isHole: Bool { id == 0 }
}

private struct Slots: View {
  let ids: [Int]

  var body: some View {
    ForEach(ids.map(Slot.init)) { slot in
      if !slot.isHole { Leaf("\(slot.id)") }
    }
  }
}

private struct Loop: View {
  let names: [String]

  var body: some View {
    Element("ul") {
      for name in names { Leaf(name) }
    }
  }
}

/// A list whose rows read something that is not one of their fields.
@AutoEquatable
private struct Reading: View {
  let id: Int
  @AutoIgnored let outside: Outside<[Int: String]>

  var body: some View {
    let _ = Bodies.note("reading \(id)")
    Text(outside.value[id]!)
  }
}

private struct Readings: View {
  let ids: [Int]
  let outside: Outside<[Int: String]>

  var body: some View {
    ForEach(ids, id: \.self) { Reading(id: $0, outside: outside) }
  }
}

@AutoEquatable
private struct Guarded: View {
  @AutoIgnored let outside: Outside<[Int: String]>

  var body: some View {
    let _ = Bodies.note("guarded")
    if outside.value[1] != nil { Reading(id: 1, outside: outside) }
  }
}

/// A key that counts comparisons.
private struct CountedKey: Hashable {
  let text: String
  let comparisons: Outside<Int>

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.comparisons.value += 1
    return lhs.text == rhs.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

private struct CountedList: View {
  let keys: [CountedKey]

  var body: some View {
    ForEach(keys, id: \.self) { Leaf($0.text) }
  }
}

private struct KeyedBehind: View {
  let key: Int

  var body: some View {
    ForEach([1], id: \.self) { row in
      Leaf("first \(row)")
      Leaf("second \(row)").id(key)
    }
  }
}

@Suite("Identity is neither lost nor passed on")
struct IdentityScenarios {
  @Test("tree-scenario 19: removing a view from the middle unmounts that view", arguments: TestHosts.all)
  func removedFromMiddle(on kind: TestHost) throws {
    let stage = Stage(ItemList(items: items(1...3)), on: kind)
    let third = try #require(stage.host.node("li#3"))
    stage.host.state[third] = "c"
    let step = stage.update(ItemList(items: items([1, 3])))
    #expect(step.bodies == ["list"])
    #expect(step.operations == ["unmount 't2'", "unmount li#2"])
    #expect(stage.host.node("li#3") == third)
    #expect(stage.host.state == [third: "c"])
  }

  @Test(
    "tree-scenario 20: only the row that goes to the front is moved, and the others keep the focus",
    arguments: TestHosts.all)
  func focusKept(on kind: TestHost) throws {
    let stage = Stage(ItemList(items: items(1...3)), on: kind)
    let first = try #require(stage.host.node("li#1"))
    stage.host.state[first] = "focus"
    let step = stage.update(ItemList(items: items([3, 1, 2])))
    #expect(step.bodies == ["list"])
    #expect(step.operations == ["move li#3 before li#1"])
    #expect(stage.host.state == [first: "focus"])
  }

  @Test(
    "tree-scenario 23: the branches of a condition are different places, in both directions",
    arguments: TestHosts.all)
  func branches(on kind: TestHost) {
    for isShort in [true, false] {
      let stage = Stage(Swapped(isShort: isShort, name: "a"), on: kind)
      let step = stage.update(Swapped(isShort: !isShort, name: "a"))
      #expect(step.bodies == ["a"])
      #expect(step.operations.filter { $0 == "unmount b#a" }.count == 1)
      #expect(step.operations.filter { $0.hasPrefix("mount b#a") }.count == 1)
      #expect(step.summary.rebuilt == 1)
      let back = stage.update(Swapped(isShort: isShort, name: "a"))
      #expect(back.summary.rebuilt == 1)
      #expect(back.operations.count == step.operations.count)
    }
  }

  @Test("tree-scenario 23: in the same place the same type keeps its node", arguments: TestHosts.all)
  func positional(on kind: TestHost) throws {
    let stage = Stage(Swapped(isShort: true, name: "a"), on: kind)
    let node = try #require(stage.host.node("b#a"))
    let step = stage.update(Swapped(isShort: true, name: "b"))
    #expect(step.operations == ["update b#b: attributes"])
    #expect(stage.host.node("b#b") == node)
  }

  @Test("tree-scenario 24: a hole between keyed children mounts and unmounts none of them", arguments: TestHosts.all)
  func hole(on kind: TestHost) {
    let stage = Stage(Slots(ids: [1, 2, 3]), on: kind)
    let inserted = stage.update(Slots(ids: [0, 1, 2, 3]))
    #expect(inserted.operations == [])
    #expect(inserted.bodies == [])
    let step = stage.update(Slots(ids: [1, 0, 3]))
    #expect(step.bodies == [])
    #expect(step.operations.filter { !$0.hasPrefix("move") } == ["unmount b#2"])
    #expect(step.operations.count <= 2)
  }

  @Test("tree-scenario 26: repeated keys leave nothing behind and are reported", arguments: TestHosts.all)
  func duplicates(on kind: TestHost) {
    let bar = [Item(1, "bar"), Item(1, "bar")]
    let foo = [Item(2, "foo")]
    let stage = Stage(ItemList(items: bar), on: kind)
    let expected = TreeDiagnostic.repeatedKey("1", list: "ItemList › ul")
    #expect(stage.mounting.update.diagnostics == [expected])
    for _ in 0..<10 {
      let step = stage.update(ItemList(items: foo))
      #expect(stage.host.count == 3)
      #expect(step.summary.unmounted == 6)
      #expect(step.update.diagnostics == [])
      #expect(stage.update(ItemList(items: bar)).update.diagnostics == [expected])
      #expect(stage.host.count == 5)
    }
    #expect(stage.tree.nodeCount == 9)
  }

  @Test(
    "tree-scenario 27: prefix and suffix of lists with repeated keys do not overlap", arguments: TestHosts.all,
    [([1, 2], [1, 2, 1, 2]), ([1, 1], [1]), ([1], [1, 1, 1]), ([1, 2, 1], [1]), ([1, 1, 2], [2, 1, 1])])
  func overlap(on kind: TestHost, lists: (old: [Int], new: [Int])) {
    let stage = Stage(ItemList(items: items(lists.old)), on: kind)
    let step = stage.update(ItemList(items: items(lists.new)))
    let kept = Set(lists.old).map { key in
      min(lists.old.count { $0 == key }, lists.new.count { $0 == key })
    }.reduce(0, +)
    #expect(step.bodies.count { $0 != "list" } == lists.new.count - kept)
    #expect(step.operations.count { $0.hasPrefix("unmount li") } == lists.old.count - kept)
    stage.update(ItemList(items: items(lists.old)))
  }

  @Test("tree-scenario 28: a thousand changes of a short list, each with the fewest moves", arguments: TestHosts.all)
  func shuffledQuickly(on kind: TestHost) {
    let seed: UInt64 = 28
    var random = SeededGenerator(seed: seed)
    var old = [1, 2, 3]
    let stage = Stage(ItemList(items: items(old)), on: kind)
    for round in 0..<1000 {
      let new = Array((1...9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random)))
      let step = stage.update(ItemList(items: items(new)))
      let moves = step.operations.count { $0.hasPrefix("move") }
      let added = new.filter { !old.contains($0) }
      let isRight =
        moves == minimalMoves(from: old, to: new)
        && Set(step.bodies) == Set(added.map { "row \($0)" } + (new == old ? [] : ["list"]))
      #expect(isRight, "seed \(seed), round \(round): \(old) to \(new)")
      if !isRight { return }
      old = new
    }
  }

  @Test("tree-scenario 30: without keys a removal is reported", arguments: TestHosts.all)
  func unkeyedRemoval(on kind: TestHost) throws {
    let stage = Stage(Loop(names: ["1", "2"]), on: kind)
    let step = stage.update(Loop(names: ["2"]))
    #expect(step.update.diagnostics == [.unkeyedChange(list: "Loop › ul")])
    #expect(step.update.diagnostics[0].description.contains("use ForEach"))
    // The first row got the second one's description, which the diagnostic is about.
    #expect(step.operations == ["unmount b#2", "update b#2: attributes"])
  }

  @Test("tree-scenario 30: with keys the host's mark stays with its row", arguments: TestHosts.all)
  func keyedRemoval(on kind: TestHost) throws {
    let stage = Stage(ItemList(items: items([1, 2])), on: kind)
    let second = try #require(stage.host.node("li#2"))
    stage.host.state[try #require(stage.host.node("li#1"))] = "checked"
    let step = stage.update(ItemList(items: items([2])))
    #expect(step.operations == ["unmount 't1'", "unmount li#1"])
    #expect(stage.host.state == [:])
    #expect(stage.host.node("li#2") == second)
    #expect(step.update.diagnostics == [])
  }

  @Test("tree-scenario 31: reversing a thousand rows evaluates none of them", arguments: TestHosts.all)
  func reversed(on kind: TestHost) {
    let stage = Stage(ItemList(items: items(0..<1000)), on: kind)
    let step = stage.update(ItemList(items: items((0..<1000).reversed())))
    #expect(step.bodies == ["list"])
    #expect(step.operations.count == 999)
    #expect(step.operations.allSatisfy { $0.hasPrefix("move") })
    #expect(step.summary.skipped == 1000)
  }

  @Test("tree-scenario 32: a late event does not reach the node that reuses the index", arguments: TestHosts.all)
  func staleEvent(on kind: TestHost) throws {
    let stage = Stage(ItemList(items: items([1, 2])), on: kind)
    let second = try #require(stage.host.node("li#2"))
    stage.update(ItemList(items: items([1])))
    #expect(stage.tree.send(HostEvent("click"), to: second) == .stale)
    stage.update(ItemList(items: items([1, 3])))
    let third = try #require(stage.host.node("li#3"))
    #expect(third != second)
    #expect(stage.tree.send(HostEvent("click"), to: second) == .stale)
    #expect(stage.tree.send(HostEvent("click"), to: third) == .unhandled)
    #expect(stage.tree.currentView(of: second) == nil)
    #expect(!stage.tree.invalidate(second))
    #expect(!stage.tree.reapply(second))
  }

  @Test("tree-scenario 34: a child that its parent removes is not evaluated any more", arguments: TestHosts.all)
  func parentsFirst(on kind: TestHost) throws {
    let outside = Outside([1: "a"])
    let stage = Stage(Guarded(outside: outside), on: kind)
    let guarded = try #require(
      Stage<Guarded>.node(of: Guarded.self, in: stage.update(Guarded(outside: outside)).update))
    #expect(stage.tree.invalidate(guarded))
    let child = try #require(Stage<Guarded>.node(of: Reading.self, in: stage.flush().update))
    outside.value = [:]
    // The child was invalidated first; its body would trap.
    #expect(stage.tree.invalidate(child))
    #expect(stage.tree.invalidate(guarded))
    let step = stage.flush()
    #expect(step.bodies == ["guarded"])
    #expect(step.operations == ["unmount 'a'"])
    #expect(!stage.tree.invalidate(child))
  }

  @Test("tree-scenario 35: a row whose element is gone is not evaluated any more", arguments: TestHosts.all)
  func removedRow(on kind: TestHost) throws {
    let outside = Outside([1: "a", 2: "b"])
    let stage = Stage(Readings(ids: [1, 2], outside: outside), on: kind)
    let rows = stage.update(Readings(ids: [2, 1], outside: outside)).update.decisions
      .filter { $0.viewType == Reading.self }.map(\.node)
    try #require(rows.count == 2)
    outside.value = [1: "c"]
    for row in rows { #expect(stage.tree.invalidate(row)) }
    let step = stage.update(Readings(ids: [1], outside: outside))
    #expect(step.bodies == ["reading 1"])
    #expect(Set(step.operations) == ["unmount 'b'", "update 'c': text"])
  }

  @Test("tree-scenario 40: ten thousand string keys are found with a linear number of comparisons")
  func stringKeys() {
    let comparisons = Outside(0)
    let keys = (0..<10_000).map { CountedKey(text: "key \($0)", comparisons: comparisons) }
    for count in [1000, 10_000] {
      let tree = ViewTree(CountedList(keys: Array(keys[..<count])))
      comparisons.value = 0
      let update = tree.update(CountedList(keys: keys[..<count].reversed()))
      #expect(update.patchCount == count - 1)
      #expect(comparisons.value < 10 * count)
      comparisons.value = 0
      var random = SeededGenerator(seed: 40)
      tree.update(CountedList(keys: keys[..<count].shuffled(using: &random)))
      #expect(comparisons.value < 10 * count)
    }
  }

  @Test("tree-scenario 41: an identity counts at any position in a row", arguments: TestHosts.all)
  func keyBehindFirst(on kind: TestHost) {
    let stage = Stage(KeyedBehind(key: 1), on: kind)
    let step = stage.update(KeyedBehind(key: 2))
    #expect(step.bodies == ["second 1"])
    #expect(step.operations == ["unmount b#second 1", "mount b#second 1"])
    #expect(step.decisions.contains("rebuild Leaf: other identity"))
  }
}
