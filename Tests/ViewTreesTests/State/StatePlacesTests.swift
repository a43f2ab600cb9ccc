import ComparisonSpecs
import Testing
import ViewTrees

/// Counts its clicks.
///
/// The view around it decides how it is compared.
private struct Plain: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note("\(name) \(count)")
    Element("b", ["id": name]) { Text("\(count)") }.on("click") { count += 1 }
  }
}

private struct Synthesized: View, Equatable {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note("\(name) \(count)")
    Element("b", ["id": name]) { Text("\(count)") }.on("click") { count += 1 }
  }
}

@AutoEquatable
private struct Box<Value: Equatable>: View {
  let name: String
  @State private var values: [Value]

  init(_ name: String, _ value: Value) {
    self.name = name
    _values = State(initialValue: [value])
  }

  var body: some View {
    let _ = Bodies.note("\(name) \(values.count)")
    Element("b", ["id": name]) { Text("\(values.count)") }.on("click") { values.append(values[0]) }
  }
}

/// A host view with its own state.
@AutoEquatable
private struct Toggle: HostView {
  let name: String
  @State private var isOn = false

  init(_ name: String) { self.name = name }

  var hostName: String { "toggle" }
  var attributes: Attributes { ["id": name, "on": isOn ? "" : nil] }
  var events: [String] { ["click"] }

  func handle(_ event: HostEvent) -> Bool {
    isOn.toggle()
    return true
  }
}

/// A view whose state several views can have.
private struct Tally {
  @State private var count = 0

  var words: String { "\(count)" }
  func add() { count += 1 }
}

@AutoEquatable
private struct Tallied: View {
  let name: String
  @AutoIgnored private let first = Tally()
  @AutoIgnored private let second: Tally? = Tally()

  init(_ name: String) { self.name = name }

  var body: some View {
    let _ = Bodies.note("\(name) \(first.words) \(second?.words ?? "-")")
    Element("b", ["id": name]) { Text(first.words + (second?.words ?? "-")) }
      .on("click") {
        first.add()
        second?.add()
        second?.add()
      }
  }
}

/// Shows its content, with its own number.
private struct Wrapper<Content: View>: View {
  let number: Int
  @ViewBuilder let content: Content

  var body: some View {
    let _ = Bodies.note("wrapper \(number)")
    Element("div") { content }
  }
}

/// A way to put a view with a state into a tree.
///
/// A click replaces its first state by the second.
private struct Place: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var first = "x 0"
  var second = "x 1"
  var operations = ["update '1': text"]
  let view: @Sendable () -> AnyView
}

private let places = [
  Place(testDescription: "in a view without a spec") { AnyView(Plain("x")) },
  Place(testDescription: "in a view with a synthesized ==") { AnyView(Synthesized("x")) },
  Place(testDescription: "in a view that is compared by its ==") { AnyView(Synthesized("x").equatable()) },
  Place(testDescription: "in a generic view", first: "x 1", second: "x 2", operations: ["update '2': text"]) {
    AnyView(Box("x", 1.5))
  },
  Place(testDescription: "in an erased view in another") { AnyView(AnyView(Plain("x"))) },
  Place(testDescription: "in a row") { AnyView(ForEach(["x"], id: \.self) { Plain($0) }) },
  Place(testDescription: "in a row of several views") {
    AnyView(
      ForEach(["x"], id: \.self) {
        Plain($0)
        Text("behind")
      })
  },
  Place(testDescription: "in a row of a memoizing list") {
    AnyView(ForEach(["x"], id: \.self, memoizing: true) { Plain($0) })
  },
  Place(testDescription: "in a row that is compared by its ==") {
    AnyView(ForEach(["x"], id: \.self) { Synthesized($0).equatable() })
  },
  Place(testDescription: "in a view with an identity") { AnyView(Plain("x").id(7)) },
  Place(testDescription: "in a view with an effect and an environment") {
    AnyView(Plain("x").onMount {}.environment(\.words, "a"))
  },
  Place(testDescription: "in a portal") { AnyView(Portal(to: "top") { Plain("x") }) },
  Place(testDescription: "in structs of a view", first: "x 0 0", second: "x 1 2", operations: ["update '12': text"]) {
    AnyView(Tallied("x"))
  },
]

private enum WordsKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
  fileprivate var words: String {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}

@Suite("The places of state")
struct StatePlacesTests {
  @Test("keep it while the view around is evaluated again", arguments: places)
  private func keep(_ place: Place) {
    let stage = LiveStage(Wrapper(number: 1) { place.view() })
    #expect(stage.mounting.bodies == ["wrapper 1", place.first])
    let click = stage.send("click", to: "b#x")
    #expect(click.bodies == [place.second])
    #expect(click.operations == place.operations)
    let update = stage.update(Wrapper(number: 2) { place.view() })
    #expect(update.bodies == ["wrapper 2"])
    #expect(update.operations == [])
    #expect(stage.update(Wrapper(number: 2) { place.view() }).operations == [])
  }

  @Test(
    "keep it however views are compared",
    arguments: [
      (FallbackComparison.reflective, []), (.mirror, []), (.alwaysDifferent, ["x 1"]),
    ])
  func fallbacks(_ fallback: FallbackComparison, evaluated: [String]) {
    let stage = LiveStage(Wrapper(number: 1) { Plain("x") }, fallback: fallback)
    #expect(stage.send("click", to: "b#x").bodies == ["x 1"])
    let update = stage.update(Wrapper(number: 2) { Plain("x") })
    #expect(update.bodies == ["wrapper 2"] + evaluated)
    #expect(update.operations == [])
  }

  @Test("may be host views, which are updated in the host")
  func hostView() {
    let stage = LiveStage(
      Wrapper(number: 1) {
        Toggle("x")
        ForEach(["y"], id: \.self) { Toggle($0) }
      })
    for name in ["x", "y"] {
      let click = stage.send("click", to: "toggle#\(name)")
      #expect(click.bodies == [])
      #expect(click.operations == ["update toggle#\(name): "])
      #expect(click.decisions == ["compare Toggle: Toggle.isOn"])
    }
    #expect(stage.host.text.contains("on"))
    let update = stage.update(
      Wrapper(number: 2) {
        Toggle("x")
        ForEach(["y"], id: \.self) { Toggle($0) }
      })
    #expect(update.operations == [])
    #expect(update.bodies == ["wrapper 2"])
  }

  @Test("lose it when the identity changes")
  func identity() {
    struct Switch: View {
      let id: Int
      var body: some View { Plain("x").id(id) }
    }
    let stage = LiveStage(Switch(id: 1))
    stage.send("click", to: "b#x")
    #expect(stage.update(Switch(id: 1)).operations == [])
    let update = stage.update(Switch(id: 2))
    #expect(update.bodies == ["x 0"])
    #expect(update.operations == ["unmount '1'", "unmount b#x", "mount b#x", "mount '0'"])
  }
}
