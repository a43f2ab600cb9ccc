import KeyedDiffing

/// The change of a list between two comparisons.
enum ListScenario: String, CaseIterable {
  case noChange = "no change"
  case updated = "1 % updated"
  case shuffled = "10 % shuffled"
  case mixed = "10 % out, 10 % in, 2 % shuffled"
  case reversed = "reversed"
  case prepended = "100 prepended"
  case appended = "100 appended"
  case swapped = "two far rows swapped"
  case replaced = "replaced"
  case cleared = "cleared"

  /// Whether at most a hundredth of a list of some length changes.
  func changesLittle(_ count: Int) -> Bool {
    switch self {
    case .noChange, .updated, .swapped: true
    case .prepended, .appended: count >= 10_000
    default: false
    }
  }
}

/// An element with a key and a title on the heap.
struct ListRow<ID: Hashable>: Identifiable, Equatable {
  var id: ID
  var title: String
}

/// Two states of a list; the new one shares no memory with the old one.
struct ListPair<ID: Hashable> {
  var old: [ListRow<ID>]
  var new: [ListRow<ID>]

  /// Makes the states of a scenario, which are the same each time.
  init(_ scenario: ListScenario, count: Int, key: (Int) -> ID) {
    var random = ListRandom()
    /// Rows by number: old ones have the numbers below `count`.
    var numbers = Array(0..<count)
    var retitled: Set<Int> = []
    var next = count
    func fresh() -> Int {
      next += 1
      return next - 1
    }
    switch scenario {
    case .noChange: break
    case .updated: retitled = Set(numbers.filter { _ in random.below(100) == 0 })
    case .shuffled: random.shuffle(&numbers, count / 10)
    case .mixed:
      numbers.removeAll { _ in random.below(10) == 0 }
      random.shuffle(&numbers, count / 50)
      for _ in 0..<count / 10 { numbers.insert(fresh(), at: random.below(numbers.count + 1)) }
    case .reversed: numbers.reverse()
    case .prepended: numbers.insert(contentsOf: (0..<100).map { _ in fresh() }, at: 0)
    case .appended: numbers += (0..<100).map { _ in fresh() }
    case .swapped: numbers.swapAt(1, count - 2)
    case .replaced: numbers = numbers.map { _ in fresh() }
    case .cleared: numbers = []
    }
    old = (0..<count).map { ListRow(id: key($0), title: Self.title($0, changed: false)) }
    new = numbers.map { ListRow(id: key($0), title: Self.title($0, changed: retitled.contains($0))) }
  }

  /// A title that is too long to be stored inline in the string.
  private static func title(_ number: Int, changed: Bool) -> String {
    "the title of row number \(number)\(changed ? ", changed" : "")"
  }
}

/// A generator of the same numbers in every run.
struct ListRandom {
  private var state: UInt64 = 42

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Shuffles the values at some of the positions.
  mutating func shuffle(_ values: inout [Int], _ count: Int) {
    let places = (0..<count).map { _ in below(values.count) }
    for place in places { values.swapAt(place, places[below(count)]) }
  }
}
