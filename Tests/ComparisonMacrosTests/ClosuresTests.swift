import Testing

@Suite("Closures")
struct ClosuresTests {
  @Test(
    "macro-case 19: a closure is ignored in every spelling",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let id: Int
          let a: () -> Void, b: (() -> Void)?, c: (() -> Void)!, d: ((() -> Void)), e: (() -> Void)??
          let f: @Sendable @MainActor (Int) async throws(Failure) -> Void
          let g: @convention(c) (Int32) -> Int32
          let h: Optional<() -> Void>, i: Swift.Optional<(@Sendable () -> Void)?>
          let j: (borrowing Foo, inout Bar, some P, any Q) -> (Int, String)
          let k: (Int) -> (Int) -> Int
          let l: ( /* nothing */ )->Void
          let m: (each T) -> Void = { _ in }
          var n = { (x: Int) in x }
          var o: () -> Void { didSet {} }
          @Wrapped(1) var p: () -> Void
          nonisolated(unsafe) var q: (@isolated(any) () -> Void)?
        }
        """,
        contains: [
          "0 compared - equality - id",
          "1 closure - equality - a",
          "2 closure - equality - b",
          "3 closure - equality - c",
          "4 closure - equality - d",
          "5 closure - equality - e",
          "6 closure - equality - f",
          "7 closure - equality - g",
          "8 closure - equality - h",
          "9 closure - equality - i",
          "10 closure - equality - j",
          "11 closure - equality - k",
          "12 closure - equality - l",
          "13 closure - equality - m",
          "14 closure - equality - n",
          "15 closure - equality - o",
          "16 closure - equality @Wrapped p",
          "17 closure - equality - q",
        ])
    ])
  func spellings(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "With closures: .mustBeMarked every closure must be marked as ignored",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable(closures: .mustBeMarked) struct P {
          // first
          let a: () -> Void
          @AutoIgnored let b: () -> Void
          @Sendable
          let c: Optional<() -> Void>, id: Int
          @AutoCompared(by: same) let d: () -> Void
        }
        """,
        says: [
          "3:7: error: 'a' is a closure, which cannot be compared: mark it '@AutoIgnored' to leave it out [add '@AutoIgnored']",
          "6:7: error: 'c' is a closure, which cannot be compared: mark it '@AutoIgnored' to leave it out",
        ],
        fixed: """
          @AutoEquatable(closures: .mustBeMarked) struct P {
            // first
            @AutoIgnored let a: () -> Void
            @AutoIgnored let b: () -> Void
            @Sendable
            let c: Optional<() -> Void>, id: Int
            @AutoCompared(by: same) let d: () -> Void
          }
          """,
        contains: [
          "1 compared - custom - d"
        ])
    ])
  func policy(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 21: a field that holds closures and other things is not dropped",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let a: [() -> Void]
          /// By name.
          @available(*, deprecated)
          let b: [String: (() -> Void)?]
          let c: (Int, () -> Void)
          let d: Result<() -> Void, Failure>
          let e: [[(Int, [() -> Void])]]?
          private let f: Swift.Array<() -> Void>
        }
        """,
        says: [
          "2:7: error: 'a' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']",
          "5:7: error: 'b' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']",
          "6:7: error: 'c' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']",
          "7:7: error: 'd' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']",
          "8:7: error: 'e' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']",
          "9:15: error: 'f' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']",
        ],
        fixed: """
          @AutoEquatable struct P {
            @AutoIgnored let a: [() -> Void]
            /// By name.
            @AutoIgnored @available(*, deprecated)
            let b: [String: (() -> Void)?]
            @AutoIgnored let c: (Int, () -> Void)
            @AutoIgnored let d: Result<() -> Void, Failure>
            @AutoIgnored let e: [[(Int, [() -> Void])]]?
            @AutoIgnored private let f: Swift.Array<() -> Void>
          }
          """),
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @AutoIgnored let a: [() -> Void]
          @AutoCompared(by: haveSameCount) let b: [() -> Void]
          @AutoRequiredChild<(Int, () -> Void)>(\.0) let c: (Int, () -> Void)
          let d: KeyPath<Foo, () -> Void>
          let e: Handler<() -> Void>
        }
        """#,
        contains: [
          "0 compared - custom - b",
          "1 child - equality - c.0",
          "2 compared - equality - d",
          "3 compared - equality - e",
          "4 ignored - equality - a",
        ]),
    ])
  func composites(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 24: a closure whose result is shown is reported, others are not",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P<Content, Label> {
          let id: Int
          /// What is shown.
          let content: () -> Content
          @ViewBuilder let builder: (Int) -> Foo
          let row: ((Int) -> any View)?
          let label: () -> Label?
          @AutoIgnored @ViewBuilder let known: () -> Content
          let load: (Int) async throws -> FileContent
          let body: () -> RequestBody
          let onTap: () -> Void
        }
        """,
        says: [
          "4:7: warning: 'content' is a closure and not compared, although what it returns may be shown: add a field that changes with it, or mark it '@AutoIgnored' to say that this is intended [add '@AutoIgnored']",
          "5:20: warning: 'builder' is a closure and not compared, although what it returns may be shown: add a field that changes with it, or mark it '@AutoIgnored' to say that this is intended [add '@AutoIgnored']",
          "6:7: warning: 'row' is a closure and not compared, although what it returns may be shown: add a field that changes with it, or mark it '@AutoIgnored' to say that this is intended [add '@AutoIgnored']",
          "7:7: warning: 'label' is a closure and not compared, although what it returns may be shown: add a field that changes with it, or mark it '@AutoIgnored' to say that this is intended [add '@AutoIgnored']",
        ],
        fixed: """
          @AutoEquatable struct P<Content, Label> {
            let id: Int
            /// What is shown.
            @AutoIgnored let content: () -> Content
            @AutoIgnored @ViewBuilder let builder: (Int) -> Foo
            @AutoIgnored let row: ((Int) -> any View)?
            @AutoIgnored let label: () -> Label?
            @AutoIgnored @ViewBuilder let known: () -> Content
            let load: (Int) async throws -> FileContent
            let body: () -> RequestBody
            let onTap: () -> Void
          }
          """)
    ])
  func content(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 25: a type that compares nothing is reported, unless it says so",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P { let onTap: () -> Void }
        """,
        says: [
          "1:1: warning: all values of this type are equal: closures are not compared, and there is no other field that is; add one, or mark the closures '@AutoIgnored' to say that this is intended [add '@AutoIgnored' to say so]"
        ],
        fixed: """
          @AutoEquatable struct P { @AutoIgnored let onTap: () -> Void }
          """),
      ExpansionCase(
        """
        @AutoEquatable
        public struct P {
          // both
          let a: () -> Void, b: () -> Void
          @AutoIgnored let id: Int
          /// c
          @Sendable let c: (() -> Void)?
        }
        """,
        says: [
          "1:1: warning: all values of this type are equal: closures are not compared, and there is no other field that is; add one, or mark the closures '@AutoIgnored' to say that this is intended [add '@AutoIgnored' to say so]"
        ],
        fixed: """
          @AutoEquatable
          public struct P {
            // both
            @AutoIgnored let a: () -> Void, b: () -> Void
            @AutoIgnored let id: Int
            /// c
            @AutoIgnored @Sendable let c: (() -> Void)?
          }
          """),
      ExpansionCase(
        """
        @AutoEquatable struct P { @AutoIgnored let onTap: () -> Void }
        """),
      ExpansionCase(
        """
        @AutoEquatable struct P {}
        """),
      ExpansionCase(
        """
        @AutoEquatable struct P { let onTap: () -> Void; let more: [() -> Void] }
        """,
        says: [
          "1:54: error: 'more' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']"
        ],
        fixed: """
          @AutoEquatable struct P { let onTap: () -> Void; @AutoIgnored let more: [() -> Void] }
          """),
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let onTap: () -> Void
          static func == (lhs: Self, rhs: Self) -> Bool { true }
        }
        """),
    ])
  func alwaysEqual(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 27, 29: a marker that asks to compare a closure is an error, a marker that ignores it is not",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          let id: Int
          @AutoIgnored let a: () -> Void
          @AutoPriority(0) let b: () -> Void
          // required
          @AutoRequired
          let c: (() -> Void)?
          @AutoChildren let d: () -> Void
          @AutoRequiredChild(\Foo.x) let e: Optional<() -> Void>
          @AutoCompared(by: .identity) let f: () -> Void
          @AutoPriority(1) @AutoCompared(by: { (a: () -> Void, b: () -> Void) in true }) let g: () -> Void
        }
        """#,
        says: [
          "4:3: error: '@AutoPriority' cannot hold for 'b': a closure is not compared, unless '@AutoCompared(by:)' gives a function that does [remove '@AutoPriority']",
          "6:3: error: '@AutoRequired' cannot hold for 'c': a closure is not compared, unless '@AutoCompared(by:)' gives a function that does [remove '@AutoRequired']",
          "8:3: error: '@AutoChildren' cannot hold for 'd': a closure is not compared, unless '@AutoCompared(by:)' gives a function that does [remove '@AutoChildren']",
          "9:3: error: '@AutoRequiredChild' cannot hold for 'e': a closure is not compared, unless '@AutoCompared(by:)' gives a function that does [remove '@AutoRequiredChild']",
          "10:3: error: '@AutoCompared' cannot hold for 'f': a closure is not compared, unless '@AutoCompared(by:)' gives a function that does [remove '@AutoCompared']",
        ],
        fixed: """
          @AutoEquatable struct P {
            let id: Int
            @AutoIgnored let a: () -> Void
            let b: () -> Void
            // required
            let c: (() -> Void)?
            let d: () -> Void
            let e: Optional<() -> Void>
            let f: () -> Void
            @AutoPriority(1) @AutoCompared(by: { (a: () -> Void, b: () -> Void) in true }) let g: () -> Void
          }
          """,
        contains: [
          "0 compared 1 custom - g",
          "1 compared - equality - id",
          "2 ignored - equality - a",
        ])
    ])
  func markersOnClosures(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
