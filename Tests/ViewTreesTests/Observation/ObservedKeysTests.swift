import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// An element whose identity can change.
@Observable
private final class Person {
  var name: String
  var age = 1

  init(_ name: String) { self.name = name }
}

extension Person: Equatable {
  static func == (lhs: Person, rhs: Person) -> Bool { lhs === rhs }
}

/// A value whose identity comes from an object.
private struct Ticket: Equatable {
  let person: Person
  var number = 0
  var key: String { person.name }
}

private struct Passenger: View {
  let person: Person

  var body: some View {
    let _ = Bodies.note("body \(person.name)")
    Text("\(person.name) \(person.age)")
  }
}

private struct People: View {
  let people: [Person]
  var version = 0
  var isMemoizing = false

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(people, id: \.name, memoizing: isMemoizing) { person in
      let _ = Bodies.note("row")
      Text("\(person.age)")
    }
  }
}

private struct Tickets: View {
  let tickets: [Ticket]
  var version = 0
  var isMemoizing = false

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(tickets, id: \.key, memoizing: isMemoizing) { ticket in
      let _ = Bodies.note("row")
      Text("\(ticket.number)")
    }
  }
}

/// A list whose elements are views.
private struct InPlace: View {
  let passengers: [Passenger]

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(passengers, id: \.person.name)
  }
}

@Suite("Identities that are observed")
struct ObservedKeysTests {
  private let people = ["a", "b", "c"].map(Person.init)

  init() {
    // The first tracking of a list type that reads models stays registered. It must not be of the test's objects.
    for isMemoizing in [false, true] { _ = ViewTree(People(people: [Person("z")], isMemoizing: isMemoizing)) }
    for isMemoizing in [false, true] {
      _ = ViewTree(Tickets(tickets: [Ticket(person: Person("z"))], isMemoizing: isMemoizing))
    }
  }

  @Test("of observable elements make a new row for a new object", arguments: [false, true])
  func objects(isMemoizing: Bool) {
    let stage = Stage(People(people: people, isMemoizing: isMemoizing))
    #expect(stage.mounting.bodies == ["list", "row", "row", "row"])
    for name in ["x", "y"] {
      let step = stage.change { people[1].name = name }
      #expect(!step.bodies.contains("list"))
      #expect(step.bodies.count <= (isMemoizing ? 1 : 3))
      #expect(step.operations == ["unmount '1'", "mount '1' before '1'"])
      #expect(stage.flush().bodies == [])
    }
    let age = stage.change { people[1].age = 7 }
    #expect(age.bodies == ["row"])
    #expect(age.operations == ["update '7': text"])
    #expect(people.map { registrationCount(of: $0) } == [2, 2, 2])
  }

  @Test("that change while the list gets new elements are not lost", arguments: [false, true])
  func changeAndUpdate(isMemoizing: Bool) {
    let stage = Stage(People(people: people, isMemoizing: isMemoizing))
    // The same array.
    people[1].name = "x"
    let same = stage.update(People(people: people, version: 1, isMemoizing: isMemoizing))
    #expect(same.bodies.first == "list")
    #expect(same.operations == ["unmount '1'", "mount '1' before '1'"])
    #expect(same.bodies.count <= (isMemoizing ? 2 : 4))
    // Equal elements, in another array.
    people[1].name = "y"
    let equal = stage.update(People(people: people.map { $0 }, version: 2, isMemoizing: isMemoizing))
    #expect(equal.operations == ["unmount '1'", "mount '1' before '1'"])
    // An additional element.
    people[1].name = "z"
    let more = stage.update(People(people: people + [Person("d")], version: 3, isMemoizing: isMemoizing))
    #expect(Set(more.operations) == ["unmount '1'", "mount '1' before '1'", "mount '1'"])
    #expect(stage.flush().bodies == [])
    // In another order.
    people[0].name = "w"
    let moved = stage.update(People(people: people.reversed(), version: 4, isMemoizing: isMemoizing))
    #expect(moved.operations.count { $0.hasPrefix("unmount") } == 2)
    #expect(stage.flush().bodies == [])
    #expect(people.map { registrationCount(of: $0) } == [2, 2, 2])
  }

  @Test("that are exchanged move the rows", arguments: [false, true])
  func exchanged(isMemoizing: Bool) {
    people[0].age = 10
    let stage = Stage(People(people: people, isMemoizing: isMemoizing))
    let step = stage.change { (people[0].name, people[1].name) = ("b", "a") }
    // The row of a name keeps the name, and shows the person who has it now.
    #expect(!step.operations.contains { $0.hasPrefix("mount") || $0.hasPrefix("unmount") })
    #expect(stage.flush().bodies == [])
  }

  @Test("that become equal are reported, and lose nothing", arguments: [false, true])
  func doubled(isMemoizing: Bool) {
    let stage = Stage(People(people: people, isMemoizing: isMemoizing))
    let step = stage.change { people[1].name = "a" }
    #expect(step.update.diagnostics.count == 1)
    #expect(stage.host.count == 3)
    let back = stage.change { people[1].name = "b" }
    #expect(back.update.diagnostics == [])
    #expect(stage.host.count == 3)
    for person in people { #expect(stage.change { person.age += 1 }.bodies == ["row"]) }
  }

  @Test("of values that ask an object evaluate the body around the list", arguments: [false, true])
  func values(isMemoizing: Bool) {
    let tickets = people.map { Ticket(person: $0) }
    let stage = Stage(Tickets(tickets: tickets, isMemoizing: isMemoizing))
    for name in ["x", "y"] {
      let step = stage.change { people[2].name = name }
      #expect(step.bodies.contains("list") == !isMemoizing)
      #expect(step.operations == ["unmount '0'", "mount '0'"])
    }
    people[0].name = "z"
    let both = stage.update(Tickets(tickets: tickets, version: 1, isMemoizing: isMemoizing))
    #expect(both.operations == ["unmount '0'", "mount '0' before '0'"])
    #expect(both.bodies.count { $0 == "list" } == 1)
    #expect(stage.flush().bodies == [])
    #expect(people.map { registrationCount(of: $0) } == [1, 1, 1])
  }

  @Test("of elements that are views are tracked")
  func inPlace() {
    let stage = Stage(InPlace(passengers: people.map { Passenger(person: $0) }))
    let step = stage.change { people[1].name = "x" }
    #expect(step.bodies.filter { $0 != "body x" } == ["list"])
    #expect(step.operations == ["unmount 'b 1'", "mount 'x 1' before 'c 1'"])
    #expect(stage.change { people[1].age = 2 }.bodies == ["body x"])
    #expect(stage.flush().bodies == [])
  }

  @Test("of elements that are views are tracked without a body around the list")
  func inPlaceRoot() {
    let stage = Stage(ForEach(people.map { Passenger(person: $0) }, id: \.person.name))
    let step = stage.change { people[1].name = "x" }
    #expect(step.operations == ["unmount 'b 1'", "mount 'x 1' before 'c 1'"])
  }
}
