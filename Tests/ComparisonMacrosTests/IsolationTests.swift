import Testing

@Suite("Isolation")
struct IsolationTests {
  @Test(
    "By default a struct is compared from anywhere, and a class on its actor",
    arguments: [
      ExpansionCase(
        """
        @MainActor @AutoEquatable struct P { var x: Int }
        """,
        contains: [
          "extension P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {",
          "private func __compareValues(_ rhs: Self) -> Swift::Bool {",
        ]),
      ExpansionCase(
        """
        @AutoEquatable
        @MainActor
        final class P { var x: Int }
        """,
        contains: [
          "extension P: @MainActor ComparisonSpecs::__Equatable, @MainActor ComparisonSpecs::__AutoEquatable {",
          "static func == (lhs: P, rhs: P) -> Swift::Bool {",
        ]),
      ExpansionCase(
        """
        @AutoEquatable final class P { var x: Int }
        """,
        contains: [
          "extension P: ComparisonSpecs::__Equatable, ComparisonSpecs::__AutoEquatable {"
        ]),
    ])
  func automatic(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 88: an option can name the isolation",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable(isolation: .nonisolated) @MainActor struct P { let x: Int }
        """,
        contains: [
          "private nonisolated func __compareValues(_ rhs: Self) -> Swift::Bool {",
          "return lhs.__compareValues(rhs)",
        ]),
      ExpansionCase(
        """
        @AutoEquatable(isolation: .isolated) struct P { let x: Int }
        """,
        contains: [
          "extension P: @MainActor ComparisonSpecs::__Equatable, @MainActor ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable(isolation: .isolated) @Module.DatabaseActor struct P { let x: Int }
        """,
        contains: [
          "extension P: @Module.DatabaseActor ComparisonSpecs::__Equatable, @Module.DatabaseActor ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable(order: .declared, isolation: MainActor.self) struct P { let x: Int }
        """,
        contains: [
          "extension P: @MainActor ComparisonSpecs::__Equatable, @MainActor ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable(isolation: ConformanceIsolation.automatic) struct P { let x: Int }
        """,
        contains: [
          "extension P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
    ])
  func options(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 64: a conformance that is written on the type determines the isolation",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P: @preconcurrency Equatable { let x: Int }
        """,
        .equatable,
        contains: [
          "extension P: @preconcurrency ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Sendable, @MainActor Equatable { let x: Int }
        """,
        .equatable,
        contains: [
          "extension P: @MainActor ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P: @MainActor Swift.Hashable { let x: Int }
        """,
        .equatable,
        contains: [
          "extension P: @MainActor ComparisonSpecs::__AutoEquatable {",
          "static func __hash(_ value: Swift::UnsafePointer<Self>, into hasher: inout Swift::Hasher) {",
        ]),
      ExpansionCase(
        """
        @AutoEquatable nonisolated struct P: @unchecked Sendable { let x: Int }
        """,
        contains: [
          "extension P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
    ])
  func written(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
