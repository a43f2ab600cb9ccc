import ComparisonSpecs
import TestSupport

/// A type with random values from a domain so small that values are often equal.
protocol RandomValue: AutoEquatable {
  init(using generator: inout SeededGenerator)
  /// What `==` must answer, written by hand.
  static func areEqualByHand(_ lhs: Self, _ rhs: Self) -> Bool
}

private let texts = ["", "e\u{301}", "\u{e9}", "a text that is too long to be stored in place", "b"]

@AutoEquatable
struct RandomFlat: RandomValue, Hashable {
  var a: Int
  var b: String?
  var c: Bool
  var d: Double
  init(using generator: inout SeededGenerator) {
    a = generator.pick([0, 1])
    b = generator.pick(texts + [nil])
    c = generator.pick([true, false])
    d = generator.pick([0.0, -0.0, 1])
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool { l.a == r.a && l.b == r.b && l.c == r.c && l.d == r.d }
}

@AutoEquatable(order: .cheapFirst)
struct RandomMarked: RandomValue, Hashable {
  var list: [RandomFlat]
  @AutoIgnored var ignored: Int
  var onTap: () -> Void
  @AutoPriority(2) var late: String
  @AutoPriority(-1) var early: Int?
  @AutoPriority(2) var tie: [Int]
  var nested: RandomFlat?
  var table: [String: Int]
  init(using generator: inout SeededGenerator) {
    list = (0..<generator.pick([0, 1, 1, 2])).map { _ in RandomFlat(using: &generator) }
    ignored = generator.pick([0, 1, 2])
    let number = ignored
    onTap = { print(number) }
    late = generator.pick(texts)
    early = generator.pick([nil, 0])
    tie = generator.pick([[], [1], [2]])
    nested = generator.pick([nil, RandomFlat(using: &generator)])
    table = generator.pick([[:], ["a": 1], ["a": 2]])
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool {
    l.list.count == r.list.count && zip(l.list, r.list).allSatisfy(RandomFlat.areEqualByHand) && l.late == r.late
      && l.early == r.early && l.tie == r.tie && l.table == r.table
      && (l.nested == nil) == (r.nested == nil)
      && (l.nested.map { RandomFlat.areEqualByHand($0, r.nested ?? $0) } ?? true)
  }
}

@AutoEquatable
enum RandomEvent: RandomValue, Hashable {
  case none
  case number(Int, String?)
  @AutoIgnored("at") case loaded(id: Int, at: Int)
  case tap(() -> Void, id: Int)
  indirect case nested(RandomEvent, [RandomFlat])
  case flat(RandomFlat?)

  init(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: self = .none
    case 1: self = .number(generator.pick([0, 1]), generator.pick([nil, "a"]))
    case 2: self = .loaded(id: generator.pick([0, 1]), at: generator.pick([0, 1]))
    case 3: self = .tap({}, id: generator.pick([0, 1]))
    case 4: self = .nested(RandomEvent(using: &generator), generator.pick([[], [RandomFlat(using: &generator)]]))
    default: self = .flat(generator.pick([nil, RandomFlat(using: &generator)]))
    }
  }

  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool {
    switch (l, r) {
    case (.none, .none): true
    case (.number(let a, let b), .number(let c, let d)): a == c && b == d
    case (.loaded(let a, _), .loaded(let b, _)): a == b
    case (.tap(_, let a), .tap(_, let b)): a == b
    case (.nested(let a, let b), .nested(let c, let d)):
      areEqualByHand(a, c) && b.count == d.count && zip(b, d).allSatisfy(RandomFlat.areEqualByHand)
    case (.flat(let a?), .flat(let b?)): RandomFlat.areEqualByHand(a, b)
    case (.flat(nil), .flat(nil)): true
    default: false
    }
  }
}

struct RandomProfile {
  var email: String
  var age: Int?
  var noise: Int
  init(using generator: inout SeededGenerator) {
    email = generator.pick(["a", "b"])
    age = generator.pick([nil, 0])
    noise = generator.pick([0, 1, 2, 3])
  }
}

@AutoEquatable
struct RandomChildren: RandomValue, Hashable {
  @AutoRequiredChild(\RandomProfile.age, \RandomProfile.email) var one: RandomProfile
  @AutoPriority(0) @AutoRequiredChild(\RandomProfile.age) var maybe: RandomProfile?
  @AutoRequiredChild(\RandomProfile.email) var rows: [RandomProfile]
  @AutoRequiredChild(\RandomProfile.age, matching: .unordered) var bag: [RandomProfile]
  init(using generator: inout SeededGenerator) {
    one = RandomProfile(using: &generator)
    maybe = generator.pick([nil, RandomProfile(using: &generator)])
    rows = (0..<generator.pick([0, 1])).map { _ in RandomProfile(using: &generator) }
    bag = (0..<generator.pick([0, 2])).map { _ in RandomProfile(using: &generator) }
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool {
    let bags = [l.bag, r.bag].map { $0.map { $0.age ?? -1 }.sorted() }
    return l.one.age == r.one.age && l.one.email == r.one.email && (l.maybe == nil) == (r.maybe == nil)
      && l.maybe?.age == r.maybe?.age && l.rows.map(\.email) == r.rows.map(\.email) && bags[0] == bags[1]
  }
}

@AutoEquatable
struct RandomStrategies: RandomValue, Hashable {
  @AutoCompared(by: .bitwise) var bits: Double
  @AutoCompared(by: .unordered) var bag: [Int]
  @AutoCompared(by: .identity) var object: RandomObject
  @AutoCompared(by: { (l: Int, r: Int) in l % 2 == r % 2 }) var parity: Int
  init(using generator: inout SeededGenerator) {
    bits = generator.pick([.nan, 0, -0.0])
    bag = generator.pick([[1, 2], [2, 1], [1, 1]])
    object = generator.pick(RandomObject.all)
    parity = generator.pick([0, 1, 2])
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool {
    l.bits.bitPattern == r.bits.bitPattern && l.bag.sorted() == r.bag.sorted() && l.object === r.object
      && l.parity % 2 == r.parity % 2
  }
}

final class RandomObject: Sendable {
  static let all = [RandomObject(), RandomObject()]
}

@AutoEquatable
struct RandomBox<Value: RandomValue & Hashable>: RandomValue, Hashable {
  var value: Value
  var more: [Value]
  var pair: (Value, Int)
  init(using generator: inout SeededGenerator) {
    value = Value(using: &generator)
    more = generator.pick([[], [Value(using: &generator)]])
    pair = (generator.pick([value, Value(using: &generator)]), 1)
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool {
    Value.areEqualByHand(l.value, r.value) && l.more.count == r.more.count
      && zip(l.more, r.more).allSatisfy(Value.areEqualByHand) && Value.areEqualByHand(l.pair.0, r.pair.0)
  }
}

@AutoEquatable
final class RandomClass: RandomValue, Hashable {
  let id: Int
  let next: RandomClass?
  @AutoIgnored var note: Int
  init(using generator: inout SeededGenerator) {
    id = generator.pick([0, 1])
    next = generator.pick([true, false]) ? RandomClass(using: &generator) : nil
    note = generator.pick([0, 1])
  }
  static func areEqualByHand(_ l: RandomClass, _ r: RandomClass) -> Bool {
    guard l.id == r.id, (l.next == nil) == (r.next == nil) else { return false }
    guard let left = l.next, let right = r.next else { return true }
    return areEqualByHand(left, right)
  }
}

@AutoEquatable
struct RandomNode: RandomValue, Hashable {
  var name: String
  @AutoChildren var children: [RandomNode]
  init(using generator: inout SeededGenerator) {
    name = generator.pick(["a", "b"])
    children = (0..<generator.pick([0, 0, 1])).map { _ in RandomNode(using: &generator) }
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool {
    l.name == r.name && l.children.count == r.children.count && zip(l.children, r.children).allSatisfy(areEqualByHand)
  }
}

@AutoEquatable
enum RandomPlain: RandomValue, Hashable {
  case a, b, c
  init(using generator: inout SeededGenerator) { self = generator.pick([.a, .b, .c]) }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool { "\(l)" == "\(r)" }
}

@AutoEquatable
struct RandomTuples: RandomValue, Hashable {
  var pair: (Int, (String, Bool))
  var maybe: (Int, Int)?
  var twice: Int??
  init(using generator: inout SeededGenerator) {
    pair = (generator.pick([0, 1]), (generator.pick(["a", "b"]), true))
    maybe = generator.pick([nil, (0, 1), (0, 0)])
    twice = generator.pick([nil, .some(nil), 0])
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool {
    guard l.pair.0 == r.pair.0, l.pair.1 == r.pair.1, l.twice == r.twice else { return false }
    switch (l.maybe, r.maybe) {
    case (nil, nil): return true
    case (let left?, let right?): return left == right
    default: return false
    }
  }
}

@propertyWrapper
struct RandomWrapper {
  var wrappedValue: Int
}

@AutoEquatable
struct RandomWrapped: RandomValue, Hashable {
  @RandomWrapper var own: Int
  @RandomState var state: Int
  var observed: Int { didSet {} }
  init(using generator: inout SeededGenerator) {
    _own = RandomWrapper(wrappedValue: generator.pick([0, 1]))
    _state = RandomState(wrappedValue: generator.pick([0, 1]))
    observed = generator.pick([0, 1])
  }
  static func areEqualByHand(_ l: Self, _ r: Self) -> Bool { l.own == r.own && l.observed == r.observed }
}

@propertyWrapper
struct RandomState: FrameworkState {
  var wrappedValue: Int
}
