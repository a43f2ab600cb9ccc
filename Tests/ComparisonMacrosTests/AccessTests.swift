import Testing

@Suite("Access levels")
struct AccessTests {
  @Test(
    "macro-case 65: members are as visible as the type",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable public struct P { let x: Int }
        """,
        contains: [
          "public nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {",
          "public nonisolated static var comparisonSpec: ComparisonSpecs::ComparisonSpec<Self> {",
        ]),
      ExpansionCase(
        """
        @AutoEquatable @frozen public struct P: Hashable { public let x: Int }
        """,
        contains: [
          "public nonisolated static func __hash(_ value: Swift::UnsafePointer<Self>, into hasher: inout Swift::Hasher) {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable package enum P { case a(Int) }
        """,
        contains: [
          "package nonisolated static func areEqual(_ lhs: Swift::UnsafePointer<Self>, _ rhs: Swift::UnsafePointer<Self>) -> Swift::Bool {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable fileprivate struct P { let x: Int }
        """,
        contains: [
          "nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable private struct P { let x: Int }
        """,
        contains: [
          "nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {"
        ]),
    ])
  func levels(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "found-case 33, 34: no signature names a type that may be hidden, and an inlinable type has inlinable witnesses",
    arguments: [
      ExpansionCase(
        """
        extension Namespace {
          @AutoEquatable public struct P<T>: Hashable { let x: T }
        }
        """,
        contains: [
          "public nonisolated static func __anyAreEqual<__Value>(_ lhs: Swift::UnsafePointer<__Value>, _ rhs: Swift::UnsafePointer<__Value>) -> Swift::Bool where T: Swift::Equatable {"
        ], lacks: ["static func =="]),
      ExpansionCase(
        """
        extension Namespace {
          @AutoEquatable enum P { case a(Int) }
        }
        """,
        lacks: ["static func ==", "static func areEqual("]),
      ExpansionCase(
        """
        public extension Namespace {
          struct Outer { @AutoEquatable enum P { case a(Int) } }
        }
        """,
        contains: ["nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {"]),
      ExpansionCase(
        """
        @AutoEquatable @usableFromInline struct P { let x: Int }
        """,
        contains: ["@usableFromInline nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {"]),
      ExpansionCase(
        """
        @usableFromInline @AutoEquatable package struct P { let x: Int }
        """,
        contains: [
          "@usableFromInline package nonisolated static var comparisonSpec: ComparisonSpecs::ComparisonSpec<Self> {"
        ]),
    ])
  func hidden(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 66: a type in a public extension is public",
    arguments: [
      ExpansionCase(
        """
        public extension Namespace {
          @AutoEquatable struct P { let x: Int }
        }
        """,
        contains: [
          "public nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {"
        ]),
      ExpansionCase(
        """
        public extension Namespace {
          @AutoEquatable internal struct P { let x: Int }
        }
        """,
        contains: [
          "nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {"
        ]),
      ExpansionCase(
        """
        extension Namespace {
          @AutoEquatable public struct P { let x: Int }
        }
        """,
        contains: [
          "extension Namespace.P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__GeneratedEquatable, nonisolated ComparisonSpecs::__AutoEquatable {",
          "public nonisolated static func __anySpec<__Value>(_: __Value.Type) -> ComparisonSpecs::ComparisonSpec<__Value> {",
        ]),
      ExpansionCase(
        """
        public struct Outer {
          @AutoEquatable struct P { let x: Int }
        }
        """,
        contains: [
          "nonisolated static func == (lhs: Self, rhs: Self) -> Swift::Bool {"
        ]),
    ])
  func extensions(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 68: an extension cannot reach a private nested type",
    arguments: [
      ExpansionCase(
        """
        struct Outer {
          @AutoEquatable private struct P { let x: Int }
        }
        """,
        says: [
          "2:33: error: 'P' is private to the type around it, where no extension can reach it: make it 'fileprivate', or declare ': AutoEquatable' on it and use '@AutoEquatable(.members)' [make it 'fileprivate']"
        ],
        fixed: """
          struct Outer {
            @AutoEquatable fileprivate struct P { let x: Int }
          }
          """),
      ExpansionCase(
        """
        extension Outer {
          // one
          @AutoEquatable
          private final class P { let x: Int }
        }
        """,
        says: [
          "4:23: error: 'P' is private to the type around it, where no extension can reach it: make it 'fileprivate', or declare ': AutoEquatable' on it and use '@AutoEquatable(.members)' [make it 'fileprivate']"
        ],
        fixed: """
          extension Outer {
            // one
            @AutoEquatable
            fileprivate final class P { let x: Int }
          }
          """),
      ExpansionCase(
        """
        struct Outer {
          private enum Middle {
            @AutoEquatable struct P { let x: Int }
          }
        }
        """,
        says: [
          "3:27: error: 'P' is private to the type around it, where no extension can reach it: make it 'fileprivate', or declare ': AutoEquatable' on it and use '@AutoEquatable(.members)'"
        ]),
      ExpansionCase(
        """
        private extension Outer {
          @AutoEquatable struct P { let x: Int }
        }
        """,
        contains: [
          "extension Outer.P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        private struct Outer {
          @AutoEquatable struct P { private(set) var x: Int }
        }
        """,
        contains: [
          "extension Outer.P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        struct Outer {
          @AutoEquatable(.members) private struct P: AutoEquatable { let x: Int }
        }
        """,
        .members,
        contains: [
          "0 compared - equality - x"
        ]),
    ])
  func privateNested(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
