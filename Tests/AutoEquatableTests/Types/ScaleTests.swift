import ComparisonSpecs
import Testing

@AutoEquatable
private struct Wide {
  var f00 = 0, f01 = 0, f02 = 0, f03 = 0, f04 = 0, f05 = 0, f06 = 0, f07 = 0, f08 = 0, f09 = 0
  var f10 = "", f11 = "", f12 = "", f13 = "", f14 = "", f15 = "", f16 = "", f17 = "", f18 = "", f19 = ""
  var f20: Int?, f21: Int?, f22: Int?, f23: Int?, f24: Int?, f25: Int?, f26: Int?, f27: Int?, f28: Int?, f29: Int?
  var f30: [Int] = [], f31: [Int] = [], f32: [Int] = [], f33: [Int] = [], f34: [Int] = [], f35: [Int] = []

  static var changes: [(String, (inout Wide) -> Void)] {
    [
      ("f00", { $0.f00 = 1 }), ("f05", { $0.f05 = 1 }), ("f09", { $0.f09 = 1 }), ("f10", { $0.f10 = "a" }),
      ("f19", { $0.f19 = "a" }), ("f20", { $0.f20 = 0 }), ("f29", { $0.f29 = 0 }), ("f30", { $0.f30 = [1] }),
      ("f35", { $0.f35 = [1] }),
    ]
  }
}

@AutoEquatable(order: .declared)
private struct InOrder {
  var list: [Noted] = []
  var text = ""
  var name: Noted
  var id: Noted
  @AutoPriority(5) var late: Noted
  @AutoPriority(-5) var early: Noted
}

@AutoEquatable(order: .cheapFirst)
private struct CheapFirst {
  var list: [Noted] = []
  var text = ""
  var name: Noted
  var id: Noted
  var flag = false
  @AutoPriority(5) var late: Noted
  @AutoPriority(5) var lateCount = 0
  @AutoPriority(-5) var early: Noted
}

/// Names of the standard library with other meanings.
private enum Shadows {
  struct Bool {}
  struct Int {}
  struct String {}
  struct Equatable {}
  struct Hasher {}
  struct UnsafePointer<T> {}
  struct AutoEquatable {}
  struct ComparisonSpec<T> {}
  struct Optional<T> {}
  struct Void {}
  static func withUnsafePointer() {}

  @ComparisonSpecs.AutoEquatable
  struct Value: Swift.Hashable {
    struct Bool {}
    struct Int {}
    struct Hasher {}
    var number: Swift.Int = 0
    var text: Swift.String = ""
    @AutoIgnored var note: Swift.Int = 0
    var onTap: () -> Swift.Void = {}
  }

  @ComparisonSpecs.AutoEquatable
  enum Choice: Swift.Hashable {
    case a(Swift.Int)
    case b(Swift.Int?, () -> Swift.Void)
  }
}

private func note(_ name: String, _ value: Int = 0) -> Noted { Noted(value, name) }

@Suite("Scale and meaning of the generated code")
struct ScaleTests {
  @Test("macro-case 97: types with many fields compare every one")
  func wide() {
    expectEqual(Wide(), Wide())
    for (name, change) in Wide.changes {
      var other = Wide()
      change(&other)
      expectDifferent(Wide(), other, in: [name])
    }
    #expect(Wide.comparedPaths.count == 36)
  }

  @Test("macro-case 98: fields are compared in the order of the spec, up to the first that differs")
  func order() {
    func value(_ changed: String? = nil) -> InOrder {
      func noted(_ name: String) -> Noted { note(name, name == changed ? 1 : 0) }
      return InOrder(
        list: [noted("list")], name: noted("name"), id: noted("id"), late: noted("late"), early: noted("early"))
    }
    let order = ["early", "late", "list", "name", "id"]
    #expect(InOrder.comparedPaths == ["early", "late", "list", "text", "name", "id"])
    #expect(Noted.comparisons { _ = value() == value() } == order)
    for (index, name) in order.enumerated() {
      #expect(Noted.comparisons { _ = value() == value(name) } == Array(order[...index]))
    }
  }

  @Test("macro-case 99: priorities override the order of cost, and a field called id has no special place")
  func cheapFirst() {
    func value(_ list: [Noted] = [note("list")], text: String = "", flag: Bool = false, lateCount: Int = 0)
      -> CheapFirst
    {
      CheapFirst(
        list: list, text: text, name: note("name"), id: note("id"), flag: flag, late: note("late"),
        lateCount: lateCount, early: note("early"))
    }
    #expect(CheapFirst.comparedPaths == ["early", "lateCount", "late", "flag", "text", "name", "id", "list"])
    #expect(Noted.comparisons { _ = value() == value() } == ["early", "late", "name", "id", "list"])
    #expect(Noted.comparisons { _ = value() == value(lateCount: 1) } == ["early"])
    #expect(Noted.comparisons { _ = value() == value(flag: true) } == ["early", "late"])
    #expect(Noted.comparisons { _ = value() == value(text: "t") } == ["early", "late"])
    // Counts are compared with the cheap fields, contents last.
    #expect(Noted.comparisons { _ = value() == value([]) } == ["early", "late"])
    expectEqual(value(), value())
    expectDifferent(value(), value([]), in: ["list"])
    expectDifferent(value(), value([note("list", 1)]), in: ["list"])
    expectDifferent(value(), value([], text: "t", flag: true, lateCount: 1), in: ["lateCount", "flag", "text", "list"])
  }

  @Test("macro-case 100: names can shadow those of the standard library")
  func shadows() {
    expectEqual(Shadows.Value(number: 1), Shadows.Value(number: 1, note: 1, onTap: { print("") }))
    expectDifferent(Shadows.Value(number: 1), Shadows.Value(number: 2), in: ["number"])
    expectEqual(Shadows.Choice.b(1, {}), .b(1, { print("") }))
    expectDifferent(Shadows.Choice.a(1), .b(1, {}), in: ["case"])
  }

  @Test("macro-case 98: listing differences does not compare the fields of an equal prefix again")
  func differencesOnce() {
    let (lhs, rhs) = (
      InOrder(name: note("name"), id: note("id"), late: note("late"), early: note("early")),
      InOrder(name: note("name", 1), id: note("id"), late: note("late"), early: note("early"))
    )
    #expect(Noted.comparisons { _ = InOrder.firstDifference(from: lhs, to: rhs) } == ["early", "late", "name"])
    #expect(Noted.comparisons { _ = InOrder.differences(from: lhs, to: rhs) } == ["early", "late", "name", "id"])
  }
}
