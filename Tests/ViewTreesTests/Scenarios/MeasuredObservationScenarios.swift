import Observation
import Testing
import ViewTrees

/// Reads one of two properties, chosen by a field.
private struct Choosing: View {
  let number: Int
  let readsHeader: Bool
  let shelf: Shelf

  var body: some View {
    let _ = Bodies.note("choosing")
    Text("\(number) \(readsHeader ? shelf.header : shelf.footer)")
  }
}

/// Has a child in every kind of place.
private struct Family: View {
  let shelf: Shelf
  let isWide = true

  var body: some View {
    let _ = Bodies.note("family")
    child(0)
    Element("div") { child(1) }
    Group { child(2) }
    if isWide { child(3) } else { Text("narrow") }
    AnyView(child(4))
    ForEach([5], id: \.self) { child($0) }
    ForEach([6], id: \.self, memoizing: true) { child($0) }
    child(7).id(1)
    Portal(to: "elsewhere") { child(8) }
    Optional(child(9))
    for index in [10] { child(index) }
    child(11).onMount {}
    EquatableRow(thing: shelf.things[12]).equatable()
  }

  private func child(_ index: Int) -> ThingRow { ThingRow(thing: shelf.things[index]) }
}

private struct EquatableRow: View, Equatable {
  let thing: Thing

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.thing === rhs.thing }

  var body: some View {
    let _ = Bodies.note("row \(thing.id)")
    Text(thing.title)
  }
}

@Observable
private final class Actions {
  var action: () -> Void = {}
  var numbers = [1, 2, 3]
  var text = "a"
}

private struct ActionView: View {
  let actions: Actions

  var body: some View {
    let _ = Bodies.note("action")
    let _ = actions.action
    Text("\(actions.text) \(actions.numbers)")
  }
}

private struct Later: View {
  let thing: Thing
  let calls: Calls

  var body: some View {
    let _ = Bodies.note("later")
    Element("button", ["id": "b"]).on("click") { calls.add(thing.title) }
  }
}

private struct Appending: View {
  let thing: Thing

  var body: some View {
    let _ = Bodies.note("appending")
    Text(written())
  }

  private func written() -> String {
    let before = thing.title
    if thing.title.count < 5 { thing.title += "." }
    return before + thing.title
  }
}

@Suite("What was measured about the standard library's observation holds for trees")
struct MeasuredObservationScenarios {
  @Test("tree-scenario M1: repeated evaluation without a change accumulates nothing")
  func retracking() {
    let shelf = Shelf()
    let tree = ViewTree(Choosing(number: 0, readsHeader: true, shelf: shelf))
    for number in 1...10_000 { tree.update(Choosing(number: number, readsHeader: true, shelf: shelf)) }
    #expect(registrationCount(of: shelf) == 1)
    #expect(tree.liveTrackingCount == 1)
    #expect(tree.perform { shelf.header = "b" }.summary.evaluated == 1)
    #expect(registrationCount(of: shelf) == 1)
  }

  @Test("tree-scenario M1: repeated changes accumulate nothing, flushed or not")
  func changing() {
    let shelf = Shelf()
    let tree = ViewTree(Choosing(number: 0, readsHeader: true, shelf: shelf))
    for number in 1...10_000 {
      shelf.header = "\(number)"
      if number % 3 == 0 { tree.flush() }
    }
    #expect(tree.flush().summary.evaluated == 1)
    #expect(registrationCount(of: shelf) == 1)
  }

  @Test(
    "tree-scenario M2: what the last evaluation did not read is not tracked", arguments: TestHosts.all)
  func cancelling(on kind: TestHost) {
    let shelf = Shelf()
    let stage = Stage(Choosing(number: 1, readsHeader: true, shelf: shelf), on: kind)
    #expect(stage.update(Choosing(number: 1, readsHeader: false, shelf: shelf)).bodies == ["choosing"])
    #expect(registrationCount(of: shelf, property: \Shelf.header) == 0)
    #expect(registrationCount(of: shelf, property: \Shelf.footer) == 1)
    #expect(stage.change { shelf.header = "b" }.bodies == [])
    let step = stage.change { shelf.footer = "c" }
    #expect(step.bodies == ["choosing"])
    #expect(step.operations == ["update '1 c': text"])
    stage.tree.unmount()
    #expect(registrationCount(of: shelf) == 0)
  }

  @Test("tree-scenario M3: what a child reads affects only the child, at any depth", arguments: TestHosts.all)
  func children(on kind: TestHost) {
    let shelf = Shelf(0...12)
    let stage = Stage(Family(shelf: shelf), on: kind)
    #expect(stage.mounting.bodies.first == "family")
    #expect(Set(stage.mounting.bodies.dropFirst()) == Set((0...12).map { "row \($0)" }))
    for thing in shelf.things {
      let step = stage.change { thing.title = "x\(thing.id)" }
      #expect(step.bodies == ["row \(thing.id)"])
      #expect(step.operations == ["update 'x\(thing.id)': text"])
      #expect(registrationCount(of: thing) == 1)
    }
    // The body, and the closures of the two lists.
    #expect(registrationCount(of: shelf) == 3)
  }

  @Test("tree-scenario M4: three changes are one mark, and the newest value is shown", arguments: TestHosts.all)
  func announcedBefore(on kind: TestHost) {
    let shelf = Shelf()
    let notifications = Calls()
    let stage = Stage(
      Choosing(number: 1, readsHeader: true, shelf: shelf), on: kind,
      scheduler: .custom { _ in notifications.add("wake") })
    let step = stage.change {
      for title in ["b", "c", "d"] { shelf.header = title }
    }
    #expect(notifications.take() == ["wake"])
    #expect(step.bodies == ["choosing"])
    #expect(step.operations == ["update '1 d': text"])
  }

  @Test("tree-scenario M5: an equal value is no change, a closure and an element written in place are")
  func equalValues() {
    let actions = Actions()
    let stage = Stage(ActionView(actions: actions))
    #expect(stage.change { actions.text = "a" }.bodies == [])
    #expect(!stage.tree.needsFlush)
    #expect(stage.change { actions.numbers = [1, 2, 3] }.bodies == [])
    for change in [{ actions.action = {} }, { actions.numbers[1] = 2 }] {
      let step = stage.change(change)
      #expect(step.bodies == ["action"])
      #expect(step.operations == [])
      #expect(step.decisions == ["compare ActionView: observed change", "skip Text: equal"])
    }
  }

  @Test("tree-scenario M6: reads of a closure that runs later do not count", arguments: TestHosts.all)
  func laterReads(on kind: TestHost) {
    let thing = Thing(1, "a")
    let calls = Calls()
    let stage = Stage(Later(thing: thing, calls: calls), on: kind)
    #expect(stage.send("click", to: "button#b").outcome == .handled)
    #expect(registrationCount(of: thing) == 0)
    #expect(stage.change { thing.title = "b" }.bodies == [])
    #expect(stage.send("click", to: "button#b").bodies == [])
    #expect(calls.take() == ["a", "b"])
  }

  @Test("tree-scenario M6: a body that changes what it read does not by itself cause an evaluation")
  func changeInside() {
    let thing = Thing(1, "a")
    let bodies = Bodies()
    Bodies.$current.withValue(bodies) {
      let tree = ViewTree(Appending(thing: thing))
      #expect(bodies.take() == ["appending"])
      #expect(tree.flush().summary.evaluated == 0)
      #expect(tree.mountPatches.map { $0.description.contains("aa.") } == [true])
      thing.title = "b"
      #expect(tree.flush().summary.evaluated == 1)
      #expect(tree.flush().summary.evaluated == 0)
    }
  }
}
