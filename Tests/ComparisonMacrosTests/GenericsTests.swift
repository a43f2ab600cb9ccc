import Testing

@Suite("Generic types")
struct GenericsTests {
  @Test(
    "macro-case 71, 72, 75: a parameter is constrained if a field needs it",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct Box<T> { let v: T }
        """,
        contains: [
          "extension Box: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where T: Swift::Equatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct ID<T> { let raw: String }
        """,
        contains: [
          "extension ID: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct Box<T: Hashable & Sendable, U> where U: Sendable, U: Comparable { let v: T; let u: U }
        """,
        contains: [
          "extension Box: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct Box<T, U> { @AutoIgnored let v: T; let f: (U) -> T; @AutoCompared(by: .identity) let w: T; let id: Int }
        """,
        contains: [
          "extension Box: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
    ])
  func parameters(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 74: the constraint is on what the field holds",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct Box<T: Collection, U, V, W, X, Y> {
          let a: [T]?, b: [String: U], c: (V, Int), d: T.Element, e: KeyPath<Root, W>, f: ID<X>
          let g: Optional<Set<Y>>, h: Swift.Array<(T.Element, U)>!
        }
        """,
        contains: [
          "extension Box: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where T: Swift::Equatable, U: Swift::Equatable, V: Swift::Equatable, T.Element: Swift::Equatable, Y: Swift::Equatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable enum Tree<T> { indirect case node(Tree<T>, T, Tree<T>), leaf; case many([T]) }
        """,
        contains: [
          "extension Tree: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where T: Swift::Equatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable enum Page<T, E> { @AutoIgnored(1) case done(T, E), failed }
        """,
        contains: [
          "extension Page: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where T: Swift::Equatable {"
        ]),
    ])
  func shapes(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "Parameters of enclosing types are constrained as well",
    arguments: [
      ExpansionCase(
        """
        struct Outer<T> {
          struct Middle<U> where U: Equatable {
            @AutoEquatable struct P { let t: T; let u: U }
          }
        }
        """,
        contains: [
          "extension Outer.Middle.P: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where T: Swift::Equatable {"
        ])
    ])
  func outer(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 77: a container is Equatable if its content is",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct Stack<Content: View> { let content: Content }
        """,
        contains: [
          "extension Stack: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where Content: Swift::Equatable {"
        ])
    ])
  func containers(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "found-case 44: a container of child nodes is Equatable with any nodes",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct Stack<Content: View>: Hashable { @AutoChildren let content: Content; let title: String }
        """,
        contains: [
          "extension Stack: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {",
          "if start != -2 {",
          "guard ComparisonSpecs::__areNodesEqual(self.content, rhs.content) else { return false }",
          "unsafe ComparisonSpecs::__hashNode(value.pointee.content, into: &hasher)",
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct Stack<A, B, C: Equatable> { @AutoChildren let a: [A]; let b: B?; @AutoChildren let c: C }
        """,
        contains: [
          "extension Stack: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where B: Swift::Equatable {",
          "guard ComparisonSpecs::__areNodesEqual(self.a, rhs.a) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.c, rhs.c)) else { return false }",
        ]),
      ExpansionCase(
        """
        @AutoEquatable enum Stack<A, B> { @AutoChildren(0) case a(A, Int), b(B) }
        """,
        contains: [
          "extension Stack: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {",
          "guard ComparisonSpecs::__areNodesEqual(lhs0, rhs0) else { return false }",
        ]),
    ])
  func nodes(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 78: packs are compared element by element, and value parameters are not types",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct Pack<each T> { let v: (repeat each T) }
        """,
        contains: [
          "extension Pack: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where repeat each T: Swift::Equatable {",
          "for (lhs, rhs) in repeat (each self.v, each rhs.v) {",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs, rhs)) else { return false }",
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct Pack<each T: Equatable> { let v: (repeat each T), w: (repeat (each T)?) }
        """,
        contains: [
          "extension Pack: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct Grid<let N: Int, T> { let v: InlineArray<N, T>; let w: [N of T] }
        """,
        contains: [
          "extension Grid: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where T: Swift::Equatable {"
        ]),
    ])
  func packs(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "Requirements that are written out replace the inferred ones",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable(where: "T: Hashable, T.ID: Equatable") struct Box<T> { let v: Other<T> }
        """,
        contains: [
          "extension Box: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable where T: Hashable, T.ID: Equatable {"
        ]),
      ExpansionCase(
        """
        @AutoEquatable(where: "") struct Box<T> { let v: T }
        """,
        contains: [
          "extension Box: nonisolated ComparisonSpecs::__Equatable, nonisolated ComparisonSpecs::__AutoEquatable {"
        ]),
    ])
  func requirements(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
