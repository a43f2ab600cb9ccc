import ComparisonSpecs
import Testing

@AutoEquatable
private struct Several: Hashable {
  let a, b: Int
  var c = 0, d = "", e: Bool
}

@AutoEquatable
private struct Mixed {
  var a = 1, b: String, c = { 2 }
  init(a: Int, b: String) { (self.a, self.b) = (a, b) }
}

@AutoEquatable
private struct Observed: Hashable {
  var id = 0
  var n: Int { didSet {} }
  var m = 0 { willSet {} }
  var both: [Int] = [] {
    willSet {}
    didSet {}
  }
}

@AutoEquatable
private struct Computed: Hashable {
  var stored: Int
  var getter: Int { stored / 10 }
  var getSet: Int {
    get { stored % 10 }
    set { stored = newValue }
  }
  var coroutine: Int {
    _read { yield stored }
    _modify { yield &stored }
  }
  nonisolated(unsafe) static var shared = 3 as Int { didSet {} }
  static let constant = 4
  static var derived: Int { 5 }
}

@AutoEquatable
private struct InitAccessor {
  var stored: Int
  var doubled: Int {
    @storageRestrictions(initializes: stored)
    init(initialValue) { stored = initialValue / 2 }
    get { stored * 2 }
  }
}

@AutoEquatable
private struct Inferred: Hashable {
  let constant = 1
  var text = "x"
  var list = [1, 2]
  var negative = -1.5
  var part = Several(a: 1, b: 2, e: true)
  var made = [Int]()
  var choice = Optional<Int>.none
}

@AutoEquatable
private struct Conditional: Hashable {
  let id: Int
  #if AUTOEQUATABLE_TESTS_CONDITION
    let trace: [String]
  #endif
  #if !AUTOEQUATABLE_TESTS_CONDITION
    let missing: Int
  #elseif os(Nowhere)
    let nowhere: Int
  #else
    @AutoPriority(0) let elsewhere: String
    #if AUTOEQUATABLE_TESTS_CONDITION
      @AutoIgnored var nested = 0
      var inner: Several
    #endif
  #endif
}

@AutoEquatable
private struct OnlyConditional: Hashable {
  #if AUTOEQUATABLE_TESTS_CONDITION
    let here: Int
  #else
    let there: Int
  #endif
}

@AutoEquatable
private struct Members: Hashable {
  struct Inner { let value: Int }
  enum Kind { case a, b }
  typealias Number = Int
  let id: Number
  func method() -> Int { 7 }
  subscript(index: Int) -> Int { index }
  init(id: Int) { self.id = id }
}

@AutoEquatable
private struct Backticks: Hashable {
  let `in`: Int
  let `my value`: Int
  let `self`: Int
  let `class`: String?
  let `default`: [Int]
}

@AutoEquatable
private struct Collisions: Hashable {
  let lhs: Int
  let rhs: Int
  let value: Int
  let start: Int
  let id: Int
  let hasher: Int
  let `Self`: Int
  let pointee: Int
  let areEqual: Int
  let comparison: [Int]
  let left: Several
}

@AutoEquatable
private struct Pattern: Hashable {
  let (x, y): (Int, Int)
  let (name, (inner, _)): (String, (Bool, Int))
  var (start, end) = (0, "end")

  init(x: Int, y: Int, name: String = "", inner: Bool = true, start: Int = 0, end: String = "") {
    (self.x, self.y) = (x, y)
    (self.name, self.inner) = (name, inner)
    (self.start, self.end) = (start, end)
  }
}

@AutoEquatable
private struct Hidden: Hashable {
  private let secret: Int
  fileprivate let file: String
  private(set) var setter: Bool
  init(_ secret: Int, _ file: String, _ setter: Bool) { (self.secret, self.file, self.setter) = (secret, file, setter) }
}

@AutoEquatable
private struct Empty: Hashable {}

@AutoEquatable
private struct LeftOutLazily: Hashable {
  var id = 0
  @AutoIgnored lazy var cache = [1]
  lazy var onTap: () -> Void = {}
}

@Suite("Which members an annotated type compares")
struct MemberTests {
  @Test("macro-case 1: every name of a declaration with several names is a field")
  func several() {
    let base = Several(a: 1, b: 2, e: true)
    expectEqual(base, Several(a: 1, b: 2, e: true))
    expectDifferent(base, Several(a: 0, b: 2, e: true), in: ["a"])
    expectDifferent(base, Several(a: 1, b: 3, e: true), in: ["b"])
    expectDifferent(base, Several(a: 1, b: 2, c: 1, e: true), in: ["c"])
    expectDifferent(base, Several(a: 1, b: 2, d: "d", e: true), in: ["d"])
    expectDifferent(base, Several(a: 1, b: 2, e: false), in: ["e"])
  }

  @Test("macro-case 3: every name of a mixed binding is a field, and a closure literal is ignored")
  func mixed() {
    var other = Mixed(a: 1, b: "b")
    other.c = { 3 }
    expectEqual(Mixed(a: 1, b: "b"), other)
    expectDifferent(Mixed(a: 1, b: "b"), Mixed(a: 2, b: "b"), in: ["a"])
    expectDifferent(Mixed(a: 1, b: "b"), Mixed(a: 1, b: "c"), in: ["b"])
    #expect(Mixed.comparisonSpec.summary == "compared: a, b · excluded closure: c")
  }

  @Test("macro-case 4: properties with observers are stored")
  func observed() {
    expectEqual(Observed(n: 1), Observed(n: 1))
    expectDifferent(Observed(n: 1), Observed(n: 2), in: ["n"])
    expectDifferent(Observed(n: 1), Observed(n: 1, m: 1), in: ["m"])
    expectDifferent(Observed(n: 1), Observed(n: 1, both: [1]), in: ["both"])
    #expect(Observed.comparisonSpec.uncoveredFields() == [])
  }

  @Test("macro-case 5: computed properties of every form are not fields")
  func computed() {
    expectEqual(Computed(stored: 12), Computed(stored: 12))
    expectDifferent(Computed(stored: 12), Computed(stored: 22), in: ["stored"])
    #expect(Computed.comparedPaths == ["stored"])
    #expect(InitAccessor.comparedPaths == ["stored"])
    expectDifferent(InitAccessor(doubled: 2), InitAccessor(doubled: 4), in: ["stored"])
    expectEqual(InitAccessor(doubled: 2), InitAccessor(doubled: 3))
  }

  @Test("macro-case 7: static properties are not fields")
  func statics() {
    #expect(!Computed.comparisonSpec.description.contains("shared"))
    #expect(!Computed.comparisonSpec.description.contains("constant"))
  }

  @Test("macro-case 8: properties with an inferred type are fields")
  func inferred() {
    expectEqual(Inferred(), Inferred())
    expectDifferent(Inferred(), Inferred(text: "y"), in: ["text"])
    expectDifferent(Inferred(), Inferred(list: [1]), in: ["list"])
    expectDifferent(Inferred(), Inferred(negative: 0), in: ["negative"])
    expectDifferent(Inferred(), Inferred(part: Several(a: 1, b: 3, e: true)), in: ["part.b"])
    expectDifferent(Inferred(), Inferred(made: [1]), in: ["made"])
    expectDifferent(Inferred(), Inferred(choice: 1), in: ["choice"])
  }

  @Test("macro-case 10: members inside of #if are fields if the condition holds")
  func conditional() {
    let part = Several(a: 1, b: 2, e: true)
    let base = Conditional(id: 1, trace: ["a"], elsewhere: "e", inner: part)
    expectEqual(base, Conditional(id: 1, trace: ["a"], elsewhere: "e", nested: 9, inner: part))
    expectDifferent(base, Conditional(id: 2, trace: ["a"], elsewhere: "e", inner: part), in: ["id"])
    expectDifferent(base, Conditional(id: 1, trace: ["b"], elsewhere: "e", inner: part), in: ["trace"])
    expectDifferent(base, Conditional(id: 1, trace: ["a"], elsewhere: "f", inner: part), in: ["elsewhere"])
    let other = Several(a: 1, b: 2, e: false)
    expectDifferent(base, Conditional(id: 1, trace: ["a"], elsewhere: "e", inner: other), in: ["inner.e"])
    expectDifferent(OnlyConditional(here: 1), OnlyConditional(here: 2), in: ["here"])
    #expect(Conditional.comparisonSpec.uncoveredFields() == [])
    #expect(Set(Conditional.comparedPaths) == ["id", "trace", "elsewhere", "inner"])
  }

  @Test("macro-case 12: nested types, methods, subscripts and aliases are not fields")
  func members() {
    expectEqual(Members(id: 1), Members(id: 1))
    expectDifferent(Members(id: 1), Members(id: 2), in: ["id"])
    #expect(Members.comparisonSpec.description == "compared: id")
  }

  @Test("macro-case 13: names can need backticks")
  func backticks() {
    let base = Backticks(in: 1, `my value`: 2, self: 3, class: "a", default: [])
    expectEqual(base, base)
    expectDifferent(base, Backticks(in: 0, `my value`: 2, self: 3, class: "a", default: []), in: ["in"])
    expectDifferent(base, Backticks(in: 1, `my value`: 0, self: 3, class: "a", default: []), in: ["my value"])
    expectDifferent(base, Backticks(in: 1, `my value`: 2, self: 0, class: "a", default: []), in: ["self"])
    expectDifferent(base, Backticks(in: 1, `my value`: 2, self: 3, class: nil, default: []), in: ["class"])
    expectDifferent(base, Backticks(in: 1, `my value`: 2, self: 3, class: "a", default: [1]), in: ["default"])
    #expect(Backticks.comparisonSpec.uncoveredFields() == [])
  }

  @Test("macro-case 14: fields can have names that generated code uses")
  func collisions() {
    func value(_ changed: Int? = nil) -> Collisions {
      let n: [Int] = (0..<11).map { index in index == changed ? 100 : index }
      return Collisions(
        lhs: n[0], rhs: n[1], value: n[2], start: n[3], id: n[4], hasher: n[5], Self: n[6], pointee: n[7],
        areEqual: n[8], comparison: [n[9]], left: Several(a: n[10], b: 0, e: true))
    }
    expectEqual(value(), value())
    let names = [
      "lhs", "rhs", "value", "start", "id", "hasher", "Self", "pointee", "areEqual", "comparison", "left.a",
    ]
    for (index, name) in names.enumerated() { expectDifferent(value(), value(index), in: [name]) }
  }

  @Test("macro-case 15: every name of a tuple pattern is a field")
  func pattern() {
    expectEqual(Pattern(x: 1, y: 2), Pattern(x: 1, y: 2))
    expectDifferent(Pattern(x: 1, y: 2), Pattern(x: 0, y: 2), in: ["x"])
    expectDifferent(Pattern(x: 1, y: 2), Pattern(x: 1, y: 3), in: ["y"])
    expectDifferent(Pattern(x: 1, y: 2), Pattern(x: 1, y: 2, name: "n"), in: ["name"])
    expectDifferent(Pattern(x: 1, y: 2), Pattern(x: 1, y: 2, inner: false), in: ["inner"])
    expectDifferent(Pattern(x: 1, y: 2), Pattern(x: 1, y: 2, start: 1), in: ["start"])
    expectDifferent(Pattern(x: 1, y: 2), Pattern(x: 1, y: 2, end: "e"), in: ["end"])
    #expect(Pattern.comparisonSpec.uncoveredFields() == [])
  }

  @Test("macro-case 18: private and fileprivate members are fields")
  func hidden() {
    expectEqual(Hidden(1, "a", true), Hidden(1, "a", true))
    expectDifferent(Hidden(1, "a", true), Hidden(2, "a", true), in: ["secret"])
    expectDifferent(Hidden(1, "a", true), Hidden(1, "b", true), in: ["file"])
    expectDifferent(Hidden(1, "a", true), Hidden(1, "a", false), in: ["setter"])
  }

  @Test("All values of a type without fields are equal")
  func empty() {
    expectEqual(Empty(), Empty())
    #expect(Empty.comparisonSpec.fields == [])
  }

  @Test("macro-case 102: every stored property is covered, so that a new one is compared without a marker")
  func covered() {
    #expect(Several.comparisonSpec.uncoveredFields() == [])
    #expect(Mixed.comparisonSpec.uncoveredFields() == [])
    #expect(Inferred.comparisonSpec.uncoveredFields() == [])
    #expect(Collisions.comparisonSpec.uncoveredFields() == [])
    #expect(Hidden.comparisonSpec.uncoveredFields() == [])
  }

  @Test("Ignored lazy fields are neither read nor initialized")
  func lazyLeftOut() {
    var filled = LeftOutLazily(id: 1)
    filled.cache.append(2)
    expectEqual(LeftOutLazily(id: 1), filled)
    expectDifferent(LeftOutLazily(id: 1), LeftOutLazily(id: 2), in: ["id"])
  }
}
