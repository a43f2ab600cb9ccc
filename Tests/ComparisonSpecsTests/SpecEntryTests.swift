import ComparisonSpecs
import Testing

@propertyWrapper
private struct Remembered<Value>: FrameworkState {
  var wrappedValue: Value
}

private struct Entry {
  var id = 0
  var title = "t"
  var tags: [String] = []
  var size = Size()
  var onTap: () -> Void = {}
  var onEnd: (@Sendable (Int) async throws -> Void)?
  var onAll: [() -> Void] = []
  @Remembered var isOpen = false

  struct Size: Equatable {
    var width = 1.0
    var height = 1.0
  }
}

@Suite("Entries of a spec by hand that do not fit their fields")
struct SpecEntryTests {
  @Test("found-case 17: only a closure or a framework's state can be excluded")
  func excluded() {
    let wrong = ComparisonSpec<Entry> {
      Compared(\.id)
      Excluded(\.title)
      Excluded(\.tags)
      Excluded(\.size.width)
      Excluded(\.onAll)
    }
    #expect(
      wrong.problems == [
        .excludedWithoutReason(path: "title"), .excludedWithoutReason(path: "tags"),
        .excludedWithoutReason(path: "size.width"), .excludedWithoutReason(path: "onAll"),
      ])
    #expect(
      wrong.problems[0].description == """
        'title' is neither a closure nor a framework's state: write Ignored if it is to be left out, or conform the type \
        of its wrapper to FrameworkState
        """)
    let right = ComparisonSpec<Entry> {
      Compared(\.id)
      Excluded(\.onTap).named("onTap")
      Excluded(\.onEnd).named("onEnd")
      Excluded(\.isOpen).named("isOpen")
      Ignored(\.title)
    }
    #expect(right.problems == [])
  }

  @Test("found-case 17: what lies below a field that is compared as a whole cannot be ignored")
  func leftOutBelow() {
    let spec = ComparisonSpec<Entry> {
      Compared(\.size)
      Ignored(\.size.width)
    }
    #expect(spec.problems == [.comparedAndLeftOut(path: "size.width")])
    #expect(!spec.areEqual(Entry(), Entry(size: Entry.Size(width: 2))))
  }

  @Test("found-case 17: ignoring a part of a property does not cover the property")
  func coverage() {
    let spec = ComparisonSpec<Entry> { Ignored(\.size.width) }
    #expect(spec.uncoveredFields().contains("size"))
    let both = ComparisonSpec<Entry> {
      ComparedChild(\.size, \.height)
      Ignored(\.size.width)
    }
    #expect(!both.uncoveredFields().contains("size") && both.problems == [])
  }

  @Test(
    "found-case 17: a tolerance must be a finite number that is not negative",
    arguments: [-1, Double.infinity, .nan, -Double.infinity])
  func tolerance(_ amount: Double) {
    let spec = ComparisonSpec<Entry> { ComparedChild(\.size, \.width, by: .tolerance(amount)) }
    #expect(spec.problems == [.unusableTolerance(path: "size.width")])
    #expect(ComparisonSpec<Entry> { ComparedChild(\.size, \.width, by: .tolerance(0)) }.problems == [])
  }
}
