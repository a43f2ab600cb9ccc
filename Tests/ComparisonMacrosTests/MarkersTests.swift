import Testing

@Suite("Markers on fields")
struct MarkersTests {
  @Test(
    "macro-case 28: another marker beside one that ignores the field is an error",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          let id: Int
          @AutoIgnored @AutoPriority(0) let a: Int
          // b
          @AutoPriority(0)
          // why it is left out
          @AutoIgnored
          let b: Int
          @AutoRequired
          @AutoIgnored let c: Int
          @AutoIgnored /* c */ @AutoRequiredChild(\Foo.x) /* d */ let d: Foo
          @AutoCompared(by: .identity) @Wrapped @AutoIgnored
          private let e: Foo
          @AutoChildren @AutoIgnored let f: [Foo]
        }
        """#,
        says: [
          "3:16: error: '@AutoPriority' has no effect on an ignored field [remove '@AutoPriority']",
          "5:3: error: '@AutoPriority' has no effect on an ignored field [remove '@AutoPriority']",
          "9:3: error: '@AutoRequired' contradicts '@AutoIgnored' [remove '@AutoRequired']",
          "11:24: error: '@AutoRequiredChild' contradicts '@AutoIgnored' [remove '@AutoRequiredChild']",
          "12:3: error: '@AutoCompared' contradicts '@AutoIgnored' [remove '@AutoCompared']",
          "14:3: error: '@AutoChildren' contradicts '@AutoIgnored' [remove '@AutoChildren']",
        ],
        fixed: """
          @AutoEquatable struct P {
            let id: Int
            @AutoIgnored let a: Int
            // b
            // why it is left out
            @AutoIgnored
            let b: Int
            @AutoIgnored let c: Int
            @AutoIgnored /* c */ /* d */ let d: Foo
            @Wrapped @AutoIgnored
            private let e: Foo
            @AutoIgnored let f: [Foo]
          }
          """),
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @AutoChildren @AutoRequiredChild(\Foo.x) let a: [Foo]
          @AutoChildren
          @AutoCompared(by: .unordered)
          let b: [Foo]
          @AutoCompared(by: .identity) @AutoRequiredChild(\Foo.x) let c: Foo
          @AutoPriority(0) @AutoRequired @AutoCompared(by: .identity) let d: Foo
        }
        """#,
        says: [
          "2:17: error: '@AutoRequiredChild' contradicts '@AutoChildren' [remove '@AutoRequiredChild']",
          "4:3: error: '@AutoCompared' contradicts '@AutoChildren' [remove '@AutoCompared']",
          "6:32: error: '@AutoRequiredChild' contradicts '@AutoCompared' [remove '@AutoRequiredChild']",
        ],
        fixed: """
          @AutoEquatable struct P {
            @AutoChildren let a: [Foo]
            @AutoChildren
            let b: [Foo]
            @AutoCompared(by: .identity) let c: Foo
            @AutoPriority(0) @AutoRequired @AutoCompared(by: .identity) let d: Foo
          }
          """,
        contains: [
          "0 compared 0 identity - d"
        ]),
    ])
  func contradictions(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 30: a priority is any integer literal, and nothing else",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          let rest: Int
          @AutoPriority(0x10) let a: Int
          @AutoPriority(-1) let b: Int
          @AutoPriority(1_000) let c: Int
          @ComparisonSpecs.AutoPriority(
            0b11 // three
          )
          let d: Int
          @AutoPriority(-0o7) let e: Int
          @AutoPriority(-9_223_372_036_854_775_808) let f: Int
          @AutoPriority(+0x7fff_ffff_ffff_ffff) let g: Int
        }
        """,
        contains: [
          "0 compared -9223372036854775808 equality - f",
          "1 compared -7 equality - e",
          "2 compared -1 equality - b",
          "3 compared 3 equality - d",
          "4 compared 16 equality - a",
          "5 compared 1000 equality - c",
          "6 compared 9223372036854775807 equality - g",
          "7 compared - equality - rest",
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P {
          @AutoPriority(level) let a: Int
          @AutoPriority(1 + 1) let b: Int
          @AutoPriority(Int.max) let c: Int
          @AutoPriority(1.0) let d: Int
        }
        """,
        says: [
          "2:17: error: a priority has to be an integer literal, not 'level': a macro sees no values",
          "3:17: error: a priority has to be an integer literal, not '1 + 1': a macro sees no values",
          "4:17: error: a priority has to be an integer literal, not 'Int.max': a macro sees no values",
          "5:17: error: a priority has to be an integer literal, not '1.0': a macro sees no values",
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P { @AutoPriority() let a: Int; @AutoPriority let b: Int; @AutoCompared let c: Int }
        """),
    ])
  func priorities(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 32: the same marker twice is an error",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @AutoPriority(0) @AutoPriority(1) let a: Int
          // paths
          @AutoRequiredChild(\Foo.x)
          @ComparisonSpecs.AutoRequiredChild(\Foo.y)
          let b: Foo
          @AutoIgnored @AutoIgnored
          let c: Int
        }
        """#,
        says: [
          "2:20: error: '@AutoPriority' is on this property twice [remove '@AutoPriority']",
          "5:3: error: '@AutoRequiredChild' is on this property twice; name all key paths in one [remove '@AutoRequiredChild']",
          "7:16: error: '@AutoIgnored' is on this property twice [remove '@AutoIgnored']",
        ],
        fixed: #"""
          @AutoEquatable struct P {
            @AutoPriority(0) let a: Int
            // paths
            @AutoRequiredChild(\Foo.x)
            let b: Foo
            @AutoIgnored
            let c: Int
          }
          """#)
    ])
  func duplicates(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 85: a strategy is one of the known ones, or a function",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          @AutoCompared(by: .identity) let a: Foo
          @AutoCompared(by: ComparisonStrategy.bitwise) let b: Double
          @AutoCompared(by: .tolerance(0.5 * scale)) let c: Double
          @AutoCompared(by: .unordered) let d: [Int]
          @AutoCompared(by: Foo.isSame) let e: Foo
          @AutoCompared(by: { (a: Foo, b: Foo) in a.x == b.x }) let g: Foo
          @AutoCompared(by: .equality) let h: Foo
        }
        """,
        contains: [
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areIdentical(self.a, rhs.a)) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areBitwiseEqual(self.b, rhs.b)) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.c, rhs.c, tolerance: 0.5 * scale)) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqualUnordered(self.d, rhs.d)) else { return false }",
          "guard Self.__areEqual_e(self, rhs) else { return false }",
          "return ComparisonSpecs::__areEqual(lhs.e, rhs.e, by: Foo.isSame)",
          "return ComparisonSpecs::__areEqual(lhs.g, rhs.g, by: { (a: Foo, b: Foo) in a.x == b.x })",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.h, rhs.h)) else { return false }",
        ]),
      ExpansionCase(
        """
        @AutoEquatable struct P {
          @AutoCompared(by: .fuzzy) let a: Foo
          @AutoCompared(by: .near(1)) let b: Foo
        }
        """,
        says: [
          "2:21: error: '.fuzzy' is not a strategy: use '.equality', '.identity', '.bitwise', '.tolerance(_:)', '.unordered' or a function of two values",
          "3:21: error: '.near(1)' is not a strategy: use '.equality', '.identity', '.bitwise', '.tolerance(_:)', '.unordered' or a function of two values",
        ]),
    ])
  func strategies(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "found-case 39: only the library's own type of strategies counts as such",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable struct P {
          @AutoCompared(by: MyComparisonStrategy.loose) let a: Foo
          @AutoCompared(by: Other.ComparisonStrategy.identity) let b: Foo
          @AutoCompared(by: ComparisonStrategy.loose) let c: Foo
          @AutoCompared(by: ComparisonSpecs.ComparisonStrategy.identity) let d: Foo
        }
        """,
        contains: [
          "return ComparisonSpecs::__areEqual(lhs.a, rhs.a, by: MyComparisonStrategy.loose)",
          "return ComparisonSpecs::__areEqual(lhs.b, rhs.b, by: Other.ComparisonStrategy.identity)",
          "return ComparisonSpecs::__areEqual(lhs.c, rhs.c, by: ComparisonStrategy.loose)",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areIdentical(self.d, rhs.d)) else { return false }",
        ])
    ])
  func foreignStrategies(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
