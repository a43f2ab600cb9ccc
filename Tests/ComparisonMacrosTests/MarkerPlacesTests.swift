import Testing

@Suite("Where markers can be")
struct MarkerPlacesTests {
  @Test(
    "macro-case 29, 34: a marker on anything but a stored property is an error",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let id: Int
          @AutoPriority(0) var a: Int { id }
          @AutoIgnored
          var b: Int { get { id } set {} }
          @AutoIgnored func c() {}
          /// Makes one.
          @AutoRequired
          public init() {}
          @AutoRequired subscript(i: Int) -> Int { i }
          @AutoIgnored typealias D = Int
          @AutoIgnored struct E {}
          @AutoCompared(by: .identity) static subscript(i: Int) -> Int { i }
        }
        """,
        says: [
          "3:3: error: '@AutoPriority' has no effect: a computed property is not compared [remove '@AutoPriority']",
          "4:3: error: '@AutoIgnored' has no effect: a computed property is not compared [remove '@AutoIgnored']",
          "6:3: error: '@AutoIgnored' applies to stored properties, not to a function [remove '@AutoIgnored']",
          "8:3: error: '@AutoRequired' applies to stored properties, not to an initializer [remove '@AutoRequired']",
          "10:3: error: '@AutoRequired' applies to stored properties, not to a subscript [remove '@AutoRequired']",
          "11:3: error: '@AutoIgnored' applies to stored properties, not to a type alias [remove '@AutoIgnored']",
          "12:3: error: '@AutoIgnored' applies to stored properties, not to a type [remove '@AutoIgnored']",
          "13:3: error: '@AutoCompared' applies to stored properties, not to a subscript [remove '@AutoCompared']",
        ],
        fixed: """
          @AutoEquatable struct P {
            let id: Int
            var a: Int { id }
            var b: Int { get { id } set {} }
            func c() {}
            /// Makes one.
            public init() {}
            subscript(i: Int) -> Int { i }
            typealias D = Int
            struct E {}
            static subscript(i: Int) -> Int { i }
          }
          """),
      ExpansionCase(
        """
        @AutoIgnored let global = 1
        """,
        says: [
          "1:1: error: '@AutoIgnored' applies to stored properties, not to a global variable [remove '@AutoIgnored']"
        ],
        fixed: """
          let global = 1
          """),
      ExpansionCase(
        """
        func f() {
          @AutoIgnored let local = 1
        }
        """,
        says: [
          "2:3: error: '@AutoIgnored' applies to stored properties, not to a local variable [remove '@AutoIgnored']"
        ],
        fixed: """
          func f() {
            let local = 1
          }
          """),
      ExpansionCase(
        """
        protocol Q {
          @AutoIgnored var x: Int { get }
        }
        """,
        says: [
          "2:3: error: '@AutoIgnored' applies to stored properties, not to a requirement of a protocol [remove '@AutoIgnored']"
        ],
        fixed: """
          protocol Q {
            var x: Int { get }
          }
          """),
      ExpansionCase(
        """
        extension Foo {
          @AutoIgnored var x: Int { 1 }
        }
        """,
        says: [
          "2:3: error: '@AutoIgnored' has no effect: a computed property is not compared [remove '@AutoIgnored']"
        ],
        fixed: """
          extension Foo {
            var x: Int { 1 }
          }
          """),
    ])
  func places(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 35: a marker in a type without a spec has no effect",
    arguments: [
      ExpansionCase(
        """
        struct P {
          let id: Int
          // left out
          @AutoIgnored let a, b: Int
        }
        """),
      ExpansionCase(
        """
        struct Outer {
          @AutoEquatable struct Inner { @AutoIgnored let a: Int; let id: Int }
          @AutoPriority(0)
          let inner: Inner
        }
        """,
        says: [
          "3:3: warning: '@AutoPriority' has no effect: 'Outer' is not marked '@AutoEquatable' [remove '@AutoPriority']"
        ],
        fixed: """
          struct Outer {
            @AutoEquatable struct Inner { @AutoIgnored let a: Int; let id: Int }
            let inner: Inner
          }
          """),
      ExpansionCase(
        """
        enum P {
          @AutoIgnored("x") case a(x: Int)
        }
        """,
        says: [
          "2:3: warning: '@AutoIgnored' has no effect: 'P' is not marked '@AutoEquatable' [remove '@AutoIgnored']"
        ],
        fixed: """
          enum P {
            case a(x: Int)
          }
          """),
      ExpansionCase(
        """
        #if DEBUG
        @AutoEquatable
        #endif
        struct P { @AutoIgnored let a: Int; let id: Int }
        """),
    ])
  func withoutSpec(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 36: a marker applies to every name of its declaration",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P { let id: Int; @AutoIgnored let s, t: Int; @AutoPriority(1) var (u, v): (Int, Foo) }
        """,
        contains: [
          "0 compared 1 equality - u",
          "1 compared 1 equality - v",
          "2 compared - equality - id",
          "3 ignored - equality - s",
          "4 ignored - equality - t",
        ])
    ])
  func severalNames(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A fix-it never ignores another field than the one that it is about",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let a: [() -> Void], id: Int
          let (b, c): ([() -> Void], Int)
          @AutoPriority(0) let d: [() -> Void]
        }
        """,
        says: [
          "2:7: error: 'a' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)'",
          "3:8: error: 'b' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)'",
          "4:24: error: 'd' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)'",
        ])
    ])
  func fixItsThatWouldLoseFields(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A marker on a property cannot name payload values",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P { let id: Int; @AutoIgnored("x") let a: Int; @AutoChildren(0) let b: [Foo] }
        """,
        says: [
          "1:40: error: '@AutoIgnored' on a property takes no arguments: payloads belong to enum cases",
          "1:70: error: '@AutoChildren' on a property takes no arguments: payloads belong to enum cases",
        ])
    ])
  func payloadNames(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
