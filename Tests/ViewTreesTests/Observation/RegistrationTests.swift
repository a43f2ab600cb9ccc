import Observation
import TestSupport
import Testing
import ViewTrees

/// Reads a shelf in every way that a tree tracks: bodies, rows, lists, host views.
private struct Everything: View {
  let shelf: Shelf
  let ids: [Int]
  let version: Int

  var body: some View {
    // Read by the body, and by the closure of a list of values.
    Text("\(shelf.header) \(version)")
    ForEach(ids, id: \.self) { id in Text("\(id) \(shelf.footer)") }
    ForEach(ids, id: \.self, memoizing: true) { id in
      Text("\(id) \(shelf.footer)")
      Title(shelf: shelf, id: id)
    }
    ForEach(shelf.things) { ThingRow(thing: $0) }
  }
}

private struct Title: HostView {
  let shelf: Shelf
  let id: Int

  var attributes: Attributes { ["header": "\(shelf.header) \(id)"] }
}

/// Holds a token that must not outlive the node.
private struct Holding: View {
  let token: Token
  let shelf: Shelf

  var body: some View {
    let _ = token.use()
    Text(shelf.header)
  }
}

private struct Holders: View {
  let tokens: [Token]
  let shelf: Shelf

  var body: some View {
    ForEach(tokens.indices, id: \.self) { Holding(token: tokens[$0], shelf: shelf) }
  }
}

private struct Reader: View {
  let number: Int
  let shelf: Shelf

  var body: some View { Text("\(number) \(shelf.header)") }
}

private struct Readers: View {
  let count: Int
  let version: Int
  let shelf: Shelf

  var body: some View {
    ForEach(0..<count, id: \.self) { Reader(number: $0 % 7 == version % 7 ? version : $0, shelf: shelf) }
  }
}

@Suite("Registrations belong to live nodes")
struct RegistrationTests {
  @Test("after ten thousand mounts, evaluations and unmounts there are as many as live dependencies")
  func manyMounts() {
    let shelf = Shelf()
    let tree = ViewTree(Readers(count: 100, version: 0, shelf: shelf))
    var random = SeededGenerator(seed: 11)
    var counts = (mounted: 100, unmounted: 0, evaluated: 0)
    var version = 0
    while counts.mounted < 10_000 || counts.unmounted < 10_000 || counts.evaluated < 10_000 {
      version += 1
      let count = random.below(400)
      if random.below(3) == 0 { shelf.header = "\(version)" }
      let summary = tree.update(Readers(count: count, version: version, shelf: shelf)).summary
      counts.mounted += summary.mounted / 2
      counts.unmounted += summary.unmounted / 2
      counts.evaluated += summary.evaluated
      guard version % 10 == 0 else { continue }
      #expect(registrationCount(of: shelf) == count, "seed \(random.seed)")
      // The list of readers holds the shelf without reading it.
      #expect(tree.liveTrackingCount == count + 1)
    }
    #expect(tree.perform { shelf.header = "last" }.summary.evaluated == registrationCount(of: shelf))
    tree.update(Readers(count: 0, version: 0, shelf: shelf))
    #expect(registrationCount(of: shelf) == 0)
    tree.unmount()
    #expect(tree.liveTrackingCount == 0)
  }

  @Test("of bodies, rows, lists and host views are right after any operation")
  func everyKind() {
    let shelf = Shelf(0..<3)
    let things = (0..<10).map { Thing($0) }
    func readers(_ ids: [Int]) -> Int { 2 + 2 * ids.count }
    let tree = ViewTree(Everything(shelf: shelf, ids: [0, 1], version: 0))
    tree.perform { shelf.footer = "first" }
    #expect(registrationCount(of: shelf) == readers([0, 1]))
    var random = SeededGenerator(seed: 5)
    for round in 1...300 {
      let ids = Array((0..<8).shuffled(using: &random).prefix(random.below(8)))
      if random.below(2) == 0 { shelf.header = "h\(round)" }
      if random.below(2) == 0 { shelf.footer = "f\(round)" }
      if random.below(2) == 0 { shelf.things = Array(things.shuffled(using: &random).prefix(random.below(10))) }
      if random.below(2) == 0 { random.pick(things).title = "t\(round)" }
      if random.below(4) == 0 { tree.flush() }
      tree.update(Everything(shelf: shelf, ids: ids, version: round / 2))
      // An empty list of values reads nothing.
      #expect(registrationCount(of: shelf) == readers(ids) - (ids.isEmpty ? 1 : 0), "seed \(random.seed) \(round)")
      for thing in things {
        let isShown = shelf.things.contains { $0 === thing }
        #expect(registrationCount(of: thing) == (isShown ? 1 : 0), "seed \(random.seed) \(round)")
      }
      #expect(!tree.needsFlush)
    }
    tree.unmount()
    #expect(registrationCount(of: shelf) == 0)
    #expect(things.map { registrationCount(of: $0) }.allSatisfy { $0 == 0 })
    #expect(tree.liveTrackingCount == 0)
  }

  @Test("are all gone with their tree, and those of another tree stay")
  func trees() {
    let shelf = Shelf(0..<5)
    let first = ViewTree(ShelfList(shelf: shelf))
    do {
      let second = ViewTree(ShelfList(shelf: shelf))
      #expect(registrationCount(of: shelf) == 2)
      #expect(shelf.things.map { registrationCount(of: $0) } == [2, 2, 2, 2, 2])
      withExtendedLifetime(second) {}
    }
    #expect(registrationCount(of: shelf) == 1)
    #expect(shelf.things.map { registrationCount(of: $0) } == [1, 1, 1, 1, 1])
    first.unmount()
    #expect(registrationCount(of: shelf) == 0)
    first.update(ShelfList(shelf: shelf))
    #expect(shelf.things.map { registrationCount(of: $0) } == [1, 1, 1, 1, 1])
  }

  @Test("keep neither views nor models alive")
  func lifetimes() {
    let count = Token.Count()
    weak var gone: Shelf?
    weak var row: Thing?
    let tree = {
      let shelf = Shelf([1])
      gone = shelf
      row = shelf.things[0]
      return ViewTree(Holders(tokens: (0..<10).map { _ in Token(count) }, shelf: shelf))
    }()
    let shelf = Shelf()
    #expect(count.value == 10)
    gone?.header = "dirty"
    tree.update(Holders(tokens: [Token(count)], shelf: shelf))
    tree.flush()
    #expect(count.value == 1)
    #expect(gone == nil)
    #expect(row == nil)
    tree.unmount()
    tree.flush()
    #expect(count.value == 0)
    #expect(registrationCount(of: shelf) == 0)
  }

  @Test("of a model that changes after the tree is gone have no effect")
  func treeIsGone() {
    let shelf = Shelf([1])
    weak var core: AnyObject?
    let notifications = Calls()
    do {
      let tree = ViewTree(ShelfList(shelf: shelf), scheduler: .custom { _ in notifications.add("wake") })
      core = tree
      shelf.things.append(Thing(2))
      #expect(tree.needsFlush)
    }
    #expect(core == nil)
    #expect(notifications.take() == ["wake"])
    shelf.things[0].title = "x"
    shelf.things.append(Thing(3))
    #expect(notifications.take() == [])
    #expect(registrationCount(of: shelf) == 0)
  }
}
