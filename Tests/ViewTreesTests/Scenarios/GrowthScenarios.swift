import ComparisonSpecs
import Testing
import ViewTrees

/// A chain of views, each inside the one before.
@AutoEquatable
private struct Link: View {
  let depth: Int
  @AutoIgnored let bottom: Outside<String>

  var body: some View {
    let _ = Bodies.note("link \(depth)")
    Element("div") {
      if depth > 0 {
        Link(depth: depth - 1, bottom: bottom)
      } else {
        Text(bottom.value)
      }
    }
  }
}

private struct Chain: View {
  let length: Int
  let bottom: Outside<String>

  var body: some View { Link(depth: length, bottom: bottom) }
}

/// A chain in which every level has a field that changes, and one from which the level below is made.
@AutoEquatable
private struct Level: View {
  let depth: Int
  let leaf: String

  var body: some View {
    let _ = Bodies.note("level")
    Element("div") {
      if depth > 0 { Level(depth: depth - 1, leaf: leaf) } else { Text(leaf) }
    }
  }
}

@AutoEquatable
private struct Holder: View {
  let number: Int
  let token: () -> Void

  var body: some View { Element("p", ["id": "\(number)"]).on("click", token) }
}

private struct Holding: View {
  let number: Int
  let token: Token

  var body: some View { Holder(number: number / 2) { [token] in token.use() } }
}

private struct Writing: View {
  let number: Int
  let onEvaluation: Outside<(() -> Void)?>

  var body: some View {
    let _ = Bodies.note("writing")
    let _ = onEvaluation.value?()
    Leaf("\(number)")
  }
}

private struct Feature: View {
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("feature")
    if let featured = shelf.featured { Text(featured.title) }
  }
}

/// Something that is shown and removed again.
private struct Dialogs: View {
  let ids: Range<Int>
  let shelf: Shelf
  let count: Token.Count

  var body: some View {
    ForEach(ids, id: \.self) { id in Dialog(id: id, shelf: shelf, token: Token(count)) }
  }
}

private struct Dialog: View {
  let id: Int
  let shelf: Shelf
  let token: Token

  var body: some View {
    let _ = Bodies.note("dialog")
    let _ = token.use()
    Text("\(id) \(shelf.header)")
  }
}

@Suite("Work, memory and stack do not grow")
struct GrowthScenarios {
  @Test("tree-scenario 68: evaluation that invalidates itself is bounded and reported", arguments: TestHosts.all)
  func selfInvalidation(on kind: TestHost) throws {
    let onEvaluation = Outside<(() -> Void)?>(nil)
    let stage = Stage(Writing(number: 1, onEvaluation: onEvaluation), on: kind)
    let tree = stage.tree
    let node = try #require(
      Stage<Writing>.node(of: Writing.self, in: stage.update(Writing(number: 2, onEvaluation: onEvaluation)).update))
    let bodies = Bodies()
    onEvaluation.value = { tree.invalidate(node) }
    let update = Bodies.$current.withValue(bodies) { tree.update(Writing(number: 3, onEvaluation: onEvaluation)) }
    let writings = bodies.take().count { $0 == "writing" }
    #expect((2...200).contains(writings))
    #expect(update.diagnostics.count == 1)
    guard case .cycle(let views) = update.diagnostics.first else {
      Issue.record("no cycle was reported: \(update.diagnostics)")
      return
    }
    #expect(views == ["Writing"])
    onEvaluation.value = nil
    _ = stage.host.takeOperations()
    // Nodes that were left invalidated are evaluated once more.
    let step = stage.update(Writing(number: 3, onEvaluation: onEvaluation))
    #expect(step.bodies == ["writing"])
    #expect(step.update.diagnostics == [])
    #expect(stage.flush().bodies == [])
  }

  @Test("tree-scenario 68: evaluation that requests another update every time is bounded", arguments: TestHosts.all)
  func selfUpdate(on kind: TestHost) {
    let onEvaluation = Outside<(() -> Void)?>(nil)
    let stage = Stage(Writing(number: 1, onEvaluation: onEvaluation), on: kind)
    let tree = stage.tree
    let number = Outside(1)
    onEvaluation.value = {
      number.value += 1
      guard number.value < 100_000 else { return }
      tree.update(Writing(number: number.value, onEvaluation: onEvaluation))
    }
    tree.update(Writing(number: 1_000_000, onEvaluation: onEvaluation))
    #expect(number.value < 1000)
    #expect(tree.lastUpdate.diagnostics.contains { if case .cycle = $0 { true } else { false } })
    onEvaluation.value = nil
    _ = stage.host.takeOperations()
    stage.update(Writing(number: 0, onEvaluation: onEvaluation))
  }

  @Test(
    "tree-scenario 69, 71: ten thousand views that read one object leave no registration and no view",
    arguments: [1, 2])
  func mountedReaders(_ flushing: Int) {
    let shelf = Shelf()
    let count = Token.Count()
    let stage = Stage(Dialogs(ids: 0..<0, shelf: shelf, count: count))
    for round in 0..<100 {
      stage.tree.update(Dialogs(ids: 100 * round..<100 * (round + 1), shelf: shelf, count: count))
      if round % flushing == 0 { stage.tree.perform { shelf.header = "\(round)" } }
      #expect(registrationCount(of: shelf) == 100)
    }
    #expect(count.value == 100)
    _ = stage.host.takeOperations()
    let step = stage.update(Dialogs(ids: 9_998..<10_000, shelf: shelf, count: count))
    #expect(step.summary.unmounted == 196)
    #expect(registrationCount(of: shelf) == 2)
    #expect(count.value == 2)
    #expect(stage.change { shelf.header = "last" }.bodies == ["dialog", "dialog"])
    stage.tree.unmount()
    stage.tree.flush()
    #expect(registrationCount(of: shelf) == 0)
    #expect(count.value == 0)
    #expect(stage.tree.liveTrackingCount == 0)
  }

  @Test(
    "tree-scenario 70: a view keeps its model no longer than it is mounted, marked or not", arguments: [false, true])
  func dismissed(isMarked: Bool) {
    weak var model: Shelf?
    let count = Token.Count()
    let tree = {
      let shelf = Shelf()
      model = shelf
      return ViewTree(Dialogs(ids: 0..<3, shelf: shelf, count: count), host: RecordingHost())
    }()
    #expect(model.map { registrationCount(of: $0) } == 3)
    if isMarked { model?.header = "marked" }
    #expect(model != nil)
    tree.unmount()
    tree.flush()
    #expect(model == nil)
    #expect(count.value == 0)
    #expect(!tree.needsFlush)
  }

  @Test("tree-scenario 69: an object is deallocated while the views that have read it stay")
  func shortLivedModel() {
    let shelf = Shelf()
    shelf.featured = Thing(1, "a")
    weak let gone = shelf.featured
    let stage = Stage(Feature(shelf: shelf))
    #expect(stage.change { gone?.title = "b" }.operations == ["update 'b': text"])
    #expect(stage.change { shelf.featured = nil }.operations == ["unmount 'b'"])
    #expect(gone == nil)
    #expect(registrationCount(of: shelf) == 1)
  }

  @Test("tree-scenario 72: ten thousand evaluations keep no old closure alive")
  func closures() {
    let count = Token.Count()
    let stage = Stage(Holding(number: 0, token: Token(count)))
    let nodes = stage.tree.nodeCount
    for number in 1...10_000 {
      stage.tree.update(Holding(number: number, token: Token(count)))
      if number % 1000 == 0 {
        if let node = stage.host.node("p#\(number / 2)") { stage.tree.send(HostEvent("click"), to: node) }
        // The stage keeps the first root, the tree the last one.
        #expect(count.value <= 3)
      }
    }
    #expect(stage.tree.nodeCount == nodes)
  }

  @Test("tree-scenario 73: a description is released two updates later")
  func oldDescriptions() {
    let count = Token.Count()
    weak var first: Token?
    let tree = {
      let token = Token(count)
      first = token
      return ViewTree(Holding(number: 0, token: token), host: RecordingHost())
    }()
    #expect(first != nil)
    tree.update(Holding(number: 1, token: Token(count)))
    tree.update(Holding(number: 2, token: Token(count)))
    #expect(first == nil)
    #expect(count.value == 1)
    tree.unmount()
    tree.flush()
    #expect(count.value == 0)
  }

  @Test("tree-scenario 75: a chain of 100,000 views is mounted and unmounted on a stack of 512 KB")
  func deepChain() throws {
    let length = 100_000
    let outcome = onSmallStack { () -> [String] in
      var outcome: [String] = []
      let bottom = Outside("a")
      let host = RecordingHost()
      let tree = ViewTree(Chain(length: length, bottom: bottom), host: host)
      outcome.append("mounted \(host.count)")
      // The root is skipped by comparison; the deepest view is reached directly.
      let path = tree.update(Chain(length: length - 1, bottom: bottom))
      outcome.append("evaluated \(path.summary.evaluated)")
      outcome.append("lines \(host.text.split(separator: "\n").count)")
      tree.unmount()
      outcome.append("left \(host.count), \(tree.nodeCount)")
      // The next tree is deallocated while it is mounted.
      _ = ViewTree(Chain(length: length, bottom: bottom))
      return outcome
    }
    #expect(
      outcome == [
        "mounted \(length + 2)", "evaluated \(length + 1)", "lines \(length + 1)", "left 0, 0",
      ])
  }

  @Test("tree-scenario 75: the deepest of 100,000 views is evaluated alone, and its event refreshes the views above")
  func deepLeaf() throws {
    let length = 100_000
    let outcome = onSmallStack { () -> [Int] in
      let bottom = Outside("a")
      let host = RecordingHost()
      let tree = ViewTree(Chain(length: length, bottom: bottom), host: host)
      guard let text = host.node("'a'") else { return [] }
      let before = tree.update(Chain(length: length, bottom: Outside("b"))).summary.evaluated
      // The comparison ignored everything above, so the event evaluates all of it.
      tree.send(HostEvent("click"), to: text)
      let flushed = tree.flush()
      return [before, flushed.patchCount, host.node("'b'") == text ? 1 : 0]
    }
    #expect(outcome == [1, 1, 1])
  }

  @Test("tree-scenario 77: the last of a thousand rows goes to the front in one move", arguments: TestHosts.all)
  func lastToFront(on kind: TestHost) {
    let stage = Stage(ItemList(items: items(0..<1000)), on: kind)
    let step = stage.update(ItemList(items: items([999] + Array(0..<999))))
    #expect(step.bodies == ["list"])
    #expect(step.operations == ["move li#999 before li#0"])
    let back = stage.update(ItemList(items: items(0..<1000)))
    #expect(back.operations == ["move li#999"])
  }

  @Test("tree-scenario 78: a change at the bottom of a chain evaluates each level once", arguments: TestHosts.all)
  func linearWork(on kind: TestHost) {
    for depth in [20, 40] {
      let stage = Stage(Level(depth: depth, leaf: "a"), on: kind)
      let step = stage.update(Level(depth: depth, leaf: "b"))
      #expect(step.bodies.count == depth + 1)
      #expect(step.operations == ["update 'b': text"])
      #expect(step.summary.compared == 2 * (depth + 1) + 1)
    }
  }
}
