import ComparisonSpecs
import Observation
import TestSupport
import Testing
import ViewTrees

/// Equal to every other note with the same number.
@Observable
private final class Note: Equatable {
  let number: Int
  var text: String

  init(_ number: Int, _ text: String) {
    self.number = number
    self.text = text
  }

  static func == (lhs: Note, rhs: Note) -> Bool { lhs.number == rhs.number }
}

/// Shows a state, and exposes a binding to it.
private struct Lending<Value>: View {
  let lent: Outside<Binding<Value>?>
  let words: (Value) -> String
  @State private var value: Value

  init(_ value: Value, _ lent: Outside<Binding<Value>?>, words: @escaping (Value) -> String) {
    _value = State(initialValue: value)
    self.lent = lent
    self.words = words
  }

  var body: some View {
    let _ = { lent.value = $value }()
    let _ = Bodies.note(words(value))
    Text(words(value))
  }
}

private struct Unlike: Equatable {
  var number: Double
}

@Suite("Setting a state")
struct SetStateTests {
  private func expectChanges<Value>(
    from first: Value, _ steps: [(Value, isChange: Bool)], words: @escaping (Value) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lent = Outside<Binding<Value>?>(nil)
    let stage = LiveStage(Lending(first, lent, words: words))
    var shown = words(first)
    #expect(stage.mounting.operations == ["mount '\(shown)'"], sourceLocation: sourceLocation)
    for (value, isChange) in steps {
      let step = stage.perform { lent.value?.wrappedValue = value }
      let isShown = words(value) != shown
      shown = words(value)
      #expect(step.bodies == (isChange ? [shown] : []), sourceLocation: sourceLocation)
      #expect(step.operations == (isShown ? ["update '\(shown)': text"] : []), sourceLocation: sourceLocation)
    }
  }

  @Test("to an equal value changes nothing, to another one evaluates its readers")
  func values() {
    expectChanges(from: 1, [(1, false), (2, true), (2, false)]) { "\($0)" }
    expectChanges(from: "a", [("a", false), ("b", true)]) { $0 }
    expectChanges(from: [1], [([1], false), ([1, 1], true), ([1, 2], true), ([1], true)]) { "\($0)" }
    expectChanges(from: ["a": 1], [(["a": 1], false), (["a": 1, "b": 2], true), (["a": 2, "b": 2], true)]) {
      "\($0.sorted { $0.key < $1.key })"
    }
    expectChanges(from: Int?.none, [(nil, false), (1, true), (1, false), (nil, true)]) { "\($0 ?? 0)" }
    expectChanges(from: Unlike(number: .nan), [(Unlike(number: .nan), true), (Unlike(number: 1), true)]) {
      "\($0.number)"
    }
    expectChanges(from: {} as () -> Void, [({}, true)]) { _ in "closure" }
  }

  @Test("to another object that is equal is a change, also in optionals, arrays and dictionaries")
  func objects() {
    let a = Note(1, "a")
    let b = Note(1, "b")
    expectChanges(from: a, [(a, false), (b, true)]) { $0.text }
    expectChanges(from: Optional(a), [(a, false), (b, true), (nil, true)]) { $0?.text ?? "-" }
    expectChanges(from: [a], [([a], false), ([b], true), ([b, b], true)]) { $0.map(\.text).joined() }
    expectChanges(from: [1: a], [([1: a], false), ([1: b], true)]) { $0.values.map(\.text).joined() }
  }

  @Test("on another thread evaluates its readers with the next flush")
  func otherThread() {
    let lent = Outside<Binding<Int>?>(nil)
    let stage = LiveStage(Lending(1, lent) { "\($0)" }, scheduler: .immediate)
    onThread(stackSize: 512 << 10) { lent.value?.wrappedValue = 2 }
    #expect(stage.tree.needsFlush)
    let step = stage.perform()
    #expect(step.bodies == ["2"])
    #expect(step.operations == ["update '2': text"])
  }

  @Test("flushes an immediate tree at once")
  func immediate() {
    let lent = Outside<Binding<Int>?>(nil)
    let stage = LiveStage(Lending(1, lent) { "\($0)" }, scheduler: .immediate)
    let step = stage.watch { lent.value?.wrappedValue = 2 }
    #expect(step.bodies == ["2"])
    #expect(step.operations == ["update '2': text"])
  }

  @Test("on another thread between reading and registering is not lost")
  func betweenReadingAndRegistering() {
    let lent = Outside<Binding<Int>?>(nil)
    let isFirst = Outside(true)
    let stage = LiveStage(
      Lending(1, lent) { value in
        if value == 1, isFirst.value {
          isFirst.value = false
          onThread(stackSize: 512 << 10) { lent.value?.wrappedValue = 2 }
        }
        return "\(value)"
      })
    #expect(stage.host.text == "'2'")
    #expect(stage.mounting.bodies == ["1", "2"])
    #expect(stage.mounting.operations == ["mount '2'"])
  }

  private struct Own: View {
    let limit: Int
    @State private var count = 0

    var body: some View {
      let _ = Bodies.note("own \(count)")
      let _ = { if count < limit { count += 1 } }()
      Text("\(count)")
    }
  }

  @Test("in the body that reads it evaluates the body again, until nothing changes")
  func inBody() {
    let stage = LiveStage(Own(limit: 2))
    #expect(stage.mounting.bodies == ["own 0", "own 1", "own 2"])
    #expect(stage.mounting.operations == ["mount '2'"])
    #expect(stage.mounting.update.diagnostics == [])
  }

  @Test("in the body that reads it is stopped and reported if it never ends")
  func endless() {
    let stage = LiveStage(Own(limit: .max))
    #expect(stage.mounting.bodies.count == 101)
    #expect(stage.mounting.operations.count == 1)
    #expect(stage.mounting.update.diagnostics == [.cycle(["Own"])])
  }
}
