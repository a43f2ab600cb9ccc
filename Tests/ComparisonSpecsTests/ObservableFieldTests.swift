import ComparisonSpecs
import Observation
import Testing

@Observable
private final class Counter {
  var count: Int

  init(_ count: Int) { self.count = count }
}

@Observable
private final class EquatableCounter: Equatable {
  var count: Int

  init(_ count: Int) { self.count = count }

  static func == (lhs: EquatableCounter, rhs: EquatableCounter) -> Bool { lhs.count == rhs.count }
}

private struct Panel {
  var title: String
  var counter: Counter
  var other: EquatableCounter?
}

extension Panel: AutoEquatable {
  static var comparisonSpec: ComparisonSpec<Panel> {
    .cached {
      Compared(\.title)
      Compared(\.counter)
      Compared(\.other)
    }
  }
}

@Suite("Fields that hold observable objects")
struct ObservableFieldTests {
  private let counter = Counter(1)
  private let other = EquatableCounter(1)

  @Test("macro-case 83: an observable object is compared by identity, even if it is Equatable")
  func identity() {
    let panel = Panel(title: "a", counter: counter, other: other)
    #expect(panel == Panel(title: "a", counter: counter, other: other))
    #expect(panel != Panel(title: "a", counter: Counter(1), other: other))
    #expect(panel != Panel(title: "a", counter: counter, other: EquatableCounter(1)))
    #expect(panel != Panel(title: "a", counter: counter, other: nil))
  }

  @Test("macro-case 83: comparing registers no dependency on an observable object")
  func dependencies() {
    let panel = Panel(title: "a", counter: counter, other: other)
    let fired = Flag()
    withObservationTracking {
      #expect(panel == Panel(title: "a", counter: counter, other: other))
      #expect(panel != Panel(title: "a", counter: counter, other: EquatableCounter(1)))
    } onChange: {
      fired.isSet = true
    }
    counter.count += 1
    other.count += 1
    #expect(!fired.isSet)
  }

  @Test("an observable object that differs is reported as a whole")
  func differences() {
    let old = Panel(title: "a", counter: counter, other: other)
    let new = Panel(title: "a", counter: counter, other: EquatableCounter(1))
    #expect(Panel.differences(from: old, to: new).map(\.path) == ["other"])
  }
}

private final class Flag: @unchecked Sendable {
  var isSet = false
}
