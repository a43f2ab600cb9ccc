import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// Skipped while its closure changes, and reads a model.
@AutoEquatable
private struct Inner: View {
  let thing: Thing
  let action: () -> Void

  var body: some View {
    let _ = Bodies.note("inner")
    Element("button", ["id": thing.title]).on("click", action)
  }
}

@AutoEquatable
private struct Outer: View {
  let shelf: Shelf
  let action: () -> Void

  var body: some View {
    let _ = Bodies.note("outer")
    Text(shelf.header)
    Inner(thing: shelf.things[0], action: action)
  }
}

private struct Root: View {
  let version: Int
  let shelf: Shelf
  let calls: Calls

  var body: some View {
    let _ = Bodies.note("root")
    Outer(shelf: shelf) { calls.add("\(version)") }
  }
}

/// Rows that are skipped for equal elements, and read a model.
private struct Rows: View {
  let version: Int
  let ids: [Int]
  let shelf: Shelf
  let calls: Calls

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(ids, id: \.self, memoizing: true) { id in
      let _ = Bodies.note("row \(id)")
      Element("li", ["id": "\(id) \(shelf.header)"]).on("click") { calls.add("\(id) \(version)") }
    }
  }
}

/// Shows a field that its comparison ignores.
@AutoEquatable
private struct IgnoringView: View {
  @AutoIgnored let detail: String

  var body: some View {
    let _ = Bodies.note("ignoring")
    Element("p", ["id": "p"]) { Text(detail) }
  }
}

private struct IgnoringRoot: View {
  let detail: String

  var body: some View { IgnoringView(detail: detail) }
}

@Suite("Events for views that read models")
struct EventsAndObservationTests {
  private let shelf = Shelf([1])
  private let calls = Calls()

  @Test("a view that is refreshed for an event stays observed, once")
  func refreshedViews() {
    let stage = Stage(Root(version: 0, shelf: shelf, calls: calls))
    stage.update(Root(version: 1, shelf: shelf, calls: calls))
    #expect(stage.send("click", to: "button#t1").bodies == ["outer", "inner"])
    #expect(calls.take() == ["1"])
    #expect([registrationCount(of: shelf), registrationCount(of: shelf.things[0])] == [1, 1])
    #expect(stage.change { shelf.things[0].title = "x" }.bodies == ["inner"])
    #expect(stage.change { shelf.header = "y" }.bodies == ["outer"])
    #expect(stage.flush().bodies == [])
  }

  @Test("a marked view is evaluated for an event if the event needs it, and only once")
  func markedViews() {
    let stage = Stage(Root(version: 0, shelf: shelf, calls: calls))
    stage.update(Root(version: 1, shelf: shelf, calls: calls))
    shelf.header = "new"
    shelf.things[0].title = "x"
    #expect(stage.send("click", to: "button#t1").bodies == ["outer", "inner"])
    #expect(calls.take() == ["1"])
    // The host has not been told yet.
    #expect(stage.host.takeOperations() == [])
    #expect(stage.tree.needsFlush)
    let step = stage.flush()
    #expect(step.bodies == [])
    #expect(step.operations.sorted() == ["update 'new': text", "update button#x: attributes"])
    #expect(!stage.tree.needsFlush)
    #expect([registrationCount(of: shelf), registrationCount(of: shelf.things[0])] == [1, 1])
  }

  @Test("an event does not evaluate marked views that it does not need")
  func markedAndFresh() {
    let stage = Stage(Root(version: 0, shelf: shelf, calls: calls))
    shelf.header = "new"
    #expect(stage.send("click", to: "button#t1").bodies == [])
    #expect(calls.take() == ["0"])
    let step = stage.flush()
    #expect(step.bodies == ["outer"])
    #expect(step.operations == ["update 'new': text"])
  }

  @Test("an event that removes its own node by a change leaves nothing behind")
  func removal() {
    let stage = Stage(ShelfList(shelf: shelf))
    let row = stage.host.node("li#1")
    shelf.things = []
    #expect(stage.flush().operations == ["unmount 't1'", "unmount li#1"])
    #expect(row.map { stage.tree.send(HostEvent("click"), to: $0) } == .stale)
  }

  @Test("memoized rows are rebuilt for events and for changes, and know their positions")
  func memoizedRows() {
    let stage = Stage(Rows(version: 0, ids: [1, 2, 3], shelf: shelf, calls: calls))
    #expect(stage.update(Rows(version: 1, ids: [3, 1, 2], shelf: shelf, calls: calls)).bodies == ["list"])
    #expect(stage.send("click", to: "li#2 header").bodies == ["row 2"])
    #expect(calls.take() == ["2 1"])
    shelf.header = "h"
    #expect(stage.send("click", to: "li#1 header").bodies == ["row 1"])
    #expect(calls.take() == ["1 1"])
    let step = stage.flush()
    #expect(step.bodies.sorted() == ["row 2", "row 3"])
    #expect(
      step.operations.sorted() == [
        "update li#1 h: attributes", "update li#2 h: attributes", "update li#3 h: attributes",
      ])
    #expect(registrationCount(of: shelf) == 3)
    #expect(stage.change { shelf.header = "i" }.bodies.sorted() == ["row 1", "row 2", "row 3"])
    #expect(stage.send("click", to: "li#3 i").outcome == .handled)
    #expect(calls.take() == ["3 1"])
  }

  @Test("a tree with patches for its host says that it needs a flush")
  func differenceAfterEvent() {
    let stage = Stage(IgnoringRoot(detail: "a"))
    stage.tree.update(IgnoringRoot(detail: "b"))
    #expect(!stage.tree.needsFlush)
    _ = stage.host.takeOperations()
    #expect(stage.send("click", to: "p#p").bodies == ["ignoring"])
    #expect(stage.tree.needsFlush)
    stage.tree.flush()
    #expect(stage.host.takeOperations() == ["update 'b': text"])
    #expect(!stage.tree.needsFlush)
  }

  @Test("an immediate tree commits the patches of an event at once")
  func immediate() {
    let stage = Stage(IgnoringRoot(detail: "a"), scheduler: .immediate)
    stage.tree.update(IgnoringRoot(detail: "b"))
    _ = stage.host.takeOperations()
    #expect(stage.send("click", to: "p#p").outcome == .unhandled)
    #expect(stage.host.takeOperations() == ["update 'b': text"])
  }

  @Test("work without a change of a model also wakes the scheduler, once")
  func notifications() throws {
    let notifications = Calls()
    let stage = Stage(IgnoringRoot(detail: "a"), scheduler: .custom { _ in notifications.add("wake") })
    let skip = stage.tree.update(IgnoringRoot(detail: "not shown"))
    let ignoring = try #require(Stage<IgnoringRoot>.node(of: IgnoringView.self, in: skip))
    stage.tree.update(IgnoringRoot(detail: "a"))
    let paragraph = try #require(stage.host.node("p#p"))
    #expect(stage.tree.invalidate(ignoring))
    #expect(stage.tree.invalidate(ignoring))
    #expect(stage.tree.reapply(paragraph))
    #expect(notifications.take() == ["wake"])
    let step = stage.flush()
    #expect(step.bodies == ["ignoring"])
    #expect(step.operations == ["update p#p: "])
    // Shown only because of the event, since the field is not compared.
    stage.tree.update(IgnoringRoot(detail: "b"))
    #expect(stage.host.takeOperations() == [])
    _ = stage.send("click", to: "p#p")
    #expect(notifications.take() == ["wake"])
    #expect(stage.tree.needsFlush)
    stage.tree.flush()
    #expect(stage.host.takeOperations() == ["update 'b': text"])
    #expect(notifications.take() == [])
  }
}
