import ComparisonSpecs
import Observation
import Testing
import ViewTrees

private struct Mode {
  @State var count = 0
}

private enum Choice: Equatable {
  case none
  case counting(State<Int>)
}

private indirect enum Chain {
  case end
  case link(State<Int>, Chain)
}

private final class Box {
  @State var count = 0
}

private struct Named: View {
  @State private var isOn = false
  var body: some View { Text("\(isOn)") }
}

/// A view with a property of any type.
private struct Holding<Held>: View {
  let held: Held
  var body: some View { Text("held") }
}

private struct Hidden: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let words: [String]
  let view: @Sendable () -> AnyView

  init<Held>(_ testDescription: String, _ words: [String], _ make: @escaping @Sendable () -> Held) {
    self.testDescription = testDescription
    self.words = words
    view = { AnyView(Holding(held: make())) }
  }
}

private let hidden = [
  Hidden("a state in an enum", ["The @State in 'held' of Holding<Choice> lies in an enum"]) { Choice.none },
  Hidden("a state in an indirect enum", ["The @State in 'held' of Holding<Chain> lies in an enum"]) { Chain.end },
  Hidden("a state in an array", ["The @State in 'held' of Holding<Array<Mode>> lies in an array"]) { [Mode]() },
  Hidden("a state in an optional array", ["lies in an array"]) { [Mode]?.none },
  Hidden("a state in a dictionary", ["lies in a dictionary"]) { ["a": Mode()] },
  Hidden("a state in an object", ["lies in an object"]) { Box() },
  Hidden("a state in an array of a tuple", ["lies in an array"]) { (1, [[Mode()]]) },
  Hidden("a value of the environment in an array", ["The @Environment in 'held'", "make it a property of the view"]) {
    [Environment(\.size)]
  },
  Hidden("a handler in an array", ["The Handler in 'held'", "lies in an array"]) { [Handler<Void> {}] },
  Hidden("a handler in an enum", ["The Handler in 'held'", "lies in an enum"]) {
    Result<Handler<Void>, Never>.success(Handler {})
  },
]

@Suite("A property wrapper that no tree finds")
struct HiddenFieldTests {
  @Test("found-case 69: is reported with the view, the property and what to do", arguments: hidden)
  private func reported(_ hidden: Hidden) {
    let stage = LiveStage(hidden.view())
    let diagnostics = stage.mounting.update.diagnostics.filter { if case .plainModel = $0 { false } else { true } }
    #expect(diagnostics.count == 1, "\(diagnostics)")
    for word in hidden.words { #expect(diagnostics.first?.description.contains(word) == true, "\(diagnostics)") }
    #expect(stage.update(hidden.view()).update.diagnostics == [])
  }

  @Test("found-case 69: is not reported if the tree finds it, nor in views that have separate nodes")
  func none() {
    #expect(TreeDiagnostic.remarks(on: Holding<Mode>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<Mode?>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<(Mode, Mode?)>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<[Named]>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<ConditionalView<Named, Named>>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<Binding<[Int]>>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<[Binding<Int>]>.self) == [])
    #expect(TreeDiagnostic.remarks(on: Holding<[Mode]>.self).count == 1)
  }

  @Test("found-case 69: stops the program when it is set, with a message that says where a state must be")
  func setting() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Setting: View {
        let modes = [Mode()]
        var body: some View { Element("b").on("click") { modes[0].count += 1 } }
      }
      let host = RecordingHost()
      let tree = ViewTree(Setting(), host: host)
      let node = host.node("b")
      node.map { _ = tree.send(HostEvent("click"), to: $0) }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("make it a property of the view"), "\(words)")
    #expect(words.contains("The @State in 'modes' of Setting lies in an array"), "\(words)")
  }
}

private struct Actions {
  var name = "actions"
  var select: Handler<Int> = Handler { _ in }
  var list: [Handler<Int>] = []
  var later: Handler<Int>?
}

private enum ActionsKey: EnvironmentKey { static var defaultValue: Actions { Actions() } }
private enum SelectKey: EnvironmentKey { static var defaultValue: Handler<Int>? { nil } }

extension EnvironmentValues {
  fileprivate var actions: Actions {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }

  fileprivate var select: Handler<Int>? {
    get { self[SelectKey.self] }
    set { self[SelectKey.self] = newValue }
  }
}

@Suite("A handler in the environment")
struct EnvironmentHandlerTests {
  fileprivate struct Button: View {
    let given: Outside<[Handler<Int>]>
    @Environment(\.select) private var select

    var body: some View {
      let _ = Bodies.note("button")
      let _ = { if let select { given.value.append(select) } }()
      Element("b", ["id": "b"]).on("click") { select?(1) }
    }
  }

  private struct Root: View {
    let version: Int
    let calls: Calls
    let given: Outside<[Handler<Int>]>
    var body: some View {
      Between("between") { Button(given: given) }
        .environment(\.select, Handler { calls.add("\(version) \($0)") })
    }
  }

  @Test("found-case 69: calls the newest closure, in skipped views and in code that kept the handler")
  func newest() {
    let calls = Calls()
    let given = Outside<[Handler<Int>]>([])
    let stage = LiveStage(Root(version: 1, calls: calls, given: given))
    for version in 2...4 {
      #expect(stage.update(Root(version: version, calls: calls, given: given)).bodies == [])
      stage.send("click", to: "b#b")
      given.value.forEach { $0(2) }
      #expect(Set(calls.take()) == ["\(version) 1", "\(version) 2"])
    }
  }

  @AutoEquatable
  fileprivate struct Panel: View {
    let title: String
    @AutoIgnored let given: Outside<[Handler<Int>]>
    let action: (Int) -> Void
    var body: some View {
      Button(given: given).environment(\.select, Handler { action($0) })
    }
  }

  private struct PanelRoot: View {
    let version: Int
    let calls: Calls
    let given: Outside<[Handler<Int>]>
    var body: some View { Panel(title: "panel", given: given) { calls.add("\(version) \($0)") } }
  }

  @Test("found-case 69: calls the newest closure if the view that sets it was skipped")
  func skippedSetter() {
    let calls = Calls()
    let given = Outside<[Handler<Int>]>([])
    let stage = LiveStage(PanelRoot(version: 1, calls: calls, given: given))
    for version in 2...4 {
      #expect(stage.update(PanelRoot(version: version, calls: calls, given: given)).bodies == [])
      given.value[0](2)
      #expect(calls.take() == ["\(version) 2"])
    }
  }

  private struct Many: View {
    @Environment(\.actions) private var actions
    var body: some View {
      let _ = Bodies.note("many \(actions.name)")
      Element("b", ["id": "b"]).on("click") {
        actions.select(1)
        actions.later?(2)
        actions.list.forEach { $0(3) }
      }
    }
  }

  private struct ManyRoot: View {
    let version: Int
    let calls: Calls
    var name = "n"
    var hasList = false
    var body: some View {
      let handler = Handler<Int> { calls.add("\(version) \($0)") }
      Between("between") { Many() }
        .environment(
          \.actions,
          Actions(name: name, select: handler, list: hasList ? [handler] : [], later: version > 1 ? handler : nil))
    }
  }

  @Test("found-case 69: calls the newest closure as a part of the value, in an optional or an array")
  func parts() {
    let calls = Calls()
    let stage = LiveStage(ManyRoot(version: 1, calls: calls))
    stage.send("click", to: "b#b")
    #expect(calls.take() == ["1 1"])
    for (version, name, hasList) in [(2, "n", false), (3, "n", true), (4, "m", true), (5, "m", true)] {
      stage.update(ManyRoot(version: version, calls: calls, name: name, hasList: hasList))
      stage.send("click", to: "b#b")
      #expect(calls.take() == (hasList ? [1, 2, 3] : [1, 2]).map { "\(version) \($0)" })
    }
  }
}
