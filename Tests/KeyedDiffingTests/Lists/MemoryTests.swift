import KeyedDiffing
import Testing

@Suite("Memory of differences")
struct MemoryTests {
  enum Change: CaseIterable {
    case reversed, replaced, prepended, cleared, filled, everyOther

    func applied(to list: [Int]) -> [Int] {
      switch self {
      case .reversed: list.reversed()
      case .replaced: list.map { $0 + list.count }
      case .prepended: [-1, -2] + list
      case .cleared: []
      case .filled: list + list.map { $0 + list.count }
      case .everyOther: list.filter { $0 % 2 == 0 } + list.filter { $0 % 3 == 0 && $0 % 2 == 1 }
      }
    }
  }

  @Test("a difference takes few allocations of any length, and 24 bytes for each element", arguments: Change.allCases)
  func firstDifference(change: Change) {
    var allocations: Set<Int> = []
    for count in [1000, 4000, 16_000] {
      let old = Array(0..<count)
      var differ = KeyedDiffer()
      let use = differ.memoryUse(of: differ.difference(from: old, to: change.applied(to: old), id: \.self))
      allocations.insert(use.allocations)
      // Each element outside the middle takes one more bit.
      #expect(use.bytes <= 24 * use.middle + count / 4 + 512)
    }
    #expect(allocations.count == 1)
    #expect(allocations.max()! <= 10)
  }

  @Test("found-case 71: a recycled difference of the same lists allocates nothing", arguments: Change.allCases)
  func recycled(change: Change) {
    let old = Array(0..<1000)
    let new = change.applied(to: old)
    var differ = KeyedDiffer()
    var diff = differ.difference(from: old, to: new, id: \.self)
    let first = differ.memoryUse(of: diff)
    for _ in 0..<10 {
      differ.recycle(consume diff)
      diff = differ.difference(from: old, to: new, id: \.self)
      let next = differ.memoryUse(of: diff)
      #expect(next.allocations == first.allocations)
      #expect(next.bytes == first.bytes)
    }
  }

  @Test("the memory of a difference that has other copies, or was not given back, is not used again")
  func notRecycled() {
    let old = Array(0..<1000)
    let new = Change.prepended.applied(to: old)
    var differ = KeyedDiffer()
    let kept = differ.difference(from: old, to: new, id: \.self)
    let first = differ.memoryUse(of: kept).allocations
    differ.recycle(kept)
    let second = differ.memoryUse(of: differ.difference(from: old, to: new, id: \.self)).allocations
    let third = differ.memoryUse(of: differ.difference(from: old, to: new, id: \.self)).allocations
    #expect(first < second && second < third)
    #expect(Array(kept.insertions) == [0, 1])
  }

  @Test("a list that grows by one element at a time allocates seldom")
  func growing() {
    var differ = KeyedDiffer()
    var list: [Int] = []
    for round in 0..<2000 {
      // The last element must come first, so that everything between is compared.
      let next = [-round] + list.reversed()
      let diff = differ.difference(from: list, to: next, id: \.self)
      if round == 1999 { #expect(differ.memoryUse(of: diff).allocations < 500) }
      differ.recycle(diff)
      list = next
    }
  }
}

@Suite("Misuse of differences")
struct MisuseTests {
  @Test("a difference stops at lists that it was not made from")
  func otherLists() async {
    await #expect(processExitsWith: .failure) {
      let diff = KeyedDiff(from: [1, 2], to: [2], id: \.self)
      _ = diff.applied(to: [1], with: [2])
    }
    await #expect(processExitsWith: .failure) {
      let diff = KeyedDiff(from: [1, 2], to: [2], id: \.self)
      _ = CollectionDifference(diff, from: [1, 2], to: [2, 3])
    }
  }
}
