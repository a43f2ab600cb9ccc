import ComparisonSpecs
import Testing
import ViewTrees

@AutoEquatable
private struct Inner: View {
  let title: String
  let action: () -> Void

  var body: some View {
    let _ = Bodies.note("inner")
    Element("button", ["id": title]).on("click", action)
  }
}

@AutoEquatable
private struct Middle: View {
  let title: String
  let action: () -> Void

  var body: some View {
    let _ = Bodies.note("middle")
    Element("p") { Inner(title: title, action: action) }
    Leaf("beside")
  }
}

@AutoEquatable
private struct Outer: View {
  let title: String
  @AutoIgnored let version: Int
  let calls: Calls

  var body: some View {
    let _ = Bodies.note("outer")
    Middle(title: title) { calls.add("\(version)") }
  }
}

private struct Root: View {
  let title: String
  let version: Int
  let calls: Calls

  var body: some View {
    let _ = Bodies.note("root")
    Outer(title: title, version: version, calls: calls)
  }
}

/// Contains views of its own type, which are compared with it.
@AutoEquatable
private struct Reply {
  let text: String
  let replies: [Reply]
}

/// The same, with an ignored field in each.
@AutoEquatable
private struct SeenReply {
  let text: String
  @AutoIgnored var views = 0
  let replies: [SeenReply]
}

/// Shows data that contains itself.
@AutoEquatable
private struct Discussion<Data: AutoEquatable>: View {
  let title: String
  let data: Data

  var body: some View {
    let _ = Bodies.note("discussion")
    Element("p", ["id": title]).on("click") {}
  }
}

/// Shows a field that its spec ignores.
@AutoEquatable
private struct IgnoringView: View {
  let title: String
  @AutoIgnored let detail: String

  var body: some View {
    let _ = Bodies.note("ignoring")
    Element("p", ["id": title]) {
      Text(detail)
      if detail == "more" { Leaf("more") }
    }
  }
}

private struct IgnoringRoot: View {
  let detail: String
  var isShown = true

  var body: some View {
    if isShown { IgnoringView(title: "t", detail: detail) }
  }
}

@AutoEquatable
private struct Task: Identifiable {
  let id: Int
  let title: String
  @AutoIgnored let version: Int
  let onTap: () -> Void
}

private struct Tasks: View {
  let tasks: [Task]
  var isMemoizing = true

  var body: some View {
    ForEach(tasks, memoizing: isMemoizing) { task in
      let _ = Bodies.note("row \(task.id)")
      Inner(title: "\(task.id)", action: task.onTap)
    }
  }
}

private struct WideTasks: View {
  let tasks: [Task]

  var body: some View {
    ForEach(tasks, memoizing: true) { task in
      Element("li", ["id": task.title]).on("click", task.onTap)
      Leaf("\(task.id)")
    }
  }
}

/// Rows whose elements are numbers, with closures that also capture something else.
private struct NumberRows: View {
  let ids: [Int]
  let version: Int
  let calls: Calls

  var body: some View {
    Portal(to: "rows") {
      ForEach(ids, id: \.self, memoizing: true) { id in
        let _ = Bodies.note("row \(id)")
        AnyView(Inner(title: "\(id)") { calls.add("\(id) \(version)") })
      }
    }
  }
}

private func tasks(_ ids: [Int], _ version: Int, _ calls: Calls) -> [Task] {
  ids.map { id in Task(id: id, title: "t\(id)", version: version) { calls.add("\(id) \(version)") } }
}

@Suite("A skipped view does not become stale")
struct RefreshTests {
  @Test("an event evaluates the skipped views above it, top down, once each, and no others")
  func levels() {
    let calls = Calls()
    let stage = Stage(Root(title: "a", version: 0, calls: calls))
    for version in 1...3 {
      let step = stage.update(Root(title: "a", version: version, calls: calls))
      #expect(step.bodies == ["root"])
      #expect(step.summary.skipped == 1)
    }
    let first = stage.send("click", to: "button#a")
    #expect(first.bodies == ["outer", "middle", "inner"])
    #expect(stage.send("click", to: "button#a").bodies == [])
    #expect(calls.take() == ["3", "3"])
    #expect(stage.flush().operations == [])
    // The summary of the next update does not count a refresh.
    let next = stage.update(Root(title: "a", version: 4, calls: calls))
    #expect(next.decisions == ["compare Root: version", "skip Outer: equal"])
    #expect(next.summary.evaluated == 1)
    stage.update(Root(title: "b", version: 5, calls: calls))
    #expect(stage.send("click", to: "button#b").bodies == [])
    #expect(calls.take() == ["5"])
  }

  @Test("the current view of a node has the newest closures")
  func currentView() throws {
    let calls = Calls()
    let stage = Stage(Root(title: "a", version: 0, calls: calls))
    stage.update(Root(title: "a", version: 1, calls: calls))
    let (view, bodies) = stage.currentView(of: "button#a")
    #expect(bodies == ["outer", "middle", "inner"])
    let element = try #require(view as? any HostView)
    #expect(element.handle(HostEvent("click")))
    #expect(calls.take() == ["1"])
  }

  @Test("an ignored field that is shown reaches the host with the next flush")
  func shownIgnoredField() {
    let stage = Stage(IgnoringRoot(detail: "a"))
    let host = stage.host
    stage.tree.update(IgnoringRoot(detail: "more"))
    #expect(host.takeOperations() == [])
    #expect(stage.currentView(of: "'a'").bodies == ["ignoring", "more"])
    #expect(host.takeOperations() == [])
    stage.tree.flush()
    #expect(Set(host.takeOperations()) == ["update 'more': text", "mount b#more"])
    #expect(stage.update(IgnoringRoot(detail: "more")).operations == [])
  }

  @Test("what a refresh recorded about a node is dropped if the next update removes the node")
  func shownIgnoredFieldOfRemoved() {
    let stage = Stage(IgnoringRoot(detail: "a"))
    stage.tree.update(IgnoringRoot(detail: "more"))
    #expect(stage.host.takeOperations() == [])
    let text = stage.host.node("'a'")
    #expect(text.map { stage.tree.currentView(of: $0) } != nil)
    let step = stage.update(IgnoringRoot(detail: "more", isShown: false))
    #expect(step.operations.filter { $0.hasPrefix("unmount") }.count == 2)
    #expect(stage.host.count == 0)
  }

  @Test("a memoized row with an equal element has the newest closure")
  func memoizedRow() {
    let calls = Calls()
    let stage = Stage(Tasks(tasks: tasks([1, 2, 3], 0, calls)))
    let step = stage.update(Tasks(tasks: tasks([1, 2, 3], 1, calls)))
    #expect(step.bodies == [])
    let event = stage.send("click", to: "button#2")
    #expect(event.bodies == ["row 2", "inner"])
    #expect(calls.take() == ["2 1"])
    stage.update(Tasks(tasks: tasks([3, 2, 1], 2, calls)))
    #expect(stage.send("click", to: "button#3").outcome == .handled)
    #expect(stage.send("click", to: "button#1").outcome == .handled)
    #expect(calls.take() == ["3 2", "1 2"])
    #expect(stage.flush().operations == [])
  }

  @Test("tree-scenario 1: a memoized row has the newest values that its closures capture in addition to its element")
  func capturingMemoizedRow() {
    let calls = Calls()
    let stage = Stage(NumberRows(ids: [1, 2, 3], version: 0, calls: calls))
    #expect(stage.update(NumberRows(ids: [1, 2, 3], version: 1, calls: calls)).bodies == [])
    #expect(stage.update(NumberRows(ids: [3, 1, 2], version: 2, calls: calls)).bodies == [])
    #expect(stage.send("click", to: "button#2").bodies == ["row 2", "inner"])
    #expect(stage.send("click", to: "button#3").outcome == .handled)
    #expect(calls.take() == ["2 2", "3 2"])
    #expect(stage.flush().operations == [])
  }

  @Test("a memoized row of several views has the newest values as well")
  func wideMemoizedRow() {
    let calls = Calls()
    let stage = Stage(WideTasks(tasks: tasks([1, 2], 0, calls)))
    stage.update(WideTasks(tasks: tasks([1, 2], 1, calls)))
    #expect(stage.send("click", to: "li#t2").outcome == .handled)
    #expect(calls.take() == ["2 1"])
  }

  @Test("ignored fields are found in data that contains itself")
  func recursiveData() {
    let reply = Reply(text: "yes", replies: [Reply(text: "no", replies: [])])
    let stage = Stage(Discussion(title: "a", data: reply))
    stage.update(Discussion(title: "a", data: reply))
    #expect(stage.send("click", to: "p#a").bodies == [])

    let seen = SeenReply(text: "yes", replies: [SeenReply(text: "no", replies: [])])
    let careful = Stage(Discussion(title: "b", data: seen))
    careful.update(Discussion(title: "b", data: seen))
    #expect(careful.send("click", to: "p#b").bodies == ["discussion"])
  }

  @Test("handled, unhandled and stale events have different outcomes")
  func outcomes() {
    let calls = Calls()
    let stage = Stage(Root(title: "a", version: 0, calls: calls))
    #expect(stage.send("click", to: "button#a").outcome == .handled)
    #expect(stage.send("input", to: "button#a").outcome == .unhandled)
    let button = stage.host.node("button#a")
    stage.tree.unmount()
    #expect(button.map { stage.tree.send(HostEvent("click"), to: $0) } == .stale)
  }
}
