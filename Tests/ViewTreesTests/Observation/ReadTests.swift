import Observation
import Testing
import ViewTrees

/// A body that reads something, and changes that affect it or do not.
struct ReadCase: Sendable, CustomTestStringConvertible {
  typealias Change = @Sendable (Chore) -> Void

  let name: String
  var make: @Sendable () -> Chore = { Chore("chore") }
  let read: @Sendable (Chore) -> String
  /// Changes that each evaluate the body.
  var noticed: [Change] = []
  /// Changes that do not.
  var unnoticed: [Change] = []

  var testDescription: String { name }
}

private struct Reader: View {
  let chore: Chore
  let what: ReadCase

  var body: some View {
    let _ = Bodies.note("reader")
    Text(what.read(chore))
  }
}

/// A chore with others around it.
@Sendable
private func family() -> Chore {
  let chore = Chore("chore")
  chore.parent = Chore("parent")
  chore.steps = [Chore("step"), TrackedChore("tracked")]
  chore.byName = ["x": Chore("x")]
  return chore
}

/// An object that no view holds.
private let global = Outside(Chore("global"))

private let cases = [
  ReadCase(
    name: "a property", read: { $0.title }, noticed: [{ $0.title = "b" }],
    unnoticed: [{ $0.note = "b" }, { $0.isDone = true }]),
  ReadCase(name: "nothing", read: { _ in "" }, unnoticed: [{ $0.title = "b" }, { $0.note = "b" }]),
  ReadCase(
    name: "a computed property", read: { $0.headline }, noticed: [{ $0.title = "b" }, { $0.isDone = true }],
    unnoticed: [{ $0.note = "b" }]),
  ReadCase(
    name: "an optional object", make: family, read: { $0.parent?.title ?? "none" },
    noticed: [{ $0.parent?.title = "b" }, { $0.parent = Chore("c") }, { $0.parent?.title = "d" }, { $0.parent = nil }],
    unnoticed: [{ $0.parent?.note = "b" }, { $0.title = "b" }]),
  ReadCase(
    name: "an array of objects", make: family, read: { $0.steps.map(\.title).joined() },
    noticed: [
      { $0.steps[0].title = "b" }, { $0.steps[1].title = "c" }, { $0.steps.append(Chore("d")) },
      { $0.steps[2].title = "e" }, { $0.steps.removeFirst() }, { $0.steps.reverse() },
    ],
    unnoticed: [{ $0.steps[0].note = "b" }, { ($0.steps[0] as? TrackedChore)?.depth = 2 }]),
  ReadCase(
    name: "a dictionary of objects", make: family, read: { $0.byName["x"]?.title ?? "none" },
    noticed: [
      { $0.byName["x"]?.title = "b" }, { $0.byName["y"] = Chore("y") }, { $0.byName["x"] = nil },
      { $0.byName["x"] = Chore("new") }, { $0.byName["x"]?.title = "c" },
    ],
    unnoticed: [{ $0.byName["y"]?.title = "b" }]),
  ReadCase(
    name: "inherited properties", make: { PlainChore("plain") }, read: { $0.title }, noticed: [{ $0.title = "b" }],
    unnoticed: [{ ($0 as? PlainChore)?.plain = 2 }, { $0.note = "b" }]),
  ReadCase(
    name: "properties of a subclass with a registrar of its own", make: { TrackedChore("tracked") },
    read: { "\($0.title) \(($0 as? TrackedChore)?.depth ?? 0)" },
    noticed: [{ $0.title = "b" }, { ($0 as? TrackedChore)?.depth = 2 }], unnoticed: [{ $0.note = "b" }]),
  ReadCase(name: "what observation ignores", read: { "\($0.reads)" }, unnoticed: [{ $0.reads = 0 }]),
  ReadCase(
    name: "a property twice, and several", read: { $0.title + $0.title + $0.note },
    noticed: [
      { $0.title = "b" }, { $0.note = "c" },
      {
        $0.title = "d"
        $0.note = "e"
      },
    ]),
  ReadCase(
    name: "equal values", read: { "\($0.title) \($0.isDone)" },
    unnoticed: [{ $0.title = "chore" }, { $0.isDone = false }]),
  ReadCase(
    name: "by a key path", read: { $0[keyPath: \.title] }, noticed: [{ $0[keyPath: \.title] = "b" }],
    unnoticed: [{ $0[keyPath: \.note] = "b" }]),
  ReadCase(
    name: "an object of any type", read: { (($0 as any Observable) as? Chore)?.title ?? "" },
    noticed: [{ $0.title = "b" }]),
  ReadCase(
    name: "an object that no view holds", read: { _ in global.value.title },
    noticed: [{ _ in global.value.title += "b" }],
    unnoticed: [{ _ in global.value.note += "b" }]),
  ReadCase(
    name: "an object made by the body", read: { _ in Chore("made").title }, unnoticed: [{ $0.title = "b" }]),
]

private struct ThermometerView: View {
  let thermometer: Thermometer

  var body: some View {
    let _ = Bodies.note("thermometer")
    Text("\(Int(thermometer.celsius))")
  }
}

/// Holds an object that nothing outside can see.
private struct Captured: View {
  let read: () -> String

  var body: some View {
    let _ = Bodies.note("captured")
    Text(read())
  }
}

private struct Point: Equatable {
  var x = 0
  var y = 0
}

@Observable
private final class Pen {
  var point = Point()
  var drawn = 0
  @ObservationIgnored lazy var color = "red"

  var position: Int {
    get {
      access(keyPath: \.position)
      return drawn / 10
    }
    set { withMutation(keyPath: \.position) { drawn = newValue * 10 } }
  }
}

private struct PenView: View {
  let pen: Pen
  let readsPoint: Bool

  var body: some View {
    let _ = Bodies.note("pen")
    Text(readsPoint ? "\(pen.point.x)" : "\(pen.position) \(pen.color)")
  }
}

@Suite("A read")
struct ReadTests {
  @Test("determines which changes evaluate a body", arguments: cases)
  func reads(_ what: ReadCase) {
    let chore = what.make()
    let stage = Stage(Reader(chore: chore, what: what))
    #expect(stage.mounting.bodies == ["reader"])
    var shown = stage.host.text
    func expectSilence() {
      for (index, change) in what.unnoticed.enumerated() {
        let step = stage.change { change(chore) }
        #expect(step.bodies == [], "change \(index)")
        #expect(step.operations == [])
      }
    }
    expectSilence()
    for (index, change) in what.noticed.enumerated() {
      let step = stage.change { change(chore) }
      #expect(step.bodies == ["reader"], "change \(index)")
      #expect(step.operations.count == (stage.host.text == shown ? 0 : 1), "change \(index)")
      shown = stage.host.text
    }
    expectSilence()
    #expect(stage.flush().bodies == [])
    #expect(stage.tree.liveTrackingCount == 1)
    stage.tree.unmount()
    #expect(stage.tree.liveTrackingCount == 0)
    #expect(registrationCount(of: chore) == 0)
  }

  @Test("can be of properties that are observed by hand, under their own names")
  func byHand() {
    let thermometer = Thermometer()
    let stage = Stage(ThermometerView(thermometer: thermometer))
    let step = stage.change { thermometer.celsius = 20 }
    #expect(step.bodies == ["thermometer"])
    #expect(step.operations == ["update '20': text"])
    let pen = Pen()
    let other = Stage(PenView(pen: pen, readsPoint: false))
    #expect(other.change { pen.position = 3 }.operations == ["update '3 red': text"])
    // It reads the stored property as well.
    #expect(other.change { pen.drawn = 41 }.bodies == ["pen"])
    #expect(registrationCount(of: pen) == 1)
  }

  @Test("is of the whole property if a part of its value is read")
  func parts() {
    let pen = Pen()
    let stage = Stage(PenView(pen: pen, readsPoint: true))
    let step = stage.change { pen.point.y = 5 }
    #expect(step.bodies == ["pen"])
    #expect(step.operations == [])
    #expect(stage.change { pen.point = Point(x: 0, y: 5) }.bodies == [])
  }

  @Test("can be of objects that only closures hold, and of others in each evaluation")
  func captured() {
    let chores = [Chore("a"), Chore("b")]
    let index = Outside(0)
    let stage = Stage(Captured { chores[index.value].title })
    #expect(stage.change { chores[1].title = "c" }.bodies == [])
    index.value = 1
    #expect(stage.change { chores[0].title = "d" }.operations == ["update 'c': text"])
    #expect(stage.change { chores[0].title = "e" }.bodies == [])
    #expect(stage.change { chores[1].title = "f" }.operations == ["update 'f': text"])
  }
}
