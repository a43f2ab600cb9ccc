import ComparisonSpecs
import Observation
import Testing

private class Base {
  var inherited = 1
}

private final class Derived: Base {
  var own = 2
  let onTap: () -> Void = {}
}

@propertyWrapper
private struct Wrapper {
  var wrappedValue: Int
}

private struct Wrapped {
  @Wrapper var size = 1
  @Wrapper var weight = 1
}

@Observable
private final class Watched {
  var title = ""
  var count = 0
}

private struct TwoClosures {
  var first: () -> Void
  var second: () -> Void
}

@Suite("Uncovered fields")
struct UncoveredFieldsTests {
  @Test("Stored properties that no line lists are reported, in their order")
  func structs() {
    let spec = ComparisonSpec<SampleOrder> {
      Compared(\.id)
      ComparedChild(\.profile, \.email)
      Excluded(\.onTap)
      Ignored(\.cachedAt)
      Compared(\.observed).named("observed")
      Compared(\.total).named("total")
    }
    #expect(
      spec.uncoveredFields() == ["title", "contact", "lines", "extras", "price", "rows", "onEnd", "late"])
  }

  @Test("Those of superclasses are reported too")
  func classes() {
    #expect(ComparisonSpec<Derived> { Compared(\.own) }.uncoveredFields() == ["inherited", "onTap"])
    let full = ComparisonSpec<Derived> {
      Compared(\.own)
      Compared(\.inherited).named("inherited")
      Excluded(\.onTap)
    }
    #expect(full.uncoveredFields().isEmpty)
    #expect(full.description == "compared: own\ncompared: inherited\nexcluded closure: onTap")
  }

  @Test("The storage of a wrapper has the property's name")
  func wrappers() {
    #expect(ComparisonSpec<Wrapped> { Compared(\.size).named("size") }.uncoveredFields() == ["weight"])
  }

  @Test("An observable property has its own name, and what the macro adds is not reported")
  func observable() {
    #expect(ComparisonSpec<Watched> { Compared(\.title).named("title") }.uncoveredFields() == ["count"])
  }

  @Test("An excluded closure must be named if several have its type")
  func closures() {
    let both = ComparisonSpec<TwoClosures> {
      Excluded(\.second)
      Excluded(\.first)
    }
    #expect(both.uncoveredFields().isEmpty && both.problems.isEmpty)
    let one = ComparisonSpec<TwoClosures> { Excluded(\.second) }
    #expect(one.uncoveredFields() == ["first", "second"])
    #expect(one.problems.count == 1)
    let named = ComparisonSpec<TwoClosures> { Excluded(\.second).named("second") }
    #expect(named.uncoveredFields() == ["first"] && named.problems.isEmpty)
  }

  @Test("Enums and other types have none")
  func others() {
    #expect(ComparisonSpec<Int?> {}.uncoveredFields().isEmpty)
    #expect(ComparisonSpec<(Int, Int)> {}.uncoveredFields().isEmpty)
  }
}
