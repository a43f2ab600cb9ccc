import ComparisonSpecs
import Foundation
import Testing

// The types of the examples in the README of the package AutoEquatable (github.com/indextrown/AutoEquatable), copied
// except for the import. The tests assert what that README says about them.

private enum HowToUse {
  struct Profile {
    let email: String
    let age: Int
  }

  @AutoEquatable
  struct User {
    @AutoPriority(0)
    let id: Int

    let name: String

    @AutoRequiredChild(\Profile.email)
    let profile: Profile

    let onTap: () -> Void
  }
}

private enum Annotated {
  @AutoEquatable
  struct Model {
    let id: Int
  }
}

private enum IgnoredExample {
  @AutoEquatable
  struct User {
    let id: Int
    @AutoIgnored let cacheTimestamp: Date
  }
}

private enum RequiredExample {
  @AutoEquatable
  struct User {
    let id: Int
    @AutoRequired let name: String
  }
}

private enum RequiredChildExample {
  struct Profile {
    let email: String
    let age: Int
  }

  @AutoEquatable
  struct User {
    let id: Int

    @AutoRequiredChild(\Profile.email)
    let profile: Profile
  }
}

private enum PriorityExample {
  @AutoEquatable
  struct User {
    @AutoPriority(0) let id: Int
    let name: String
  }
}

private enum OrderingExample {
  @AutoEquatable
  struct User {
    let id: Int
    let name: String
    let age: Int
  }
}

private enum ClosureExample {
  @AutoEquatable
  struct User {
    let id: Int
    let onTap: () -> Void
  }
}

/// The first example, with fields that record their comparisons.
private enum HowToUseNoted {
  struct Profile {
    let email: Noted
    let age: Noted
  }

  @AutoEquatable
  struct User {
    let name: Noted

    @AutoRequiredChild(\Profile.email)
    let profile: Profile

    let onTap: () -> Void

    @AutoPriority(0)
    let id: Noted
  }

  static func user(_ changed: String? = nil) -> User {
    func note(_ name: String) -> Noted { Noted(name == changed ? 1 : 0, name) }
    return User(
      name: note("name"), profile: Profile(email: note("profile.email"), age: note("profile.age")), onTap: {},
      id: note("id"))
  }
}

/// The ordering rule: priorities from low to high, ties in declaration order, the rest after them.
@AutoEquatable
private struct Ordering {
  let first: Noted
  @AutoPriority(2) let late: Noted
  @AutoPriority(1) let tieOne: Noted
  @AutoRequired let required: Noted
  @AutoPriority(1) let tieTwo: Noted
  @AutoPriority(0) let lowest: Noted
  let last: Noted

  init() {
    func note(_ name: String) -> Noted { Noted(0, name) }
    first = note("first")
    late = note("late")
    tieOne = note("tieOne")
    required = note("required")
    tieTwo = note("tieTwo")
    lowest = note("lowest")
    last = note("last")
  }

  static let order = ["lowest", "tieOne", "tieTwo", "late", "first", "required", "last"]
}

@Suite("The examples in the README of the package AutoEquatable")
struct ReadmeOfAutoEquatableTests {
  @Test("How to use: id, then name, then the email of the profile; the closure is ignored")
  func howToUse() {
    typealias User = HowToUse.User
    func user(_ id: Int = 1, _ name: String = "n", _ email: String = "e", _ age: Int = 1) -> User {
      User(id: id, name: name, profile: HowToUse.Profile(email: email, age: age), onTap: {})
    }
    #expect(User.comparedPaths == ["id", "name", "profile.email"])
    #expect(User.comparisonSpec.summary == "compared: id (priority 0), name, profile.email · excluded closure: onTap")
    expectEqual(user(), user())
    expectEqual(user(), user(1, "n", "e", 2))
    expectDifferent(user(), user(2), in: ["id"])
    expectDifferent(user(), user(1, "m"), in: ["name"])
    expectDifferent(user(), user(1, "n", "f"), in: ["profile.email"])
  }

  @Test("How to use: the comparisons happen in that order and end at the first difference")
  func order() {
    typealias User = HowToUseNoted.User
    let order = ["id", "name", "profile.email"]
    #expect(User.comparedPaths == order)
    #expect(Noted.comparisons { _ = HowToUseNoted.user() == HowToUseNoted.user() } == order)
    for (index, name) in order.enumerated() {
      #expect(Noted.comparisons { _ = HowToUseNoted.user() == HowToUseNoted.user(name) } == Array(order[...index]))
    }
    expectEqual(HowToUseNoted.user(), HowToUseNoted.user("profile.age"))
  }

  @Test("Annotations: each works alone")
  func annotations() {
    expectEqual(Annotated.Model(id: 1), Annotated.Model(id: 1))
    expectDifferent(Annotated.Model(id: 1), Annotated.Model(id: 2), in: ["id"])

    let (now, later) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1))
    expectEqual(IgnoredExample.User(id: 1, cacheTimestamp: now), IgnoredExample.User(id: 1, cacheTimestamp: later))
    expectDifferent(IgnoredExample.User(id: 1, cacheTimestamp: now), IgnoredExample.User(id: 2, cacheTimestamp: now))

    #expect(RequiredExample.User.comparedPaths == ["id", "name"])
    expectEqual(RequiredExample.User(id: 1, name: "a"), RequiredExample.User(id: 1, name: "a"))
    expectDifferent(RequiredExample.User(id: 1, name: "a"), RequiredExample.User(id: 1, name: "b"), in: ["name"])

    func child(_ email: String, _ age: Int) -> RequiredChildExample.User {
      RequiredChildExample.User(id: 1, profile: RequiredChildExample.Profile(email: email, age: age))
    }
    expectEqual(child("e", 1), child("e", 2))
    expectDifferent(child("e", 1), child("f", 1), in: ["profile.email"])

    #expect(PriorityExample.User.comparedPaths == ["id", "name"])
    expectDifferent(PriorityExample.User(id: 1, name: "a"), PriorityExample.User(id: 2, name: "b"), in: ["id", "name"])
  }

  @Test("Ordering rule: lower priorities first, ties in the order of the declaration")
  func ordering() {
    #expect(OrderingExample.User.comparedPaths == ["id", "name", "age"])
    expectDifferent(
      OrderingExample.User(id: 1, name: "a", age: 1), OrderingExample.User(id: 2, name: "b", age: 2),
      in: ["id", "name", "age"])
    #expect(Ordering.comparedPaths == Ordering.order)
    #expect(Noted.comparisons { _ = Ordering() == Ordering() } == Ordering.order)
  }

  @Test("Closure handling: a closure without an annotation is ignored")
  func closures() {
    expectEqual(ClosureExample.User(id: 1, onTap: {}), ClosureExample.User(id: 1, onTap: { print("") }))
    expectDifferent(ClosureExample.User(id: 1, onTap: {}), ClosureExample.User(id: 2, onTap: {}), in: ["id"])
  }
}
