import ComparisonSpecs
import Testing

@AutoEquatable
private struct Spellings: Hashable {
  var id: Int
  var plain: () -> Void = {}
  var optional: (() -> Void)?
  var twice: (() -> Void)??
  var unwrapped: (() -> Void)!
  var parentheses: ((() -> Void)) = {}
  var attributed: @Sendable @MainActor (Int) async throws -> Void = { _ in }
  var optionalAttributed: (@Sendable (Int) -> Int)?
  var c: @convention(c) () -> Void = {}
  var generic: Optional<() -> Void> = nil
  var typed: (Int) throws(CancellationError) -> Int = { $0 }
  var curried: (Int) -> (Int) -> Int = { a in { a + $0 } }
  var inferred = { 1 }
}

@AutoEquatable
private struct Marked: Hashable {
  let id: Int
  @AutoIgnored let onTap: () -> Void
  @AutoIgnored var late: (() -> Void)? = nil
}

@AutoEquatable
private struct Demanding {
  let id: Int
  @AutoIgnored var onTap: () -> Void
}

@AutoEquatable(closures: .mustBeMarked)
private struct Strict {
  let id: Int
  @AutoIgnored var onTap: () -> Void
}

private typealias Action = () -> Void

@AutoEquatable
private struct Aliased: Hashable {
  let id: Int
  @AutoIgnored var action: Action = {}
  @AutoIgnored var actions: [Action] = []
  @AutoIgnored var maybe: Action! = nil
  @AutoIgnored var byName: [String: (Int, Action)] = [:]
}

@AutoEquatable
private struct Composite {
  let id: Int
  @AutoCompared(by: { (lhs: [() -> Void], rhs: [() -> Void]) in lhs.count == rhs.count }) var actions: [() -> Void]
  @AutoRequiredChild(\Array<() -> Void>.count) var others: [() -> Void]
}

@Suite("Closures in annotated types")
struct ClosureTests {
  @Test("macro-case 19: every spelling of a closure is ignored without a marker")
  func spellings() {
    let base = Spellings(id: 1)
    var other = Spellings(id: 1)
    other.plain = { print("other") }
    other.optional = {}
    other.twice = .some(nil)
    other.unwrapped = {}
    other.parentheses = { print("other") }
    other.attributed = { _ in print("other") }
    other.optionalAttributed = { $0 }
    other.c = { print("other") }
    other.generic = {}
    other.typed = { $0 + 1 }
    other.curried = { a in { a * $0 } }
    other.inferred = { 2 }
    expectEqual(base, other)
    expectDifferent(base, Spellings(id: 2), in: ["id"])
    let closures = Spellings.comparisonSpec.fields.filter { $0.role == .excludedClosure }
    #expect(closures.count == 12)
    #expect(Spellings.comparedPaths == ["id"])
  }

  @Test("macro-case 27: @AutoIgnored on a closure is allowed, and the role says so")
  func marked() {
    expectEqual(Marked(id: 1, onTap: {}), Marked(id: 1, onTap: { print("") }, late: {}))
    expectDifferent(Marked(id: 1, onTap: {}), Marked(id: 2, onTap: {}), in: ["id"])
    #expect(Marked.comparisonSpec.summary == "compared: id · ignored: onTap, late")
    expectEqual(Strict(id: 1, onTap: {}), Strict(id: 1, onTap: { print("") }))
    expectDifferent(Strict(id: 1, onTap: {}), Strict(id: 2, onTap: {}), in: ["id"])
    expectDifferent(Demanding(id: 1, onTap: {}), Demanding(id: 2, onTap: {}), in: ["id"])
  }

  @Test("macro-case 22: @AutoIgnored is accepted on aliases and composites of closures")
  func aliased() {
    expectEqual(Aliased(id: 1), Aliased(id: 1, action: { print("") }, actions: [{}], maybe: {}, byName: ["a": (1, {})]))
    expectDifferent(Aliased(id: 1), Aliased(id: 2), in: ["id"])
  }

  @Test("macro-case 21: the comparable part of a composite can be compared")
  func composite() {
    expectEqual(Composite(id: 1, actions: [{}], others: []), Composite(id: 1, actions: [{ print("") }], others: []))
    expectDifferent(
      Composite(id: 1, actions: [{}], others: []), Composite(id: 1, actions: [], others: []), in: ["actions"])
  }
}
