import Testing

@Suite("Which members of a type are compared")
struct FieldsTests {
  @Test(
    "macro-case 1, 3, 8: every name of a declaration is compared, with any spelling of its type",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P { let a, b: Int }
        """,
        contains: [
          "guard ComparisonSpecs::__areKnownEqual(self.a, rhs.a) else { return false }",
          "guard ComparisonSpecs::__areKnownEqual(self.b, rhs.b) else { return false }",
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P {
          var a = 1, b: String, c = { 2 }
          let
            d /* the first */ ,
            e : Foo = .init( )
        }
        """,
        contains: [
          "0 compared - equality - a",
          "1 compared - equality - b",
          "2 compared - equality - d",
          "3 compared - equality - e",
          "4 closure - equality - c",
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P { let n = 1; var s = "x"; static let t = 2; private(set) var u: [Int] = []; nonisolated(unsafe) var v: Foo? }
        """,
        contains: [
          "0 compared - equality - n",
          "1 compared - equality - s",
          "2 compared - equality - u",
          "3 compared - equality - v",
        ],
        lacks: ["self.t,"]),
    ])
  func severalNames(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 4, 5: properties with observers are compared, computed ones are not",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          var n: Int { didSet {} }
          var m = 1 {
            // before
            willSet { print(newValue) }
            didSet { print(oldValue) }
          }
          var getter: Int { 1 }
          var both: Int { get { 1 } set {} }
          var place: Int { _read { yield n } _modify { yield &n } }
          var made: Int {
            @storageRestrictions(initializes: n) init { n = newValue }
            get { n }
          }
        }
        """,
        contains: [
          "0 compared - equality - n",
          "1 compared - equality - m",
        ],
        lacks: ["self.getter", "self.both", "self.place", "self.made"])
    ])
  func observersAndAccessors(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 7: a marker on a static property is an error",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable final class P {
          static let shared = P()
          // one a program
          @AutoIgnored static let a: Int = 0
          @AutoPriority(0)
          class var b: Int { 1 }
          @AutoCompared(by: .identity) public static var c: Foo = .init()
          let n: Int
        }
        """,
        says: [
          "4:3: error: '@AutoIgnored' has no effect: a static property is not compared [remove '@AutoIgnored']",
          "5:3: error: '@AutoPriority' has no effect: a static property is not compared [remove '@AutoPriority']",
          "7:3: error: '@AutoCompared' has no effect: a static property is not compared [remove '@AutoCompared']",
        ],
        fixed: """
          @AutoEquatable final class P {
            static let shared = P()
            // one a program
            static let a: Int = 0
            class var b: Int { 1 }
            public static var c: Foo = .init()
            let n: Int
          }
          """,
        contains: [
          "0 compared - equality - n"
        ])
    ])
  func typeMembers(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 10: fields under a condition are compared under the same condition",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let id: Int
          #if DEBUG
          let trace: [String]
          #if os(Linux) || VERBOSE
          let level: Int
          #elseif os(macOS)
          let level: UInt8
          #else
          let level: String
          #endif
          #endif
        }
        """,
        contains: [
          "#if DEBUG",
          "#if os(Linux) || VERBOSE",
          "#elseif os(macOS)",
          "#else",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.trace, rhs.trace)) else { return false }",
          #"table += "\n1 compared - equality - trace""#,
          #"table += "\n2 compared - equality - level""#,
          #"table += "\n3 compared - equality - level""#,
          #"table += "\n4 compared - equality - level""#,
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let id: Int
          #if DEBUG
          let actions: [() -> Void]
          #endif
        }
        """,
        says: [
          "4:7: error: 'actions' holds closures, which cannot be compared, next to values that can be: mark it '@AutoIgnored' to leave all of it out, or give a comparison with '@AutoCompared(by:)' [add '@AutoIgnored']"
        ],
        fixed: """
          @AutoEquatable struct P {
            let id: Int
            #if DEBUG
            @AutoIgnored let actions: [() -> Void]
            #endif
          }
          """),
    ])
  func conditions(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A marker cannot be under a condition of its own",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          #if DEBUG
          @AutoIgnored
          #else
          @ComparisonSpecs.AutoRequiredChild(\Foo.x)
          #endif
          let foo: Foo
          #if DEBUG
          @available(*, deprecated)
          #endif
          let bar: Foo
        }
        """#,
        says: [
          "3:3: error: '@AutoIgnored' cannot depend on '#if': put the whole property under the condition",
          "5:3: error: '@AutoRequiredChild' cannot depend on '#if': put the whole property under the condition",
        ],
        contains: [
          "0 compared - equality - bar"
        ])
    ])
  func conditionalMarkers(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 12: members of methods and nested types are not fields of the type",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          struct Inner { let hidden: [() -> Void] }
          enum Kind { case one }
          typealias Action = () -> Void
          let kind: Kind
          subscript(i: Int) -> Int { let local = i; return local }
          func make() -> Int { let local = 1; return local }
        }
        """,
        contains: [
          "0 compared - equality - kind"
        ],
        lacks: ["self.hidden", "self.local"])
    ])
  func otherMembers(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 13, 14: names are written as they are declared",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P { let `in`: Int, `self`: Foo, lhs: Int; let rhs: Int; let `my value`: Int; @State var `default`: Int }
        """,
        contains: [
          "guard ComparisonSpecs::__areKnownEqual(self.`in`, rhs.`in`) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.`self`, rhs.`self`)) else { return false }",
          "guard ComparisonSpecs::__areKnownEqual(self.rhs, rhs.rhs) else { return false }",
          "guard ComparisonSpecs::__areKnownEqual(self.`my value`, rhs.`my value`) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(ComparisonSpecs::__comparable(self._default, ComparisonSpecs::__read(self, { return $0.`default` })), ComparisonSpecs::__comparable(rhs._default, ComparisonSpecs::__read(rhs, { return $0.`default` })))) else { return false }",
          "0 compared - equality - in",
          "4 compared - equality - my value",
        ])
    ])
  func oddNames(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 15: every name that a tuple pattern binds is a field",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let (x, y): (Int, Int)
          var (a, (b, c)) = (1, ("x", { 2 }))
          let (d, _): (Foo, Int)
          let (second: e, first: f): (first: () -> Void, second: Int)
        }
        """,
        contains: [
          "0 compared - equality - x",
          "1 compared - equality - y",
          "2 compared - equality - a",
          "3 compared - equality - b",
          "4 compared - equality - d",
          "5 compared - equality - e",
          "6 closure - equality - c",
          "7 closure - equality - f",
        ])
    ])
  func tuplePatterns(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 17, 18: private fields are compared, and a field with macros remains a field",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable @Observable final class P {
          private let a: Int
          fileprivate var b: Foo
          @ObservationIgnored private weak var c: Foo?
          unowned(unsafe) let d: Foo
          @SomeMacro(.option) var e: Foo
        }
        """,
        contains: [
          "0 compared - equality - a",
          "1 compared - equality - b",
          "2 compared - equality - c",
          "3 compared - equality - d",
          "4 compared - equality @SomeMacro e",
        ])
    ])
  func privateFields(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A comparison does not initialize a lazy field",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let id: Int
          /// Slow.
          public private(set) lazy var a = make()
          @AutoRequired lazy var b: Int = 1
          @AutoIgnored lazy var c: Int = 1
          lazy var d: () -> Void = {}
        }
        """,
        says: [
          "4:32: error: 'a' is lazy, and comparing it would have to fill it first: mark it '@AutoIgnored' to leave it out [add '@AutoIgnored']",
          "5:26: error: 'b' is lazy, and comparing it would have to fill it first: mark it '@AutoIgnored' to leave it out",
        ],
        fixed: """
          @AutoEquatable struct P {
            let id: Int
            /// Slow.
            @AutoIgnored public private(set) lazy var a = make()
            @AutoRequired lazy var b: Int = 1
            @AutoIgnored lazy var c: Int = 1
            lazy var d: () -> Void = {}
          }
          """,
        contains: [
          "1 ignored - equality - c",
          "2 closure - equality - d",
        ])
    ])
  func lazyFields(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A wrapped property is compared by its value, unless the wrapper's type says that it holds state",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @Clamped(0...1, label: "x") var a: Double
          @Environment(\.locale) private var b
          @My.State
          var c: Int
          @MainActor var d: Foo
          @ViewBuilder var e: Foo
        }
        """#,
        contains: [
          "0 compared - equality @Clamped a",
          "1 compared - equality @Environment b",
          "2 compared - equality @State c",
          "3 compared - equality - d",
          "4 compared - equality - e",
          "roles: ComparisonSpecs::__roles(Self.__wrapperRoles),",
          "private static func __wrapperRoles() -> ComparisonSpecs::__WrapperRoles {",
          "[(1, ComparisonSpecs::__role { (root: Self) in root._b }), (2, ComparisonSpecs::__role { (root: Self) in root._c })]",
        ])
    ])
  func wrappers(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
