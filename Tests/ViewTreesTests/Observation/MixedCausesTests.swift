import ComparisonSpecs
import Observation
import TestSupport
import Testing
import ViewTrees

private enum TintKey: EnvironmentKey { static let defaultValue = "light" }

extension EnvironmentValues {
  fileprivate var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// Reads a state, the environment and a model.
private struct Counter: View {
  let thing: Thing
  @State var count = 0
  @Environment(\.tint) var theme

  var body: some View {
    let _ = Bodies.note("counter")
    Element("button", ["id": "b"]) { Text("\(count) \(theme) \(thing.title)") }.on("click") { count += 1 }
  }
}

private struct Themed: View {
  let theme: String
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("themed")
    Counter(thing: thing).environment(\.tint, theme)
  }
}

/// A chain of views each of which reads the same model.
private struct Level: View {
  let depth: Int
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("level \(depth)")
    Element("div", ["id": "\(depth) \(shelf.header)"]) {
      if depth > 0 { Level(depth: depth - 1, shelf: shelf) }
    }
  }
}

/// The same chain, with something else in every level as well.
private struct Numbered: View {
  let number: Int
  let depth: Int
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("level \(depth)")
    Text("\(number) \(shelf.header)")
    if depth > 0 { Numbered(number: number, depth: depth - 1, shelf: shelf) }
  }
}

@Suite("Changes of models, invalidations and new values at once")
struct MixedCausesTests {
  @Test("decisions name states and keys, and say of models that something observed has changed")
  func causes() {
    let thing = Thing(1, "a")
    let stage = Stage(Themed(theme: "dark", thing: thing))
    let model = stage.change { thing.title = "b" }
    #expect(model.decisions.first == "compare Counter: observed change")
    #expect(model.update.decisions.first?.reason == .changed([]))
    #expect(stage.send("click", to: "button#b").outcome == .handled)
    let state = stage.tree.flush()
    #expect(state.decisions.first?.reason == .changed(["Counter.count"]))
    let key = stage.tree.update(Themed(theme: "light", thing: thing))
    #expect(key.decisions.contains { $0.reason == .changed(["EnvironmentValues.TintKey"]) })
  }

  @Test("a cause is forgotten with the commit: later decisions do not name it")
  func oldCauses() throws {
    let thing = Thing(1, "a")
    let stage = Stage(Themed(theme: "dark", thing: thing))
    let counter = try #require(Stage<Themed>.node(of: Counter.self, in: stage.change { thing.title = "b" }.update))
    #expect(stage.send("click", to: "button#b").outcome == .handled)
    // Evaluated for its field, whatever else has changed.
    let other = Thing(1, "c")
    let fields = stage.tree.update(Themed(theme: "dark", thing: other))
    #expect(fields.decisions.contains { $0.node == counter && $0.reason == .fields(["thing"]) })
    #expect(stage.tree.invalidate(counter))
    #expect(stage.tree.flush().decisions.first?.reason == .invalidated)
    #expect(registrationCount(of: thing) == 0)
    #expect(registrationCount(of: other) == 1)
  }

  @Test("an invalidated node that is marked as well is evaluated once")
  func invalidatedAndMarked() throws {
    let thing = Thing(1, "a")
    let stage = Stage(ForEach([thing]) { ThingRow(thing: $0) })
    let row = try #require(
      Stage<ForEach<Thing, Int, ThingRow>>.node(of: ThingRow.self, in: stage.change { thing.title = "b" }.update))
    for order in [true, false] {
      if order { #expect(stage.tree.invalidate(row)) }
      let step = stage.change {
        thing.title += "."
        if !order { #expect(stage.tree.invalidate(row)) }
      }
      #expect(step.bodies == ["row 1"])
      #expect(step.operations == ["update '\(thing.title)': text"])
    }
    #expect(stage.tree.invalidate(row))
    #expect(stage.tree.needsFlush)
    let step = stage.flush()
    #expect(step.bodies == ["row 1"])
    #expect(step.update.decisions.first?.reason == .invalidated)
    #expect(registrationCount(of: thing) == 1)
  }

  @Test("all levels of a chain that read one model are evaluated once each, parents first")
  func chain() {
    let shelf = Shelf()
    let depth = 12
    let levels = (0...depth).reversed().map { "level \($0)" }
    let stage = Stage(Level(depth: depth, shelf: shelf))
    let step = stage.change { shelf.header = "b" }
    #expect(step.bodies == levels)
    #expect(step.operations.count == depth + 1)
    #expect(registrationCount(of: shelf) == depth + 1)
  }

  @Test("an update with pending marks evaluates each body once, those with new fields and those with marks")
  func pendingMarks() {
    let shelf = Shelf()
    let stage = Stage(Numbered(number: 1, depth: 3, shelf: shelf))
    shelf.header = "b"
    let step = stage.update(Numbered(number: 2, depth: 3, shelf: shelf))
    #expect(step.bodies == ["level 3", "level 2", "level 1", "level 0"])
    #expect(step.operations.count == 4)
    #expect(!stage.tree.needsFlush)
    // A shorter chain replaces the root. The levels that are gone are not evaluated.
    shelf.header = "c"
    let shorter = stage.update(Numbered(number: 2, depth: 1, shelf: shelf))
    #expect(shorter.bodies == ["level 1", "level 0"])
    #expect(registrationCount(of: shelf) == 2)
    // With the same root only marks matter.
    shelf.header = "d"
    #expect(stage.update(Numbered(number: 2, depth: 1, shelf: shelf)).bodies == ["level 1", "level 0"])
    #expect(stage.update(Numbered(number: 2, depth: 1, shelf: shelf)).bodies == [])
  }

  @Test("a long chain in which every level is marked is evaluated once per level on a small stack")
  func deepChain() {
    let counts = onSmallStack { () -> [Int] in
      let shelf = Shelf()
      let tree = ViewTree(Level(depth: 3000, shelf: shelf))
      let update = tree.perform { shelf.header = "b" }
      tree.unmount()
      return [update.summary.evaluated, update.patchCount, registrationCount(of: shelf)]
    }
    #expect(counts == [3001, 3001, 0])
  }

  @Test("a view that is mounted and removed before a commit is evaluated once, and the host never sees it")
  func backAgain() {
    let thing = Thing(1, "a")
    let stage = Stage(ThingRow(thing: thing))
    let step = stage.change {
      thing.title = "b"
      thing.title = "a"
    }
    #expect(step.bodies == ["row 1"])
    #expect(step.operations == [])
    #expect(step.summary.description == "skipped 1 · compared 2 · rebuilt 0 · evaluated 1")
  }
}
