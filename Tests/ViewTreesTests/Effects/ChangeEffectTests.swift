import Testing
import ViewTrees

private struct Watched: View {
  let value: Int
  var isInitial = false
  let log: Calls

  var body: some View {
    let _ = Bodies.note("watched \(value)")
    Text("\(value)")
      .onChange(of: value, initial: isInitial) { old, new in log.add("\(old)→\(new)") }
      .onChange(of: value > 10) { log.add("large: \(value > 10)") }
  }
}

@Suite("Hooks of changes")
struct ChangeEffectTests {
  @Test("get the old and the new value, after the host's commit")
  func changes() {
    let log = Calls()
    let stage = LiveStage(Watched(value: 1, log: log))
    #expect(stage.mounting.operations == ["mount '1'"])
    #expect(log.take() == [])
    let step = stage.update(Watched(value: 2, log: log))
    #expect(step.bodies == ["watched 2"])
    #expect(step.operations == ["update '2': text"])
    #expect(log.take() == ["1→2"])
    stage.update(Watched(value: 20, log: log))
    // The outer modifier comes first in the document.
    #expect(log.take() == ["large: true", "2→20"])
    #expect(stage.update(Watched(value: 20, log: log)).operations == [])
    #expect(log.take() == [])
  }

  @Test("run for the first value on request")
  func initial() {
    let log = Calls()
    let stage = LiveStage(Watched(value: 1, isInitial: true, log: log))
    #expect(stage.mounting.bodies == ["watched 1"])
    #expect(stage.mounting.operations == ["mount '1'"])
    #expect(log.take() == ["1→1"])
    stage.update(Watched(value: 2, isInitial: true, log: log))
    #expect(log.take() == ["1→2"])
  }

  private struct Stepping: View {
    let limit: Int
    let log: Calls
    @State private var count = 0

    var body: some View {
      let _ = Bodies.note("stepping \(count)")
      Text("\(count)")
        .onChange(of: count) { old, new in
          log.add("\(old)→\(new)")
          if count < limit { count += 1 }
        }
      Element("b", ["id": "b"]).on("click") { count += 1 }
    }
  }

  @Test("see one change if the value changed twice before a flush")
  func twice() throws {
    let log = Calls()
    let stage = LiveStage(Stepping(limit: 0, log: log))
    let node = try #require(stage.host.node("b#b"))
    let step = stage.perform {
      stage.tree.send(HostEvent("click"), to: node)
      stage.tree.send(HostEvent("click"), to: node)
    }
    #expect(step.bodies == ["stepping 2"])
    #expect(step.operations == ["update '2': text"])
    #expect(log.take() == ["0→2"])
  }

  @Test("make changes that are evaluated in a following pass")
  func following() {
    let log = Calls()
    let stage = LiveStage(Stepping(limit: 3, log: log))
    let step = stage.send("click", to: "b#b")
    #expect(step.bodies == ["stepping 1", "stepping 2", "stepping 3"])
    #expect(step.operations == ["update '1': text", "update '2': text", "update '3': text"])
    #expect(log.take() == ["0→1", "1→2", "2→3"])
    #expect(stage.host.commits.map(\.number) == [1, 2, 3, 4])
  }

  @Test("that trigger one another endlessly are stopped, and reported with their view")
  func endless() {
    let log = Calls()
    let stage = LiveStage(Stepping(limit: .max, log: log))
    let step = stage.send("click", to: "b#b")
    #expect(step.bodies.count == 101)
    #expect(step.operations.count == 101)
    #expect(stage.tree.lastUpdate.diagnostics == [.cycle(["Stepping"])])
    // They go on with the next flush, and are stopped again.
    #expect(stage.tree.needsFlush)
    #expect(stage.perform().bodies.count == 101)
  }

  @Test("that update the tree endlessly are stopped, and reported with their view")
  func endlessUpdates() {
    struct Root: View {
      let number: Int
      let act: Outside<((Int) -> Void)?>
      var body: some View {
        let _ = Bodies.note("root")
        Text("\(number)").onChange(of: number) { act.value?(number) }
      }
    }
    let act = Outside<((Int) -> Void)?>(nil)
    let stage = LiveStage(Root(number: 0, act: act))
    let tree = stage.tree
    act.value = { number in tree.update(Root(number: number + 1, act: act)) }
    let step = stage.update(Root(number: 1, act: act))
    #expect(step.bodies.count == 101)
    #expect(step.operations.count == 101)
    #expect(tree.lastUpdate.diagnostics == [.cycle(["Root"])])
    act.value = nil
    #expect(stage.perform().operations == [])
  }

  /// Its value changes and may change back while the tree evaluates.
  private struct Oscillating: View {
    let number: Int
    let end: Int
    let log: Calls
    @State private var value = 0

    var body: some View {
      let _ = Bodies.note("oscillating \(value)")
      Text("\(value)").onChange(of: value) { log.add("\($0)→\($1)") }
      Setter(number: number, end: end, value: $value)
    }
  }

  /// Sets the value in its first evaluation, and again in its second one.
  private struct Setter: View {
    let number: Int
    let end: Int
    @Binding var value: Int
    @State private var steps = Steps()

    var body: some View {
      let _ = Bodies.note("setter \(value)")
      let _ = { value = steps.next(number, end) }()
      EmptyView()
    }
  }

  private final class Steps {
    private var number = 0

    func next(_ number: Int, _ end: Int) -> Int {
      if number != self.number {
        self.number = number
        return number
      }
      return end
    }
  }

  @Test("count several changes before a commit as one, and none if the value is the same in the end")
  func oscillating() {
    let log = Calls()
    let stage = LiveStage(Oscillating(number: 0, end: 0, log: log))
    #expect(log.take() == [])
    let there = stage.update(Oscillating(number: 5, end: 7, log: log))
    #expect(there.operations == ["update '7': text"])
    #expect(log.take() == ["0→7"])
    let back = stage.update(Oscillating(number: 9, end: 7, log: log))
    // The host gets one update, which shows what it already shows.
    #expect(back.operations == ["update '7': text"])
    #expect(back.bodies.contains("oscillating 9"))
    #expect(log.take() == [])
  }
}
