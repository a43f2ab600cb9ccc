import Testing

@Suite("Existing conformances")
struct ConformancesTests {
  @Test("A handwritten == beside Hashable requires a hash")
  func ownEqualityWithoutHash() {
    let source = """
      @AutoEquatable
      struct P: Hashable {
        let x: Int
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.x % 2 == rhs.x % 2 }
      }
      """
    #expect(
      Expansion(source).diagnostics == [
        "1:1: warning: '==' of 'P' is written by hand, so every value gets the same hash: write 'hash(into:)' as well"
      ])
  }

  @Test(
    "Only missing conformances are added",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P { let x: Int }
        """,
        contains: [
          "extension P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Equatable { let x: Int }
        """,
        .equatable,
        contains: [
          "extension P: nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P: AutoEquatable { let x: Int }
        """,
        .refining,
        contains: [
          "extension P: nonisolated ComparisonSpecs::__Equatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Swift::Equatable, ComparisonSpecs.AutoEquatable { let x: Int }
        """,
        .conforming,
        contains: [
          "extension P {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable final class P: Base { let x: Int }
        """,
        .refining,
        contains: [
          "extension P: ComparisonSpecs::__Equatable {"
        ]),
    ])
  func added(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 60: Equatable in a separate extension is an error",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P { let x: Int }
        """,
        .equatable,
        says: [
          "1:1: error: 'P' is made Equatable or Hashable by an extension apart from it, for which the compiler synthesizes a '==' that compares every field: remove that conformance, or declare it on 'P' itself"
        ]),
      ExpansionCase(
        """
        @AutoEquatable
        public final class P: Sendable, Swift.Identifiable, Codable & Error { let id: Int }
        """,
        .equatable,
        says: [
          "1:1: error: 'P' is made Equatable or Hashable by an extension apart from it, for which the compiler synthesizes a '==' that compares every field: remove that conformance, or declare it on 'P' itself"
        ]),
      ExpansionCase(
        """
        @AutoEquatable enum P: ~BitwiseCopyable { case a(Int) }
        """,
        .equatable),
      ExpansionCase(
        """
        @AutoEquatable enum P { case a, b }
        """,
        .equatable),
      ExpansionCase(
        """
        @AutoEquatable struct P: Unknown { let x: Int }
        """,
        .equatable),
      ExpansionCase(
        """
        @AutoEquatable struct P: Sendable & Hashable { let x: Int }
        """,
        .equatable),
    ])
  func apart(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 61: the hash uses the same fields for every type that may be Hashable",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P: Hashable { let x: Int; @AutoIgnored let y: Int }
        """,
        contains: [
          "nonisolated static func __hash(_ value: Swift::UnsafePointer<Self>, into hasher: inout Swift::Hasher) {",
          "unsafe ComparisonSpecs::__hash(value.pointee.x, into: &hasher)",
        ],
        lacks: ["value.pointee.y"]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Codable & Swift.Hashable { let x: Int }
        """,
        contains: [
          "unsafe ComparisonSpecs::__hash(value.pointee.x, into: &hasher)"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P: SomeAlias { let x: Int }
        """,
        contains: [
          "unsafe ComparisonSpecs::__hash(value.pointee.x, into: &hasher)"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Sendable, Comparable { let x: Int }
        """,
        lacks: ["__hash"]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Hashable {
          let x: Int
          func hash(into hasher: inout Hasher) { hasher.combine(x) }
        }
        """,
        contains: ["unsafe value.pointee.hash(into: &hasher)"], lacks: ["func hash(into hasher: inout Swift"]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Entity { let x: Int }
        """,
        contains: ["nonisolated func hash(into hasher: inout Swift::Hasher) {"]),
    ])
  func hashable(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A handwritten comparison is used",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let x: Int
          static func == (lhs: Self, rhs: Self) -> Bool { lhs.x == rhs.x }
        }
        """,
        contains: [
          "return ComparisonSpecs::__asWhole { self == rhs }",
          "@_implements(Swift::Equatable, ==(_:_:))",
          "nonisolated static func __isEqual(_ lhs: Self, _ rhs: Self) -> Swift::Bool {",
        ],
        lacks: ["nonisolated static func =="]),
      ExpansionCase(
        """
        @AutoEquatable final class P {
          let x: Int
          static func == (lhs: P, rhs: P) -> Bool { lhs.x == rhs.x }
        }
        """,
        contains: [
          "@_implements(Swift::Equatable, ==(_:_:))",
          "static func __isEqual(_ lhs: P, _ rhs: P) -> Swift::Bool {",
        ]),
    ])
  func handWritten(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "With .members the type declares the conformance itself",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable(.members) private struct P: AutoEquatable { let x: Int }
        """,
        .members,
        contains: [
          "nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {",
          "nonisolated static func areEqual(_ lhs: Swift::UnsafePointer<Self>, _ rhs: Swift::UnsafePointer<Self>) -> Swift::Bool {",
        ],
        lacks: ["extension"])
    ])
  func members(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 95: limits of the type or a type around it also limit the extension",
    arguments: [
      ExpansionCase(
        """
        @available(macOS 99, iOS 99, *)
        @AutoEquatable
        @available(*, deprecated, message: "old")
        struct P { let x: Int }
        """,
        contains: [
          "@available(macOS 99, iOS 99, *)",
          #"@available(*, deprecated, message: "old")"#,
          "extension P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {",
        ]),
      ExpansionCase(
        """
        @available(macOS 99, *) enum Outer {
          @AutoEquatable struct P { let x: Int }
        }
        """,
        contains: [
          "@available(macOS 99, *)",
          "extension Outer.P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {",
        ]),
    ])
  func availability(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
