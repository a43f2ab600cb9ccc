import ComparisonSpecs
import Testing

/// Not Equatable, and cannot be.
private struct Profile {
  var email = "e"
  var age: Int?
  var address: Address?
  var home = Address()
  var onTap: () -> Void = {}
}

private struct Address {
  var city = "Rome"
  var zip: Int?
  var any: Any = 0
}

@AutoEquatable
private struct Paths {
  @AutoRequiredChild(\Profile.email) var email = Profile()
  @AutoRequiredChild<Profile>(\.email, \.age) var both = Profile()
  @AutoRequiredChild(\Profile.email) var optional: Profile?
  @AutoRequiredChild(\Profile.age) var optionalChild: Profile?
  @AutoRequiredChild(\Profile.age) var twice: Profile??
  @AutoRequiredChild(\Profile.address?.zip) var chained = Profile()
  @AutoRequiredChild(\Profile.address?.zip) var optionalChained: Profile?
  @AutoRequiredChild(\Profile.home.city, \Profile.home.zip) var nested = Profile()
  @AutoRequiredChild(\Profile.age) var unwrapped: Profile!
}

@AutoEquatable
private struct HashedPaths: Hashable {
  @AutoPriority(1) @AutoRequiredChild(\Profile.age, \Profile.email) var profile = Profile()
  @AutoPriority(0) @AutoRequiredChild(\Profile.age) var first: Profile?
  @AutoRequiredChild(\Profile.email) var rows: [Profile] = []
  var id = 0
}

@AutoEquatable
private struct Rows {
  @AutoRequiredChild(\Profile.email, \Profile.age) var rows: [Profile] = []
  @AutoRequiredChild(\Profile.email) var optional: [Profile]?
  @AutoRequiredChild(\Profile.email) var byKey: [String: Profile] = [:]
  @AutoRequiredChild(\Profile.email) var slice: ArraySlice<Profile> = []
  @AutoRequiredChild(\Profile.email, matching: .unordered) var anyOrder: [Profile] = []
  @AutoRequiredChild(\Profile.email, matching: .ordered) var inOrder: [Profile] = []
  @AutoRequiredChild(\Profile.email) var optionalByKey: [Int: Profile]?
  @AutoRequiredChild(\Profile.address?.zip) var chained: [Profile] = []
}

@AutoEquatable
private struct HashedUnordered: Hashable {
  @AutoRequiredChild(\Profile.email, matching: .unordered) var rows: [Profile] = []
  @AutoRequiredChild(\Profile.email) var byKey: [String: Profile] = [:]
  @AutoRequiredChild(\Keyed.group) var set: Set<Keyed> = []
  @AutoRequiredChild(\Keyed.group) var maybe: Set<Keyed>?
}

private struct Keyed: Hashable {
  var id = 0
  var group = 0
}

private enum Outer {
  struct Root { var x = 0, y = 0 }

  @AutoEquatable
  struct Nested: Hashable {
    @AutoRequiredChild(\Root.x) var one: Root = Root()
    @AutoRequiredChild<Root>(\.x) var optional: Root?
    @AutoRequiredChild(\Root.x) var many: [Root] = []
    @AutoRequiredChild(\Root.x) var named: [String: Root]? = nil
    @AutoRequiredChild(\Root.x) var slice: ArraySlice<Root> = []
  }
}

private func changed(_ change: (inout Paths) -> Void) -> Paths {
  var paths = Paths()
  change(&paths)
  return paths
}

private func rows(_ change: (inout Rows) -> Void) -> Rows {
  var rows = Rows()
  change(&rows)
  return rows
}

private func mails(_ mails: String...) -> [Profile] { mails.map { Profile(email: $0) } }

@Suite("Children named by key paths")
struct ChildTests {
  @Test("macro-case 39: only what the path leads to is compared, with the root given once or in each path")
  func onePath() {
    expectEqual(changed { _ in }, changed { _ in })
    expectEqual(changed { _ in }, changed { $0.email.age = 1 })
    expectDifferent(changed { _ in }, changed { $0.email.email = "f" }, in: ["email.email"])
    expectEqual(changed { _ in }, changed { $0.both.home.city = "Oslo" })
    expectDifferent(changed { _ in }, changed { $0.both.email = "f" }, in: ["both.email"])
    expectDifferent(changed { _ in }, changed { $0.both.age = 1 }, in: ["both.age"])
  }

  @Test("macro-case 40: nil equals only nil, even if the child is optional")
  func optionals() {
    expectDifferent(changed { _ in }, changed { $0.optional = Profile() }, in: ["optional.email"])
    expectEqual(changed { $0.optional = Profile() }, changed { $0.optional = Profile(age: 3) })
    expectDifferent(
      changed { $0.optional = Profile() }, changed { $0.optional = Profile(email: "f") }, in: ["optional.email"])
    // The child of the other value is nil as well.
    expectDifferent(changed { _ in }, changed { $0.optionalChild = Profile() }, in: ["optionalChild.age"])
    expectDifferent(
      changed { $0.optionalChild = Profile() }, changed { $0.optionalChild = Profile(age: 0) },
      in: ["optionalChild.age"])
    expectEqual(changed { $0.optionalChild = Profile() }, changed { $0.optionalChild = Profile(email: "x") })
    expectDifferent(changed { $0.unwrapped = Profile() }, changed { _ in }, in: ["unwrapped.age"])
  }

  @Test("macro-case 87: different values of a nested optional stay different below a path")
  func twice() {
    let values: [Profile??] = [nil, .some(nil), Profile(), Profile(age: 0), Profile(age: 1)]
    for (i, lhs) in values.enumerated() {
      for (j, rhs) in values.enumerated() {
        let (lhs, rhs) = (changed { $0.twice = lhs }, changed { $0.twice = rhs })
        if i == j { expectEqual(lhs, rhs) } else { expectDifferent(lhs, rhs, in: ["twice.age"]) }
      }
    }
  }

  @Test("macro-case 40: a chain distinguishes a missing parent from a missing child")
  func chains() {
    let values: [Address?] = [nil, Address(), Address(zip: 0), Address(zip: 1)]
    for (i, lhs) in values.enumerated() {
      for (j, rhs) in values.enumerated() {
        let (left, right) = (changed { $0.chained.address = lhs }, changed { $0.chained.address = rhs })
        if i == j { expectEqual(left, right) } else { expectDifferent(left, right, in: ["chained.address.zip"]) }
        let (above, below) = (
          changed { $0.optionalChained = Profile(address: lhs) }, changed { $0.optionalChained = Profile(address: rhs) }
        )
        if i == j {
          expectEqual(above, below)
        } else {
          expectDifferent(above, below, in: ["optionalChained.address.zip"])
        }
        expectDifferent(changed { _ in }, below, in: ["optionalChained.address.zip"])
      }
    }
    expectEqual(
      changed { $0.chained.address = Address(city: "A") }, changed { $0.chained.address = Address(city: "B") })
  }

  @Test("macro-case 45: several paths are compared in order, and the priority of the field applies to each")
  func several() {
    #expect(
      HashedPaths.comparedPaths == ["first.age", "profile.age", "profile.email", "rows.email", "id"])
    expectEqual(HashedPaths(), HashedPaths(profile: Profile(home: Address(city: "Oslo"))))
    expectDifferent(
      HashedPaths(), HashedPaths(profile: Profile(email: "f", age: 1)), in: ["profile.age", "profile.email"])
    expectDifferent(HashedPaths(), HashedPaths(first: Profile()), in: ["first.age"])
    expectDifferent(HashedPaths(), HashedPaths(rows: mails("a")), in: ["rows.email"])
    expectDifferent(changed { _ in }, changed { $0.nested.home.city = "x" }, in: ["nested.home.city"])
    expectDifferent(changed { _ in }, changed { $0.nested.home.zip = 1 }, in: ["nested.home.zip"])
    expectEqual(changed { _ in }, changed { $0.nested.home.any = "x" })
  }

  @Test("macro-case 46: collections of children are compared element by element, in order or in any order")
  func collections() {
    expectEqual(rows { $0.rows = mails("a", "b") }, rows { $0.rows = mails("a", "b") })
    expectDifferent(rows { $0.rows = mails("a", "b") }, rows { $0.rows = mails("b", "a") }, in: ["rows.email"])
    expectDifferent(
      rows { $0.rows = mails("a", "a") }, rows { $0.rows = mails("a") }, in: ["rows.email", "rows.age"])
    expectDifferent(rows { _ in }, rows { $0.optional = [] }, in: ["optional.email"])
    expectEqual(rows { $0.optional = mails("a") }, rows { $0.optional = [Profile(email: "a", age: 3)] })
    expectDifferent(rows { $0.slice = mails("a")[...] }, rows { $0.slice = [] }, in: ["slice.email"])
    expectEqual(rows { $0.slice = mails("b", "a")[1...] }, rows { $0.slice = mails("a")[...] })
    expectEqual(rows { $0.byKey = ["k": Profile()] }, rows { $0.byKey = ["k": Profile(age: 1)] })
    expectDifferent(rows { $0.byKey = ["k": Profile()] }, rows { $0.byKey = ["l": Profile()] }, in: ["byKey.email"])
    expectDifferent(
      rows { $0.byKey = ["k": Profile()] }, rows { $0.byKey = ["k": Profile(email: "f")] }, in: ["byKey.email"])
    expectDifferent(rows { _ in }, rows { $0.optionalByKey = [:] }, in: ["optionalByKey.email"])
    expectEqual(rows { $0.anyOrder = mails("a", "b", "a") }, rows { $0.anyOrder = mails("b", "a", "a") })
    expectDifferent(
      rows { $0.anyOrder = mails("a", "b", "a") }, rows { $0.anyOrder = mails("b", "a", "b") }, in: ["anyOrder.email"])
    expectDifferent(rows { $0.inOrder = mails("a", "b") }, rows { $0.inOrder = mails("b", "a") }, in: ["inOrder.email"])
    expectDifferent(
      rows { $0.chained = [Profile()] }, rows { $0.chained = [Profile(address: Address())] },
      in: ["chained.address.zip"])
    expectEqual(HashedUnordered(rows: mails("a", "b")), HashedUnordered(rows: mails("b", "a")))
    expectDifferent(HashedUnordered(rows: mails("a", "b")), HashedUnordered(rows: mails("a", "a")))
    expectEqual(
      HashedUnordered(byKey: ["a": Profile(age: 1), "b": Profile()]),
      HashedUnordered(byKey: ["b": Profile(), "a": Profile()]))
  }

  @Test("macro-case 48: the type of the field need not be Equatable, only what the path leads to")
  func notEquatable() {
    #expect(!(Profile.self is any Equatable.Type) && !(Address.self is any Equatable.Type))
    expectEqual(changed { $0.email.onTap = {} }, changed { $0.email.onTap = { print("") } })
  }

  @Test("macro-case 46: sets of children are compared in any order")
  func sets() {
    let ids = 0..<100
    let (lhs, rhs) = (
      HashedUnordered(set: Set(ids.map { Keyed(id: $0, group: $0 % 5) })),
      HashedUnordered(set: Set(ids.map { Keyed(id: $0 + 1000, group: $0 % 5) }))
    )
    expectEqual(lhs, rhs)
    expectDifferent(lhs, HashedUnordered(set: Set(ids.map { Keyed(id: $0, group: $0 % 4) })), in: ["set.group"])
    expectDifferent(HashedUnordered(), HashedUnordered(maybe: []), in: ["maybe.group"])
  }

  @Test("Roots that are declared beside a nested type are found")
  func nestedRoots() {
    typealias Nested = Outer.Nested
    typealias Root = Outer.Root
    expectEqual(Nested(one: Root(y: 1)), Nested(one: Root(y: 2)))
    expectDifferent(Nested(one: Root(x: 1)), Nested(), in: ["one.x"])
    expectDifferent(Nested(optional: Root()), Nested(), in: ["optional.x"])
    expectDifferent(Nested(many: [Root(x: 1)]), Nested(many: [Root()]), in: ["many.x"])
    expectEqual(Nested(many: [Root(y: 1)]), Nested(many: [Root()]))
    expectDifferent(Nested(named: ["a": Root(x: 1)]), Nested(named: ["a": Root()]), in: ["named.x"])
    expectDifferent(Nested(slice: [Root(x: 1)]), Nested(slice: [Root()]), in: ["slice.x"])
  }

  @Test("Fields that are compared below have roles, and count as covered")
  func roles() {
    #expect(Paths.comparisonSpec.fields.allSatisfy { $0.role == .child })
    #expect(Paths.comparisonSpec.uncoveredFields() == [])
    #expect(Rows.comparisonSpec.problems == [])
  }
}
