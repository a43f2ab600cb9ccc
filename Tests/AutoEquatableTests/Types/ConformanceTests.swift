import ComparisonSpecs
import Testing

@AutoEquatable
private struct Written: Equatable {
  var id = 0
  @AutoIgnored var note = 0
}

@AutoEquatable
private struct ByHashable: Hashable {
  var id = 0
  @AutoIgnored var note = 0
  var onTap: () -> Void = {}
}

@AutoEquatable
private struct Qualified: Swift.Hashable {
  var id = 0
  @AutoIgnored var note = 0
}

@AutoEquatable
private struct Composed: Codable & Hashable {
  var id = 0
  @AutoIgnored var note = 0
}

private typealias HashableAlias = Hashable

@AutoEquatable
private struct Aliased: HashableAlias {
  var id = 0
  @AutoIgnored var note = 0
}

@AutoEquatable
private struct Several: Identifiable, Hashable, Sendable {
  var id = 0
  @AutoIgnored var note = 0
}

private protocol Refining: Hashable {}

@AutoEquatable
private struct Refined: Refining {
  var id = 0
  @AutoIgnored var note = 0
}

private protocol RefiningTwice: Refining, Identifiable {}

@AutoEquatable
private struct RefinedTwice: RefiningTwice {
  var id = 0
  @AutoIgnored var note = 0
}

private protocol RefiningEquatable: Equatable {}

@AutoEquatable
private struct RefinedEquatable: RefiningEquatable {
  var id = 0
  @AutoIgnored var note = 0
}

@AutoEquatable
private struct Declared: AutoEquatable, Hashable {
  var id = 0
  @AutoIgnored var note = 0
}

@AutoEquatable
private struct Ordered: Comparable {
  var id = 0
  @AutoIgnored var note = 0
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

@AutoEquatable
private struct OrderedHashable: Hashable, Comparable {
  var id = 0
  @AutoIgnored var note = 0
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

@AutoEquatable
private struct OwnEquality: Hashable {
  var text = ""
  var note = 0
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.lowercased() == rhs.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}

@AutoEquatable
private struct OwnHash: Hashable {
  var id = 0
  var name = ""
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@AutoEquatable
private struct MixedEquality: Hashable {
  var id = 0
  var name = ""
  @AutoIgnored var note = 0
  static func == (lhs: Self, rhs: Int) -> Bool { lhs.id == rhs }
}

private typealias Alias = AliasedEquality

@AutoEquatable
private struct AliasedEquality: Equatable {
  var id = 0
  var note = 0
  static func == (lhs: Alias, rhs: Alias) -> Bool { lhs.id == rhs.id }
}

@AutoEquatable
private struct Errors: Error, CustomStringConvertible, @unchecked Sendable {
  var code = 0
  @AutoIgnored var context: Any = 0
  var description: String { "error \(code)" }
}

@AutoEquatable
private struct Options: OptionSet, Hashable {
  let rawValue: Int
}

@AutoEquatable
private struct Raw: RawRepresentable, Hashable {
  var rawValue: String
}

@AutoEquatable
private struct Element: Hashable {
  var id = 0
  var scores: [Equatables] = []
  var pair: (Int, Equatables)
  var object: Token? = nil

  init(id: Int = 0, scores: [Equatables] = [], pair: Int = 0) {
    (self.id, self.scores, self.pair) = (id, scores, (pair, Equatables()))
  }
}

/// Equatable, not Hashable.
private struct Equatables: Equatable {
  var value = 0
}

private final class Token {}

/// A refining protocol.
///
/// The macro cannot see that it is Hashable.
private protocol Keyed: Hashable {}

@AutoEquatable
private struct FoldedByExtension: Keyed {
  let text: String

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.lowercased() == rhs.text.lowercased() }
}

@Suite("Conformances of annotated types")
struct ConformanceTests {
  @Test("macro-case 59: Equatable can be written on the type")
  func written() {
    expectEqual(Written(id: 1), Written(id: 1, note: 1))
    expectDifferent(Written(id: 1), Written(id: 2), in: ["id"])
    expectEqual(RefinedEquatable(id: 1), RefinedEquatable(id: 1, note: 1))
    expectDifferent(RefinedEquatable(id: 1), RefinedEquatable(id: 2), in: ["id"])
  }

  @Test("macro-case 61: Hashable in every spelling hashes what == compares")
  func hashable() {
    expectEqual(ByHashable(id: 1), ByHashable(id: 1, note: 1, onTap: { print("") }))
    expectDifferent(ByHashable(id: 1), ByHashable(id: 2), in: ["id"])
    expectEqual(Qualified(id: 1), Qualified(id: 1, note: 1))
    expectDifferent(Qualified(id: 1), Qualified(id: 2), in: ["id"])
    expectEqual(Composed(id: 1), Composed(id: 1, note: 1))
    expectDifferent(Composed(id: 1), Composed(id: 2), in: ["id"])
    expectEqual(Aliased(id: 1), Aliased(id: 1, note: 1))
    expectDifferent(Aliased(id: 1), Aliased(id: 2), in: ["id"])
    expectEqual(Several(id: 1), Several(id: 1, note: 1))
    expectDifferent(Several(id: 1), Several(id: 2), in: ["id"])
    expectEqual(Refined(id: 1), Refined(id: 1, note: 1))
    expectDifferent(Refined(id: 1), Refined(id: 2), in: ["id"])
    expectEqual(RefinedTwice(id: 1), RefinedTwice(id: 1, note: 1))
    expectDifferent(RefinedTwice(id: 1), RefinedTwice(id: 2), in: ["id"])
    expectEqual(Declared(id: 1), Declared(id: 1, note: 1))
    expectDifferent(Declared(id: 1), Declared(id: 2), in: ["id"])
  }

  @Test("macro-case 61: the hash depends on every compared field that is Hashable")
  func hashSpreads() {
    let hashes = Set((0..<100).map { ByHashable(id: $0).hashValue })
    #expect(hashes.count > 90)
    expectEqual(Element(id: 1, scores: [Equatables()]), Element(id: 1, scores: [Equatables()]))
    expectDifferent(Element(id: 1), Element(id: 1, scores: [Equatables()]), in: ["scores"])
    expectDifferent(Element(id: 1), Element(id: 1, pair: 1), in: ["pair"])
    #expect(Set((0..<100).map { Element(id: $0).hashValue }).count > 90)
  }

  @Test("macro-case 62: a Comparable type keeps its own <")
  func comparable() {
    expectEqual(Ordered(id: 1), Ordered(id: 1, note: 1))
    expectDifferent(Ordered(id: 1), Ordered(id: 2), in: ["id"])
    #expect(Ordered(id: 1) < Ordered(id: 2) && Ordered(id: 1) <= Ordered(id: 1, note: 1))
    expectEqual(OrderedHashable(id: 1), OrderedHashable(id: 1, note: 1))
  }

  @Test("A handwritten == without a hash gives equal values equal hashes")
  func ownEqualityHashes() {
    expectEqual(FoldedByExtension(text: "a"), FoldedByExtension(text: "A"))
    #expect(FoldedByExtension(text: "a") != FoldedByExtension(text: "b"))
    #expect(Set([FoldedByExtension(text: "a"), FoldedByExtension(text: "A")]).count == 1)
  }

  @Test("A == or a hash in the type is used")
  func own() {
    #expect(OwnEquality(text: "a") == OwnEquality(text: "A"))
    expectEqual(OwnEquality(text: "a"), OwnEquality(text: "A"))
    expectDifferent(OwnHash(id: 1, name: "a"), OwnHash(id: 1, name: "b"), in: ["name"])
    #expect(OwnHash(id: 1, name: "a").hashValue == OwnHash(id: 1, name: "b").hashValue)
  }

  @Test("A == with a value of another type does not affect two values of this type")
  func mixedEquality() {
    expectEqual(MixedEquality(id: 1, name: "a"), MixedEquality(id: 1, name: "a", note: 1))
    expectDifferent(MixedEquality(id: 1, name: "a"), MixedEquality(id: 1, name: "b"), in: ["name"])
    #expect(MixedEquality(id: 1, name: "a") == 1)
    expectEqual(AliasedEquality(id: 1, note: 1), AliasedEquality(id: 1, note: 2))
  }

  @Test("Protocols with their own == give way to the fields")
  func otherProtocols() {
    expectDifferent(Options(rawValue: 1), Options(rawValue: 2), in: ["rawValue"])
    expectEqual(Options(rawValue: 1), Options(rawValue: 1))
    expectDifferent(Raw(rawValue: "a"), Raw(rawValue: "b"), in: ["rawValue"])
    expectEqual(Raw(rawValue: "e\u{301}"), Raw(rawValue: "\u{e9}"))
    expectEqual(Errors(code: 1), Errors(code: 1, context: "c"))
    expectDifferent(Errors(code: 1), Errors(code: 2), in: ["code"])
  }
}
