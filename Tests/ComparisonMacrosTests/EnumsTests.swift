import Testing

@Suite("Enums")
struct EnumsTests {
  @Test(
    "macro-case 50: the case and its values are compared, closures are not",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E { case tap(id: Int, action: () -> Void), drag(Foo, by: (Int, Foo)), none }
        """,
        contains: [
          "guard self.__caseIndex == rhs.__caseIndex else { return false }",
          "case (.tap(let lhs0, _), .tap(let rhs0, _)):",
          "case (.drag(let lhs0, let lhs1), .drag(let rhs0, let rhs1)):",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs1.1, rhs1.1)) else { return false }",
          "0 compared - equality - case",
          "1 compared - equality - tap.id",
          "2 compared - equality - drag.0",
          "3 compared - equality - drag.by",
          "4 closure - equality - tap.action",
        ]),
      ExpansionCase(
        """
        @AutoEquatable indirect enum E {
          case a(_ name: Int = 1, `in`: Foo = .init(), Optional<() -> Void>)
          case `default`(E)
        }
        """,
        contains: [
          "1 compared - equality - a.0",
          "2 compared - equality - a.in",
          "3 compared - equality - default.0",
          "4 closure - equality - a.2",
          #"case .`default`: return "default""#,
        ]),
    ])
  func payloads(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A marker on a case names values of its payload by label or position",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E {
          @AutoIgnored("at", 0) case a(Int, at: Int), b(Foo, Int)
          // two attributes
          @AutoIgnored("x")
          @ComparisonSpecs.AutoChildren("kids") case c(x: Int, kids: [Foo])
          @AutoIgnored("in") case d(`in`: [() -> Void], Int)
        }
        """,
        contains: [
          "1 compared - equality - b.1",
          "2 children - equality - c.kids",
          "3 compared - equality - d.1",
          "4 ignored - equality - a.0",
          "5 ignored - equality - a.at",
          "6 ignored - equality - b.0",
          "7 ignored - equality - c.x",
          "8 ignored - equality - d.in",
        ]),
      ExpansionCase(
        #"""
        @AutoEquatable enum E {
          @AutoIgnored case a(x: Int)
          @AutoChildren() case b(x: Int)
          @AutoRequired case c(x: Int)
          // first
          @AutoPriority(0)
          case d(x: Int)
          @AutoCompared(by: .identity) case e(Foo)
          @AutoRequiredChild(\Foo.x) case f(Foo)
        }
        """#,
        says: [
          #"2:3: error: '@AutoIgnored' on a case has to name values of the payload, as in '@AutoIgnored("label")' [remove '@AutoIgnored']"#,
          #"3:3: error: '@AutoChildren' on a case has to name values of the payload, as in '@AutoChildren("label")' [remove '@AutoChildren']"#,
          "4:3: error: '@AutoRequired' applies to stored properties, not to an enum case [remove '@AutoRequired']",
          "6:3: error: '@AutoPriority' applies to stored properties, not to an enum case [remove '@AutoPriority']",
          "8:3: error: '@AutoCompared' applies to stored properties, not to an enum case [remove '@AutoCompared']",
          "9:3: error: '@AutoRequiredChild' applies to stored properties, not to an enum case [remove '@AutoRequiredChild']",
        ],
        fixed: """
          @AutoEquatable enum E {
            case a(x: Int)
            case b(x: Int)
            case c(x: Int)
            // first
            case d(x: Int)
            case e(Foo)
            case f(Foo)
          }
          """),
      ExpansionCase(
        #"""
        @AutoEquatable enum E {
          @AutoIgnored("y", 1, -1) case a(x: Int)
          @AutoIgnored("_") case b(_ x: Int)
          @AutoIgnored("\(x)", name) case c(x: Int)
          @AutoIgnored("x") case d
          @AutoIgnored("x") @AutoChildren("x", "y") case e(x: Int, y: Int)
          #if DEBUG
          @AutoIgnored("x")
          #endif
          case f(x: Int)
        }
        """#,
        says: [
          #"2:16: error: no case of this declaration has a payload value "y": give a label or a position"#,
          "2:21: error: no case of this declaration has a payload value 1: give a label or a position",
          "2:24: error: no case of this declaration has a payload value -1: give a label or a position",
          #"3:16: error: no case of this declaration has a payload value "_": give a label or a position"#,
          #"4:16: error: no case of this declaration has a payload value "\(x)": give a label or a position"#,
          "4:24: error: no case of this declaration has a payload value name: give a label or a position",
          #"5:16: error: no case of this declaration has a payload value "x": give a label or a position"#,
          "6:35: error: 'x' cannot be both ignored and a child: name it in '@AutoIgnored' or '@AutoChildren' only",
          "8:3: error: '@AutoIgnored' cannot depend on '#if': put the whole case under the condition",
        ]),
    ])
  func markers(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "Closures in a payload that would be lost, or that must be named, are errors",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E {
          /// Several.
          case a(actions: [() -> Void], Int)
          case b((Int, () -> Void)), c(Int)
        }
        """,
        says: [
          #"3:10: error: 'actions' holds closures, which cannot be compared, next to values that can be: name it in '@AutoIgnored("actions")' on the case to leave all of it out [add '@AutoIgnored("actions")']"#,
          #"4:10: error: '0' holds closures, which cannot be compared, next to values that can be: name it in '@AutoIgnored("0")' on the case to leave all of it out"#,
        ],
        fixed: """
          @AutoEquatable enum E {
            /// Several.
            @AutoIgnored("actions") case a(actions: [() -> Void], Int)
            case b((Int, () -> Void)), c(Int)
          }
          """),
      ExpansionCase(
        """
        @AutoEquatable(closures: .mustBeMarked) enum E {
          @available(*, deprecated)
          case a(id: Int, action: (() -> Void)?)
          @AutoIgnored("g") case b(g: () -> Void, () -> Void)
        }
        """,
        says: [
          #"3:19: error: 'action' is a closure, which cannot be compared: name it in '@AutoIgnored("action")' on the case to leave it out [add '@AutoIgnored("action")']"#,
          #"4:43: error: '1' is a closure, which cannot be compared: name it in '@AutoIgnored("1")' on the case to leave it out [add '@AutoIgnored("1")']"#,
        ],
        fixed: """
          @AutoEquatable(closures: .mustBeMarked) enum E {
            @AutoIgnored("action") @available(*, deprecated)
            case a(id: Int, action: (() -> Void)?)
            @AutoIgnored("1") @AutoIgnored("g") case b(g: () -> Void, () -> Void)
          }
          """),
    ])
  func closures(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 51: no comparison has an unreachable branch",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E { case only(Int) }
        """,
        contains: [
          "case (.only(let lhs0), .only(let rhs0)):"
        ],
        lacks: ["default: break"]),
      ExpansionCase(
        """
        @AutoEquatable enum E {}
        """,
        lacks: ["switch", "static func =="]),
      ExpansionCase(
        """
        @AutoEquatable enum E: Int { case a = 1, b }
        """,
        lacks: ["switch ("]),
    ])
  func switches(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 53: a case that code may not name is not named",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E {
          case a(Int)
          @available(*, unavailable) case gone(Int)
          @available(*, unavailable, renamed: "a")
          case old
          @available(macOS 99, *) case new(Int)
        }
        """,
        contains: [
          "default: return -1",
          "case .new: return 1",
        ],
        lacks: [".gone", ".old"])
    ])
  func unavailable(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "Cases under a condition are compared under the same condition",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E {
          case a(Int)
          #if DEBUG
          case b(Int)
          #if VERBOSE
          case c(Foo, Foo)
          #endif
          #else
          case b(Foo, Int)
          #endif
        }
        """,
        contains: [
          "if case .b(let lhs0) = self, case .b(let rhs0) = rhs {",
          "if case .c(let lhs0, let lhs1) = self, case .c(let rhs0, let rhs1) = rhs {",
          "if case .b(let lhs0, let lhs1) = self, case .b(let rhs0, let rhs1) = rhs {",
          "#if VERBOSE",
        ])
    ])
  func conditions(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "Cases that share a name are an error",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E { case a(x: Int); case a(y: Int), b, a }
        """,
        says: [
          "1:46: error: another case is named 'a' too, and no pattern can tell them apart: rename one",
          "1:60: error: another case is named 'a' too, and no pattern can tell them apart: rename one",
        ]),
      ExpansionCase(
        """
        @AutoEquatable enum E {
          case a(x: Int)
          #if DEBUG
            case a(y: Int)
          #else
            case b
          #endif
        }
        """,
        says: ["4:10: error: another case is named 'a' too, and no pattern can tell them apart: rename one"]),
    ])
  func overloads(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A type inside of an enum and a static property are not cases",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable enum E<T> { case a(T); static let b = 1; var c: Int { 1 }; enum F { case d } }
        """,
        lacks: [".d"])
    ])
  func generic(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
