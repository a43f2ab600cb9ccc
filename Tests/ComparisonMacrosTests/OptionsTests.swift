import Testing

@Suite("Options of @AutoEquatable")
struct OptionsTests {
  @Test(
    "macro-case 38: an option must be written out",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable(closures: policy) struct P { let x: Int }
        """,
        says: [
          "1:26: error: 'closures:' has to be written out here, as one of .excluded, .mustBeMarked: a macro sees no values"
        ]),
      ExpansionCase(
        """
        @AutoEquatable(
          where: requirements, isolation: x,
          order: condition ? .declared : .cheapFirst,
          fields: .some
        )
        struct P { let x: Int }
        """,
        says: [
          #"2:10: error: 'where:' has to be written out here, as a string literal such as "T: Equatable": a macro sees no values"#,
          "2:35: error: 'isolation:' has to be written out here, as one of .automatic, .nonisolated, .isolated, a global actor's 'self': a macro sees no values",
          "3:10: error: 'order:' has to be written out here, as one of .declared, .cheapFirst: a macro sees no values",
          "4:11: error: 'fields:' has to be written out here, as one of .all, .annotatedOnly: a macro sees no values",
        ]),
      ExpansionCase(
        #"""
        @AutoEquatable(where: "T: \(name)") struct P<T> { let x: T }
        """#,
        says: [
          #"1:23: error: 'where:' has to be written out here, as a string literal such as "T: Equatable": a macro sees no values"#
        ]),
      ExpansionCase(
        """
        @AutoEquatable(order: ComparisonOrder.cheapFirst, closures: .excluded, fields: FieldSelection.all) struct P { let s: String; let x: Int }
        """,
        contains: [
          "0 compared - equality - x",
          "1 compared - equality - s",
        ]),
    ])
  func literals(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 102: with fields: .annotatedOnly a field without a marker is reported",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable(fields: .annotatedOnly) struct P {
          /// New.
          let a: Int
          @AutoRequired let b: Int
          @AutoPriority(0) let c: Int
          @AutoRequiredChild(\Foo.x) let d: Foo
          @AutoCompared(by: .identity) let e: Foo
          @AutoChildren let f: [Foo]
          @AutoIgnored let g: Int
          let h: () -> Void
          var i, j: Int
          lazy var k = 1
        }
        """#,
        says: [
          "3:7: warning: 'a' is not compared, since only annotated fields are: mark it '@AutoRequired' to compare it, or '@AutoIgnored' to say that this is intended [add '@AutoRequired'] [add '@AutoIgnored']",
          "11:7: warning: 'i' is not compared, since only annotated fields are: mark it '@AutoRequired' to compare it, or '@AutoIgnored' to say that this is intended [add '@AutoRequired']",
          "11:10: warning: 'j' is not compared, since only annotated fields are: mark it '@AutoRequired' to compare it, or '@AutoIgnored' to say that this is intended [add '@AutoRequired']",
          "12:12: warning: 'k' is not compared, since only annotated fields are: mark it '@AutoRequired' to compare it, or '@AutoIgnored' to say that this is intended [add '@AutoIgnored']",
        ],
        fixed: #"""
          @AutoEquatable(fields: .annotatedOnly) struct P {
            /// New.
            @AutoRequired let a: Int
            @AutoRequired let b: Int
            @AutoPriority(0) let c: Int
            @AutoRequiredChild(\Foo.x) let d: Foo
            @AutoCompared(by: .identity) let e: Foo
            @AutoChildren let f: [Foo]
            @AutoIgnored let g: Int
            let h: () -> Void
            @AutoRequired var i, j: Int
            @AutoIgnored lazy var k = 1
          }
          """#,
        contains: [
          "0 compared 0 equality - c",
          "1 compared - equality - b",
          "2 child - equality - d.x",
          "3 compared - identity - e",
          "4 children - equality - f",
        ],
        lacks: ["self.a,", "self.i,"]),
      ExpansionCase(
        """
        @AutoEquatable(fields: .annotatedOnly) struct P { let a: Int }
        """,
        says: [
          "1:55: warning: 'a' is not compared, since only annotated fields are: mark it '@AutoRequired' to compare it, or '@AutoIgnored' to say that this is intended [add '@AutoRequired'] [add '@AutoIgnored']"
        ],
        fixed: """
          @AutoEquatable(fields: .annotatedOnly) struct P { @AutoRequired let a: Int }
          """),
      ExpansionCase(
        """
        @AutoEquatable(fields: .annotatedOnly) enum P { case a(x: Int, f: () -> Void) }
        """,
        says: [
          "1:1: warning: 'fields: .annotatedOnly' has no effect on the enum 'P': its cases are compared with all values; leave some out with '@AutoIgnored' on the case"
        ],
        contains: [
          "1 compared - equality - a.x"
        ]),
    ])
  func annotatedOnly(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 99: a marked priority overrides the order of cost",
    arguments: [
      ExpansionCase(
        """
        @AutoEquatable(order: .cheapFirst) struct P {
          let id: Foo
          let rows: [Foo]
          let name: String
          let count: Int
          @AutoPriority(1) let text: String
          @AutoPriority(1) let flag: Bool
        }
        """,
        contains: [
          "0 compared 1 equality - flag",
          "1 compared 1 equality - text",
          "2 compared - equality - count",
          "3 compared - equality - name",
          "4 compared - equality - id",
          "5 compared - equality - rows",
          "guard ComparisonSpecs::__haveEqualCounts(self.rows, rhs.rows) else { return false }",
        ])
    ])
  func order(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
