import ComparisonSpecs
import Testing

@AutoEquatable
private struct Priorities: Hashable {
  var unmarked: Noted
  @AutoPriority(1_000) var thousand: Noted
  @AutoPriority(0x10) var sixteen: Noted
  @AutoPriority(-1) var negative: Noted
  @AutoPriority(0b11) var three: Noted
  @AutoPriority(0) var zero: Noted
  @AutoPriority(0o7) var seven: Noted
  @AutoPriority(0) var zeroToo: Noted
  var last: Noted

  init(_ changed: String? = nil) {
    func note(_ name: String) -> Noted { Noted(name == changed ? 1 : 0, name) }
    unmarked = note("unmarked")
    thousand = note("thousand")
    sixteen = note("sixteen")
    negative = note("negative")
    three = note("three")
    zero = note("zero")
    seven = note("seven")
    zeroToo = note("zeroToo")
    last = note("last")
  }

  static let order = [
    "negative", "zero", "zeroToo", "three", "seven", "sixteen", "thousand", "unmarked", "last",
  ]
}

@AutoEquatable
private struct IgnoredPair: Hashable {
  @AutoIgnored let s, t: Int
  @AutoPriority(0) var a, b: Int
  let id: Int
}

@AutoEquatable(fields: .annotatedOnly)
private struct Selected: Hashable {
  @AutoRequired var id: Int
  @AutoPriority(0) var rank: Int
  @AutoRequiredChild(\Several.a) var child: Several
  @AutoCompared(by: .bitwise) var ratio: Double
  @AutoChildren var rows: [Int]
  @AutoIgnored var rest: Int
  @AutoIgnored var onTap: () -> Void = {}
}

@AutoEquatable
private struct Several: Hashable {
  var a = 0
  var b = 0
}

@AutoEquatable
private struct Attributed: Hashable {
  @AutoPriority(0) @AutoRequired var id: Int
  @AutoIgnored
  @available(*, deprecated)
  var old: Int
  @AutoRequired var name: String
}

@Suite("Markers on fields")
struct MarkerTests {
  @Test("macro-case 30: priorities in every notation decide the order")
  func priorities() {
    #expect(Priorities.comparedPaths == Priorities.order)
    #expect(Noted.comparisons { _ = Priorities() == Priorities() } == Priorities.order)
    #expect(
      Noted.comparisons {
        let (lhs, rhs) = (Priorities(), Priorities())
        _ = withUnsafePointer(to: lhs) { lhs in
          withUnsafePointer(to: rhs) { rhs in Priorities.areEqual(lhs, rhs) }
        }
      } == Priorities.order)
    for (index, name) in Priorities.order.enumerated() {
      expectDifferent(Priorities(), Priorities(name), in: [name])
      // The comparison ends at the first field that differs.
      #expect(Noted.comparisons { _ = Priorities() == Priorities(name) } == Array(Priorities.order[...index]))
    }
    let numbers = Priorities.comparisonSpec.fields.map(\.priority)
    #expect(numbers == [-1, 0, 0, 3, 7, 16, 1000, nil, nil])
  }

  @Test("macro-case 36: a marker on several names applies to each")
  func ignoredPair() {
    let base = IgnoredPair(s: 1, t: 2, a: 3, b: 4, id: 5)
    expectEqual(base, IgnoredPair(s: 9, t: 2, a: 3, b: 4, id: 5))
    expectEqual(base, IgnoredPair(s: 1, t: 9, a: 3, b: 4, id: 5))
    expectDifferent(base, IgnoredPair(s: 1, t: 2, a: 9, b: 9, id: 9), in: ["a", "b", "id"])
  }

  @Test("macro-case 102: with fields: .annotatedOnly every marker but @AutoIgnored selects a field")
  func selected() {
    func value(
      id: Int = 0, rank: Int = 0, child: Several = Several(), ratio: Double = 0, rows: [Int] = [], rest: Int = 0
    ) -> Selected {
      Selected(id: id, rank: rank, child: child, ratio: ratio, rows: rows, rest: rest)
    }
    expectEqual(value(), value(rest: 1))
    expectEqual(value(), value(child: Several(b: 1)))
    expectDifferent(value(), value(id: 1), in: ["id"])
    expectDifferent(value(), value(rank: 1), in: ["rank"])
    expectDifferent(value(), value(child: Several(a: 1)), in: ["child.a"])
    expectDifferent(value(), value(ratio: -0.0), in: ["ratio"])
    expectDifferent(value(), value(rows: [1]), in: ["rows"])
    #expect(
      Selected.comparisonSpec.description == """
        compared: rank (priority 0)
        compared: id
        compared: child.a
        compared: ratio (by bitwise)
        children: rows
        ignored: rest
        ignored: onTap
        """)
  }

  @Test("Markers can be among other attributes")
  func attributed() {
    #expect(Attributed.comparisonSpec.summary == "compared: id (priority 0), name · ignored: old")
    expectEqual(Attributed(id: 1, old: 1, name: ""), Attributed(id: 1, old: 2, name: ""))
    expectDifferent(Attributed(id: 1, old: 1, name: ""), Attributed(id: 1, old: 1, name: "n"), in: ["name"])
  }
}
