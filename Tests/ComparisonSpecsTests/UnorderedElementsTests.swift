import ComparisonSpecs
import TestSupport
import Testing

/// A number that counts its comparisons and hashes.
private struct Counted: Hashable, Sendable {
  let value: Int

  final class Counter: @unchecked Sendable {
    var comparisons = 0
    var hashes = 0
  }

  @TaskLocal static var counter: Counter?

  static func == (lhs: Counted, rhs: Counted) -> Bool {
    counter?.comparisons += 1
    return lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) {
    Self.counter?.hashes += 1
    hasher.combine(value)
  }
}

/// The same without a hash.
private struct Unhashed: Equatable, Sendable {
  let value: Counted
}

private struct Lists: AutoEquatable, Sendable {
  var hashable: [Counted] = []
  var equatable: [Unhashed] = []
  var slice: ArraySlice<Counted> = []
  var lazy: Set<Counted>? = nil

  static let comparisonSpec = ComparisonSpec<Lists> {
    Compared(\.hashable, by: .unordered)
    Compared(\.equatable, by: .unordered)
    Compared(\.slice, by: .unordered)
    Compared(\.lazy, by: .unordered)
  }

  init(_ values: [Int]) {
    hashable = values.map(Counted.init)
    equatable = values.map { Unhashed(value: Counted(value: $0)) }
    slice = ([Counted(value: -1)] + values.map(Counted.init))[1...]
  }
}

private func count(_ body: () -> Void) -> Counted.Counter {
  let counter = Counted.Counter()
  Counted.$counter.withValue(counter) { body() }
  return counter
}

@Suite("Collections that are compared in any order")
struct UnorderedElementsTests {
  @Test("found-case 52: need one comparison per element and no hash if the order is the same")
  func sameOrder() {
    let (lhs, rhs) = (Lists(Array(0..<1_000)), Lists(Array(0..<1_000)))
    let counter = count { #expect(lhs == rhs) }
    #expect(counter.comparisons == 3_000 && counter.hashes == 0)
    let shared = count { #expect(lhs == lhs) }
    #expect(shared.comparisons == 0)
    let shorter = count { #expect(lhs != Lists(Array(0..<999))) }
    #expect(shorter.comparisons == 0)
  }

  @Test("found-case 52: compare closely only what is between the first and the last difference")
  func nearlySameOrder() {
    let values = Array(0..<1_000)
    var swapped = values
    swapped.swapAt(500, 503)
    let counter = count { #expect(Lists(values) == Lists(swapped)) }
    #expect(counter.comparisons < 3_100 && counter.hashes == 0)
    swapped[501] = -1
    #expect(Lists(values) != Lists(swapped))
  }

  @Test("found-case 52: take linear time in any order if the elements are hashable")
  func otherOrder() {
    let values = (0..<20_000).map(Counted.init)
    let reversed = Array(values.reversed())
    let counter = count { #expect(FieldAnswer.areEqual(values, reversed)) }
    #expect(counter.comparisons < 10 * values.count && counter.hashes < 10 * values.count)
  }

  @Test("found-case 52: give the same answer as counting each element, for random lists")
  func random() {
    var generator = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
    print("UnorderedElementsTests.random seed \(generator.seed)")
    for _ in 0..<2_000 {
      let lhs = (0..<generator.below(20)).map { _ in generator.below(4) }
      var rhs = generator.below(3) == 0 ? lhs.map { _ in generator.below(4) } : lhs.shuffled(using: &generator)
      if generator.below(4) == 0, !rhs.isEmpty { rhs[generator.below(rhs.count)] = generator.below(4) }
      let isEqual = lhs.sorted() == rhs.sorted()
      #expect((Lists(lhs) == Lists(rhs)) == isEqual, "\(lhs) and \(rhs)")
    }
  }
}

private struct FieldAnswer: AutoEquatable {
  var values: [Counted]

  static let comparisonSpec = ComparisonSpec<FieldAnswer> { Compared(\.values, by: .unordered) }

  static func areEqual(_ lhs: [Counted], _ rhs: [Counted]) -> Bool { Self(values: lhs) == Self(values: rhs) }
}
