import ComparisonSpecs
import Testing

@AutoEquatable
private struct Struct {
  var id = 0
  @AutoCompared(by: .tolerance(Counted.tolerance)) var width = 1.0
  #if AUTOEQUATABLE_TESTS_CONDITION
    var trace = 0
  #endif
}

@AutoEquatable
private struct Generic<Value: Equatable> {
  var value: Value
  @AutoIgnored var note = 0
}

@AutoEquatable private enum Enum { case some(Int, Noted), none }
@AutoEquatable private final class Class { var name = "a" }

private struct ByHand: AutoEquatable {
  var id = 0
  static let comparisonSpec = ComparisonSpec<ByHand> { Compared(\.id) }
}

private struct Cached<Value: Equatable>: AutoEquatable {
  var value: Value
  static var comparisonSpec: ComparisonSpec<Cached<Value>> { .cached { Compared(\.value) } }
}

/// Counts how often a table is made.
private enum Counted {
  nonisolated(unsafe) static var count = 0

  static var tolerance: Double {
    count += 1
    return 0.5
  }
}

private struct Tabled: AutoEquatable {
  var id = 0

  nonisolated(unsafe) static var readings = 0

  static var comparisonSpec: ComparisonSpec<Tabled> {
    func table() -> String {
      readings += 1
      return "0 compared - equality - id"
    }
    return ComparisonSpec(
      __table: table(), firstDifference: { lhs, rhs, start in start <= 0 && lhs.pointee.id != rhs.pointee.id ? 0 : -1 },
      value: { _, root in root.pointee.id })
  }
}

@Suite("The spec of a type is made once")
struct SpecOnceTests {
  /// The address of the storage of a field's path, which differs if the spec is made again.
  private func storage<Root>(_ spec: ComparisonSpec<Root>) -> UnsafeRawPointer? {
    spec.fields.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  private func expectOnce<Value: AutoEquatable>(_: Value.Type, sourceLocation: SourceLocation = #_sourceLocation) {
    let (first, second) = (Value.comparisonSpec, Value.comparisonSpec)
    #expect(storage(first) != nil && storage(first) == storage(second), sourceLocation: sourceLocation)
    #expect(first.description == second.description, sourceLocation: sourceLocation)
  }

  @Test("found-case 51: for structs, generic types, enums and classes, and by hand")
  func once() {
    expectOnce(Struct.self)
    expectOnce(Generic<Int>.self)
    expectOnce(Generic<String>.self)
    expectOnce(Enum.self)
    expectOnce(Class.self)
    expectOnce(ByHand.self)
    expectOnce(Cached<Int>.self)
    #expect(Generic<Int>.comparisonSpec.fields.count == 2 && Cached<[String]>.comparisonSpec.fields.count == 1)
  }

  @Test("found-case 51: only the first access reads the table")
  func table() {
    for _ in 0..<10 { _ = Tabled.comparisonSpec.fields }
    #expect(Tabled.readings == 1)
    #expect(Tabled.comparisonSpec.description == "compared: id")
  }

  @Test("found-case 51: finding no differences compares each field once and nothing twice")
  func equalValues() {
    let value = Enum.some(1, Noted(1, "payload"))
    let comparisons = Noted.comparisons { #expect(Enum.differences(from: value, to: value).isEmpty) }
    #expect(comparisons == ["payload"])
    let nested = Generic(value: [Generic(value: Noted(1, "inner")), Generic(value: Noted(2, "inner"))])
    let same = Generic(value: [Generic(value: Noted(1, "inner")), Generic(value: Noted(2, "inner"))])
    let inner = Noted.comparisons { _ = Generic.differences(from: nested, to: same) }
    #expect(inner == ["inner", "inner"])
  }

  @Test("found-case 51: threads that ask first at the same time get one spec")
  func threads() async {
    struct Local: AutoEquatable {
      static var comparisonSpec: ComparisonSpec<Local> { .cached { Ignored(\.self).named("self") } }
    }
    let addresses = await withTaskGroup(of: UInt.self) { group in
      for _ in 0..<32 {
        group.addTask {
          Local.comparisonSpec.fields.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }
      }
      return await group.reduce(into: Set<UInt>()) { $0.insert($1) }
    }
    #expect(addresses.count == 1)
  }
}
