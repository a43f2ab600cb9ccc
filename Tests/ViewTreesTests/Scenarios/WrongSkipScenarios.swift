import ComparisonSpecs
import Testing
import ViewTrees

@AutoEquatable
private struct Button: View {
  let title: String
  let action: () -> Void

  var body: some View {
    let _ = Bodies.note("button")
    Element("button", ["id": title]).on("click", action)
  }
}

private struct Counter: View {
  let count: Int
  let calls: Calls

  var body: some View {
    let _ = Bodies.note("counter")
    Button(title: "add") { calls.add("\(count)") }
  }
}

@AutoEquatable
private struct Selectable: View {
  let title: String
  let onSelect: Handler<Int>

  var body: some View {
    let _ = Bodies.note("selectable")
    Element("p", ["id": "p"]) { Text(title) }
  }
}

private struct Attributed: View {
  let attributes: Attributes

  var body: some View {
    let _ = Bodies.note("attributed")
    Element("p", attributes)
  }
}

@AutoEquatable
private struct Clock: View {
  @AutoIgnored let time: Outside<Int>

  var body: some View {
    let _ = Bodies.note("clock")
    Text("\(time.value)")
  }
}

@AutoEquatable
private struct Shared: View {
  let title: String
  @AutoIgnored let time: Outside<Int>

  var body: some View {
    let _ = Bodies.note("shared")
    Element("div") { Clock(time: time) }
  }
}

private struct Frame: View {
  let number: Int
  let title: String
  let time: Outside<Int>

  var body: some View {
    let _ = Bodies.note("frame")
    Element("main", ["id": "\(number)"]) { Shared(title: title, time: time) }
  }
}

private struct Field: View {
  let name: String
  let value: String
  var isHostOwned = false

  var body: some View {
    let _ = Bodies.note("field")
    if isHostOwned {
      Element("input", ["id": name]).hostOwned("value", value)
    } else {
      Element("input", ["id": name, "value": value])
    }
  }
}

@Suite("A changed node is never taken for an unchanged one")
struct WrongSkipScenarios {
  @Test("tree-scenario 1: a skipped child runs the newest closure", arguments: TestHosts.all)
  func ignoredCallback(on kind: TestHost) {
    let calls = Calls()
    let stage = Stage(Counter(count: 0, calls: calls), on: kind)
    #expect(stage.mounting.bodies == ["counter", "button"])
    let step = stage.update(Counter(count: 1, calls: calls))
    #expect(step.bodies == ["counter"])
    #expect(step.operations == [])
    #expect(step.decisions == ["compare Counter: count", "skip Button: equal"])
    let first = stage.send("click", to: "button#add")
    #expect(first.outcome == .handled)
    #expect(first.bodies == ["button"])
    // A refreshed view stays fresh.
    #expect(stage.send("click", to: "button#add").bodies == [])
    #expect(calls.names == ["1", "1"])
    #expect(stage.flush().operations == [])
  }

  @Test("tree-scenario 3: a handler that was passed out always calls the newest closure", arguments: TestHosts.all)
  func handlerSlot(on kind: TestHost) throws {
    let calls = Calls()
    func view(_ title: String, _ version: Int) -> Selectable {
      Selectable(title: title, onSelect: Handler { calls.add("\(version): \($0)") })
    }
    let stage = Stage(view("a", 0), on: kind)
    let id = try #require(Stage<Selectable>.node(of: Selectable.self, in: stage.update(view("a", 1)).update))
    let handedOut = try #require(stage.tree.currentView(of: id) as? Selectable).onSelect
    #expect(stage.update(view("a", 2)).bodies == [])
    handedOut(7)
    let step = stage.update(view("b", 3))
    #expect(step.bodies == ["selectable"])
    #expect(step.operations == ["update 'b': text"])
    handedOut(8)
    try #require(stage.tree.currentView(of: id) as? Selectable).onSelect(9)
    #expect(calls.names == ["2: 7", "3: 8", "3: 9"])
  }

  @Test("tree-scenario 4: attributes that disappear are removed, once", arguments: TestHosts.all)
  func attributes(on kind: TestHost) {
    let stage = Stage(Attributed(attributes: ["title": "1"]), on: kind)
    #expect(stage.host.text == "p [title=\"1\"]")
    let step = stage.update(Attributed(attributes: [:]))
    #expect(step.bodies == ["attributed"])
    #expect(step.operations == ["update p: attributes"])
    #expect(stage.host.text == "p")
    let again = stage.update(Attributed(attributes: [:]))
    #expect(again.bodies == [])
    #expect(again.operations == [])
  }

  @Test(
    "tree-scenario 6: an invalidated node below an equal one is evaluated, and none between", arguments: TestHosts.all)
  func dirtyBelowEqual(on kind: TestHost) throws {
    let time = Outside(1)
    let stage = Stage(Frame(number: 1, title: "a", time: time), on: kind)
    let clock = try #require(
      Stage<Frame>.node(of: Clock.self, in: stage.update(Frame(number: 1, title: "b", time: time)).update))
    time.value = 2
    #expect(stage.tree.invalidate(clock))
    let step = stage.update(Frame(number: 2, title: "b", time: time))
    #expect(step.bodies == ["frame", "clock"])
    #expect(step.operations == ["update main#2: attributes", "update '2': text"])
    #expect(
      step.decisions == [
        "compare Frame: number", "compare Element: attributes", "skip Shared: equal", "compare Clock: invalidated",
        "compare Text: text",
      ])
    time.value = 3
    #expect(stage.tree.invalidate(clock))
    #expect(stage.flush().bodies == ["clock"])
    #expect(stage.flush().bodies == [])
  }

  @Test("tree-scenario 13: a field that the user changed is applied again on demand", arguments: TestHosts.all)
  func reapplied(on kind: TestHost) throws {
    let stage = Stage(Field(name: "f", value: "a"), on: kind)
    let field = try #require(stage.host.node("input#f"))
    // The user typed; the description is the same.
    stage.host.state[field] = "ab"
    #expect(stage.update(Field(name: "f", value: "a")).operations == [])
    #expect(stage.tree.reapply(field))
    let step = stage.update(Field(name: "f", value: "a"))
    #expect(step.operations == ["update input#f: "])
    #expect(step.bodies == [])
    #expect(stage.flush().operations == [])
  }

  @Test("tree-scenario 13: an attribute that the host owns is sent once", arguments: TestHosts.all)
  func hostOwned(on kind: TestHost) throws {
    let recorder = RecordingHost(kind.make()?.host)
    let tree = ViewTree(Field(name: "f", value: "a", isHostOwned: true), host: recorder)
    _ = recorder.takeOperations()
    let update = tree.update(Field(name: "f", value: "b", isHostOwned: true))
    #expect(recorder.takeOperations() == [])
    #expect(update.summary.evaluated == 1)
  }

  @Test("tree-scenario 64: a new closure does not evaluate the child, and is not lost", arguments: TestHosts.all)
  func recreatedClosure(on kind: TestHost) {
    let calls = Calls()
    let stage = Stage(Counter(count: 0, calls: calls), on: kind)
    for count in 1...5 {
      #expect(stage.update(Counter(count: count, calls: calls)).bodies == ["counter"])
    }
    #expect(stage.send("click", to: "button#add").outcome == .handled)
    #expect(calls.names == ["5"])
  }
}
