import Testing

@Suite("Key paths below a field")
struct ChildPathsTests {
  @Test(
    "macro-case 39, 45: every path is compared, in order, at the position of the field",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          let id: Int
          @AutoPriority(0) @AutoRequiredChild(\Profile.email, \Profile.age) let a: Profile
          @AutoRequiredChild<Profile>(\.email, \.address.zip) let b: Profile
          @AutoRequiredChild<Profile>(
            \ .`in` , // the place
            \Profile.self.name.self
          )
          var c: Profile { didSet {} }
        }
        """#,
        contains: [
          "0 child 0 equality - a.email",
          "1 child 0 equality - a.age",
          "2 compared - equality - id",
          "3 child - equality - b.email",
          "4 child - equality - b.address.zip",
          "5 child - equality - c.in",
          "6 child - equality - c.name",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.a.email, rhs.a.email)) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.b.address.zip, rhs.b.address.zip)) else { return false }",
        ])
    ])
  func paths(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 40: an optional within a path is compared as an optional",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @AutoRequiredChild(\Profile.email) let a: Profile?
          @AutoRequiredChild(\Profile.address?.zip.code) let b: Profile
          @AutoRequiredChild(\Profile.address?.zip?) let c: Profile
        }
        """#,
        contains: [
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: Profile.self, self.a, rhs.a, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.email, rhs.email)) })) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: Profile.self, self.b, rhs.b, { lhs, rhs in ComparisonSpecs::__areOptionalsEqual(lhs.address, rhs.address, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.zip.code, rhs.zip.code)) }) })) else { return false }",
          "1 child - equality - b.address.zip.code",
          "2 child - equality - c.address.zip",
        ])
    ])
  func optionals(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 42, 44: a path that cannot be compared through is an error, and never compared as something else",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @AutoRequiredChild(\Profile.xs[0]) let a: Profile
          @AutoRequiredChild(\Profile.xs[0].name, \Profile.[1]) let b: Profile
          @AutoRequiredChild(\Profile.self) let c: Profile
          @AutoRequiredChild(\Profile.address!.zip) let d: Profile
          // the address
          @AutoRequiredChild(\Profile.address! // always there
            .zip!.code) let e: Profile
          @AutoRequiredChild("email") let f: Profile
          @AutoRequiredChild(path) let g: Profile
          @AutoRequiredChild((\Profile.email)) let h: Profile
          @AutoRequiredChild(\.email) let i: Profile
          @AutoRequiredChild(\Profile.email, \.age) let j: Profile
          @AutoRequiredChild<Profile>() let k: Profile
        }
        """#,
        says: [
          "2:33: error: '[0]' may not exist in every value: compare the whole collection, or give a comparison with '@AutoCompared(by:)'",
          "3:33: error: '[0]' may not exist in every value: compare the whole collection, or give a comparison with '@AutoCompared(by:)'",
          "3:52: error: '[1]' may not exist in every value: compare the whole collection, or give a comparison with '@AutoCompared(by:)'",
          #"4:22: error: '\Profile.self' names the whole value: remove '@AutoRequiredChild' to compare all of it"#,
          "5:38: error: '!' in a child's key path would trap on nil: use '?', where nil equals nil only [replace '!' with '?']",
          "7:38: error: '!' in a child's key path would trap on nil: use '?', where nil equals nil only [replace '!' with '?']",
          #"9:22: error: '"email"' is not a key path of properties: write it out, as in '\Profile.email'"#,
          #"10:22: error: 'path' is not a key path of properties: write it out, as in '\Profile.email'"#,
          #"11:22: error: '(\Profile.email)' is not a key path of properties: write it out, as in '\Profile.email'"#,
          #"12:22: error: '\.email' does not say where it starts: write '\Profile.email', or '@AutoRequiredChild<Profile>(\.email)'"#,
          #"13:38: error: '\.age' does not say where it starts: write '\Profile.email', or '@AutoRequiredChild<Profile>(\.email)'"#,
          "14:3: error: '@AutoRequiredChild' names no key path, so nothing would be compared: name one",
        ],
        fixed: #"""
          @AutoEquatable struct P {
            @AutoRequiredChild(\Profile.xs[0]) let a: Profile
            @AutoRequiredChild(\Profile.xs[0].name, \Profile.[1]) let b: Profile
            @AutoRequiredChild(\Profile.self) let c: Profile
            @AutoRequiredChild(\Profile.address?.zip) let d: Profile
            // the address
            @AutoRequiredChild(\Profile.address? // always there
              .zip!.code) let e: Profile
            @AutoRequiredChild("email") let f: Profile
            @AutoRequiredChild(path) let g: Profile
            @AutoRequiredChild((\Profile.email)) let h: Profile
            @AutoRequiredChild(\.email) let i: Profile
            @AutoRequiredChild(\Profile.email, \.age) let j: Profile
            @AutoRequiredChild<Profile>() let k: Profile
          }
          """#)
    ])
  func unsupported(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "A root may be a type in another one, named relative to the annotated type or in full",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @AutoRequiredChild(\Screen.Row.id, \Screen.Row.URL) let a: [Screen.Row]
          @AutoRequiredChild(\Box<Int>.Item.id) let b: Foo
        }
        """#,
        contains: [
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: Screen.Row.self, self.a, rhs.a, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.id, rhs.id)) })) else { return false }",
          "1 child - equality - a.URL",
        ]),
      ExpansionCase(
        #"""
        struct Screen {
          @AutoEquatable struct P {
            @AutoRequiredChild(\Row.id) let a: [Row]?
            @AutoRequiredChild<Row>(\.id) let b: Row
            @AutoRequiredChild<Row>(\.id) let c: Dictionary<Int, Row>, d: Row??
            @AutoRequiredChild<Row>(\.id) let e: Rows
          }
        }
        """#,
        contains: [
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: ComparisonSpecs::__element(of: ComparisonSpecs::__wrapped(by: ComparisonSpecs::__type(of: self.a))), self.a, rhs.a, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.id, rhs.id)) })) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areEqual(self.b.id, rhs.b.id)) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: ComparisonSpecs::__value(of: ComparisonSpecs::__type(of: self.c)), self.c, rhs.c, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.id, rhs.id)) })) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: ComparisonSpecs::__wrapped(by: ComparisonSpecs::__wrapped(by: ComparisonSpecs::__type(of: self.d))), self.d, rhs.d, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.id, rhs.id)) })) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: Self.__root_e, self.e, rhs.e, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.id, rhs.id)) })) else { return false }",
        ]),
    ])
  func roots(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }

  @Test(
    "macro-case 46: how elements are paired must be written out",
    arguments: [
      ExpansionCase(
        #"""
        @AutoEquatable struct P {
          @AutoRequiredChild(\Row.id, matching: .unordered) let a: [Row]
          @AutoRequiredChild(\Row.id, matching: ChildMatching.ordered) let b: [Row]
          @AutoRequiredChild(\Row.id, matching: isUnordered) let c: [Row]
        }
        """#,
        says: [
          "4:41: error: 'matching:' has to be written out here, as one of .ordered, .unordered: a macro sees no values"
        ],
        contains: [
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqualUnordered(of: Row.self, self.a, rhs.a, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.id, rhs.id)) })) else { return false }",
          "guard ComparisonSpecs::__is(ComparisonSpecs::__areChildrenEqual(of: Row.self, self.b, rhs.b, { lhs, rhs in ComparisonSpecs::__is(ComparisonSpecs::__areEqual(lhs.id, rhs.id)) })) else { return false }",
        ],
        lacks: ["self.c"])
    ])
  func matching(_ expansionCase: ExpansionCase) {
    expansionCase.check()
  }
}
