import Testing

@Suite("Kinds of types")
struct TypeKindsTests {
  @Test(
    "macro-case 55: a class must be final",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable class P { let x: Int }
        """,
        says: [
          "1:22: error: '@AutoEquatable' needs a final class: the fields that a subclass of 'P' adds would not be compared; make 'P' final, or a struct [make 'P' final]"
        ],
        fixed: """
          @AutoEquatable final class P { let x: Int }
          """),
      ExpansionCase(
        """
        @AutoEquatable
        // shared
        public
        class P<T>: Base { let x: Int }
        """,
        says: [
          "4:7: error: '@AutoEquatable' needs a final class: the fields that a subclass of 'P' adds would not be compared; make 'P' final, or a struct [make 'P' final]"
        ],
        fixed: """
          @AutoEquatable
          // shared
          public
          final class P<T>: Base { let x: Int }
          """),
      ExpansionCase(
        """
        @AutoEquatable open class P { let x: Int }
        """,
        says: [
          "1:27: error: '@AutoEquatable' needs a final class: the fields that a subclass of 'P' adds would not be compared; make 'P' final, or a struct"
        ]),
      ExpansionCase(
        """
        @AutoEquatable public @MainActor class P { let x: Int }
        """,
        says: [
          "1:40: error: '@AutoEquatable' needs a final class: the fields that a subclass of 'P' adds would not be compared; make 'P' final, or a struct [make 'P' final]"
        ],
        fixed: """
          @AutoEquatable public @MainActor final class P { let x: Int }
          """),
      ExpansionCase(
        """
        /// Doc.
        @MainActor
        @AutoEquatable
        public final class P { let x: Int }
        """,
        contains: [
          "if self === rhs { return true }"
        ]),
    ])
  func classes(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A class in another type is named in full, with the arguments that the compiler does not know",
    arguments: [
      ExpansionCase(
        """
        struct Outer<T> {
          enum Middle<each U> {
            @AutoEquatable final class P<let N: Int, V> { let x: Int }
          }
        }
        """,
        contains: [
          "private func __compareValues(_ rhs: Outer.Middle<repeat each U>.P<N, V>) -> Swift::Bool {"
        ]),
      ExpansionCase(
        """
        extension Outer.Middle {
          @AutoEquatable final class P<V> { let x: Int }
        }
        """,
        contains: [
          "private func __compareValues(_ rhs: Outer.Middle.P<V>) -> Swift::Bool {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable final class P<V> { let x: Int }
        """,
        contains: [
          "private func __compareValues(_ rhs: P) -> Swift::Bool {"
        ]),
      ExpansionCase(
        """
        struct Outer {
          @AutoEquatable(.members) private final class P<V>: AutoEquatable { let x: Int }
        }
        """,
        .members,
        contains: [
          "private func __compareValues(_ rhs: P) -> Swift::Bool {"
        ]),
    ])
  func nestedClasses(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "The type checker decides whether a class has a superclass",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable
        final class P:
          Base<Int>, Sendable,
          @unchecked  Module.Other & Another, Hashable
        {
          let x: Int
        }
        """,
        contains: [
          "func __inherited0<__First: Base<Int>, __Second: Base<Int>>(_ first: __First, _ second: __Second) {",
          "let kind = ComparisonSpecs::__inheritedKind(first, second)",
          #"#sourceLocation(file: "Test.swift", line: 3)"#,
          "ComparisonSpecs::__requireProtocol(kind)",
          "func __inherited1<__First: Module.Other & Another, __Second: Module.Other & Another>(_ first: __First, _ second: __Second) {",
          #"#sourceLocation(file: "Test.swift", line: 4)"#,
        ],
        lacks: ["__inherited2"]),
      ExpansionCase(
        """
        @AutoEquatable final class P: Base { let x: Int; static func == (lhs: P, rhs: P) -> Bool { true } }
        """,
        lacks: ["__inherited0"]),
      ExpansionCase(
        """
        @AutoEquatable struct P: Other { let x: Int }
        """,
        lacks: ["__inherited0"]),
    ])
  func superclasses(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 56: only a struct, an enum or a final class can have a spec",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable actor P { let x: Int }
        """,
        says: [
          "1:1: error: '@AutoEquatable' applies to structs, enums and final classes, not to an actor"
        ]),
      ExpansionCase(
        """
        @AutoEquatable protocol P { var x: Int { get } }
        """,
        says: [
          "1:1: error: '@AutoEquatable' applies to structs, enums and final classes, not to a protocol"
        ]),
      ExpansionCase(
        """
        @AutoEquatable extension P { var x: Int { 1 } }
        """,
        says: [
          "1:1: error: '@AutoEquatable' applies to structs, enums and final classes, not to an extension"
        ]),
      ExpansionCase(
        """
        @AutoEquatable(.members) actor P: AutoEquatable { let x: Int }
        """,
        .members,
        says: [
          "1:1: error: '@AutoEquatable' applies to structs, enums and final classes, not to an actor"
        ]),
    ])
  func otherKinds(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 57: a type whose values cannot be copied or kept is an error",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P: ~Copyable { let x: Int }
        """,
        says: [
          "1:26: error: 'P' cannot be Equatable while it is '~Copyable': 'Equatable' needs 'Copyable'"
        ]),
      ExpansionCase(
        """
        @AutoEquatable enum P: Sendable, ~Escapable { case a }
        """,
        says: [
          "1:34: error: 'P' cannot be Equatable while it is '~Escapable': 'Equatable' needs 'Escapable'"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P<T: ~Copyable>: Other & ~Copyable where T: Sendable { let x: T }
        """,
        says: [
          "1:48: error: 'P' cannot be Equatable while it is '~Copyable': 'Equatable' needs 'Copyable'"
        ]),
    ])
  func noncopyable(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A type can have the attribute only once",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable @AutoEquatable struct P { let x: Int }
        """,
        says: [
          "1:16: error: '@AutoEquatable' is on 'P' twice: put all options into one"
        ]),
      ExpansionCase(
        """
        @AutoEquatable(order: .cheapFirst)
        @available(*, deprecated)
        @AutoEquatable(fields: .all)
        public enum P { case a(Int) }
        """,
        says: [
          "3:1: error: '@AutoEquatable' is on 'P' twice: put all options into one"
        ]),
    ])
  func twice(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
