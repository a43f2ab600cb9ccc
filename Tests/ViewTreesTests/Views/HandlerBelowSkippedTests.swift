import ComparisonSpecs
import Testing
import ViewTrees

/// Exposes its handlers when it is evaluated.
@AutoEquatable
private struct Ticking: View {
  let title: String
  let tick: Handler<Int>
  let given: Given

  var body: some View {
    let _ = Bodies.note("ticking \(title)")
    let _ = given.add(tick)
    Text(title)
  }
}

private final class Given: Equatable {
  private(set) var handlers: [Handler<Int>] = []
  func add(_ handler: Handler<Int>) { handlers.append(handler) }
  static func == (lhs: Given, rhs: Given) -> Bool { lhs === rhs }
}

@AutoEquatable
private struct Panel: View {
  let title: String
  let given: Given
  let action: (Int) -> Void

  var body: some View {
    let _ = Bodies.note("panel \(title)")
    Ticking(title: title, tick: Handler { action($0) }, given: given)
  }
}

@AutoEquatable
private struct Level: View {
  let depth: Int
  let given: Given
  let action: (Int) -> Void

  var body: some View {
    let _ = Bodies.note("level \(depth)")
    if depth == 0 {
      AnyView(Panel(title: "deep", given: given) { action($0) })
    } else {
      Element("div") { AnyView(Level(depth: depth - 1, given: given) { action($0) }) }
    }
  }
}

/// Passes on a handler that a view above made.
@AutoEquatable
private struct Passing: View {
  let title: String
  let tick: Handler<Int>?
  let given: Given

  var body: some View {
    let _ = Bodies.note("passing")
    if let tick { Ticking(title: title, tick: tick, given: given) }
  }
}

private struct Root: View {
  enum Shape: CaseIterable, Sendable {
    case panel, deep, memoizedRow, memoizedPanel, memoizedElement, row, passed, passedBySkipped, environment, optional
  }

  let shape: Shape
  let version: Int
  let given: Given
  let log: Calls

  private func action(_ input: Int) { log.add("\(version): \(input)") }

  var body: some View {
    let _ = Bodies.note("root")
    switch shape {
    case .panel: Panel(title: "p", given: given) { action($0) }
    case .deep: Level(depth: 4, given: given) { action($0) }
    case .memoizedRow:
      ForEach([1], id: \.self, memoizing: true) { _ in
        Ticking(title: "row", tick: Handler { action($0) }, given: given)
      }
    case .memoizedPanel:
      ForEach([1], id: \.self, memoizing: true) { _ in Panel(title: "row", given: given) { action($0) } }
    case .memoizedElement:
      ForEach([1], id: \.self, memoizing: true) { _ in
        Element("li") { Level(depth: 1, given: given) { action($0) } }
      }
    case .row: ForEach([1], id: \.self) { _ in Panel(title: "row", given: given) { action($0) } }
    case .passed: Passing(title: "p", tick: Handler { action($0) }, given: given)
    case .passedBySkipped: Making(given: given) { action($0) }
    case .environment: Panel(title: "p", given: given) { action($0) }.environment(\.level, 3)
    case .optional: Optional(Level(depth: 0, given: given) { action($0) })
    }
  }
}

@AutoEquatable
private struct Making: View {
  let given: Given
  let action: (Int) -> Void
  var body: some View { Passing(title: "p", tick: Handler { action($0) }, given: given) }
}

@Suite("Handlers below views that were skipped")
struct HandlerBelowSkippedTests {
  @Test("found-case 19: call the newest closure, wherever they were made", arguments: Root.Shape.allCases)
  private func newest(shape: Root.Shape) throws {
    let given = Given()
    let log = Calls()
    func root(_ version: Int) -> Root { Root(shape: shape, version: version, given: given, log: log) }
    let stage = LiveStage(root(1))
    #expect(given.handlers.count == 1)
    let handler = try #require(given.handlers.first)
    stage.watch { handler(0) }
    #expect(log.take() == ["1: 0"])
    for version in 2...4 {
      #expect(stage.update(root(version)).bodies == ["root"])
      if version == 3 { continue }
      let call = stage.watch { handler(version) }
      #expect(log.take() == ["\(version): \(version)"])
      #expect(!call.bodies.contains { $0.hasPrefix("ticking") })
      // The newest views are not made again, except rows of memoizing lists.
      let again = stage.watch { handler(9) }
      #expect(again.bodies == [] || [.memoizedRow, .memoizedPanel, .memoizedElement].contains(shape))
      #expect(log.take() == ["\(version): 9"])
    }
    #expect(stage.perform().operations == [])
    // A handler that outlives its view calls the last closure that it got.
    stage.tree.unmount()
    handler(5)
    #expect(log.take() == ["4: 5"])
  }

  @Test("found-case 19: call the newest closure during a commit, and in a hook")
  func inCommit() throws {
    let given = Given()
    let log = Calls()
    func root(_ version: Int) -> Root { Root(shape: .deep, version: version, given: given, log: log) }
    let stage = LiveStage(ShownBeside(number: 0, root: root(1)))
    let handler = try #require(given.handlers.first)
    stage.host.onOperation = { _ in handler(7) }
    stage.update(ShownBeside(number: 1, root: root(2)))
    #expect(log.take() == ["2: 7"])
    stage.host.onOperation = nil
  }

  private struct ShownBeside: View {
    let number: Int
    let root: Root
    var body: some View {
      Text("\(number)")
      root
    }
  }

  private struct Pair: View {
    let given: Given
    @State private var low = 0
    @State private var high = 1

    var body: some View {
      Ticking(
        title: "t",
        tick: Handler {
          low += $0
          high += $0
        }, given: given)
      Text("\(low)...\(high)")
    }
  }

  @Test("found-case 24: a call is one commit with the immediate scheduler")
  func oneCommit() throws {
    let given = Given()
    let stage = LiveStage(Pair(given: given), scheduler: .immediate)
    let handler = try #require(given.handlers.first)
    #expect(stage.watch { handler(5) }.operations == ["update '5...6': text"])
  }

  @Test("found-case 19: a call of one handler that many rows share costs no more than one for a single row")
  func shared() throws {
    struct Many: View {
      let version: Int
      let given: Given
      let log: Calls
      var body: some View {
        let _ = Bodies.note("many")
        let handler = Handler<Int> { log.add("\(version): \($0)") }
        ForEach(0..<50, id: \.self) { Ticking(title: "\($0)", tick: handler, given: given) }
      }
    }
    let given = Given()
    let log = Calls()
    let stage = LiveStage(Many(version: 1, given: given, log: log))
    stage.update(Many(version: 2, given: given, log: log))
    let call = stage.watch { given.handlers[30](1) }
    #expect(call.bodies == [])
    #expect(log.take() == ["2: 1"])
  }
}
