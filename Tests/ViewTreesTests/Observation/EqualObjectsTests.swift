import ComparisonSpecs
import Observation
import Testing
import ViewTrees

/// An object that is equal to every other one with its id, as objects that represent records are.
@Observable
private final class Person: Identifiable, Hashable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }

  static func == (lhs: Person, rhs: Person) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An object in a field whose type does not say how it is compared.
private enum Selection {
  case nobody
  case person(Person)
}

/// Shows what is in a field, which the tree compares as anything without a spec.
private struct Field<Value>: View {
  final class Reader {
    let read: (Value) -> String
    init(_ read: @escaping (Value) -> String) { self.read = read }
  }

  let value: Value
  let reader: Reader

  var body: some View {
    let _ = Bodies.note("field")
    Text(reader.read(value))
  }
}

/// Keeps the object in a state.
private struct StateHolder<Value>: View {
  @State var value: Value
  let lent: Outside<Binding<Value>?>
  let reader: Field<Value>.Reader

  var body: some View {
    let _ = Bodies.note("keeper")
    let _ = { lent.value = $value }()
    Text(reader.read(value))
  }
}

@AutoEquatable
private struct ModelCollections: View {
  let people: [Person]
  let byName: [String: Person]
  let all: Set<Person>

  init(_ person: Person, part: Int) {
    people = part == 0 ? [person] : []
    byName = part == 1 ? ["x": person] : [:]
    all = part == 2 ? [person] : []
  }

  var body: some View {
    let _ = Bodies.note("collections")
    Text((people + byName.values + all).map(\.name).joined())
  }
}

private struct PersonRow: View {
  let person: Person

  var body: some View {
    let _ = Bodies.note("row")
    Text(person.name)
  }
}

private struct People: View {
  let people: [Person]

  var body: some View {
    let _ = Bodies.note("list")
    ForEach(people, memoizing: true) { person in
      let _ = Bodies.note("closure")
      PersonRow(person: person)
    }
  }
}

@Suite("An observable object that replaces an equal one")
struct EqualObjectsTests {
  private let first = Person(1, "a")
  private let second = Person(1, "b")

  private func expectReplaced<V: View>(_ name: String, _ make: (Person) -> V) {
    let stage = Stage(make(first))
    // The same object is no change.
    #expect(stage.update(make(first)).bodies == [], "\(V.self)")
    let step = stage.update(make(second))
    #expect(step.bodies == [name], "\(V.self)")
    #expect(step.operations == ["update '\(second.name)': text"], "\(V.self)")
    #expect(registrationCount(of: first) == 0)
    #expect(stage.change { second.name += "b" }.operations == ["update '\(second.name)': text"], "\(V.self)")
  }

  private func expectReplaced<Value>(_ make: @escaping (Person) -> Value, _ read: @escaping (Value) -> String) {
    let reader = Field<Value>.Reader(read)
    expectReplaced("field") { Field(value: make($0), reader: reader) }
    let lent = Outside<Binding<Value>?>(nil)
    let stage = LiveStage(StateHolder(value: make(first), lent: lent, reader: reader))
    #expect(stage.perform { lent.value?.wrappedValue = make(first) }.bodies == [], "\(Value.self)")
    #expect(stage.perform { lent.value?.wrappedValue = make(second) }.bodies == ["keeper"], "\(Value.self)")
    #expect(stage.host.text == "'\(second.name)'", "\(Value.self)")
    #expect(stage.perform { second.name += "c" }.operations == ["update '\(second.name)': text"], "\(Value.self)")
  }

  @Test("tree-scenario 12: is another object, in a field and in a state")
  func fieldsAndStates() {
    expectReplaced({ $0 }, \.name)
    expectReplaced({ Optional($0) }, { $0?.name ?? "" })
    expectReplaced({ [$0] }, { $0[0].name })
    expectReplaced({ ["x": $0] }, { $0["x"]?.name ?? "" })
    expectReplaced({ Set([$0]) }, { $0.first?.name ?? "" })
    expectReplaced({ ($0, 1) }, \.0.name)
    expectReplaced({ Selection.person($0) }, { if case .person(let person) = $0 { person.name } else { "" } })
    expectReplaced({ $0 as Any }, { ($0 as? Person)?.name ?? "" })
    expectReplaced({ $0 as any Observable }, { ($0 as? Person)?.name ?? "" })
  }

  @Test("tree-scenario 12: is another object in the collections of a view with a spec", arguments: 0...2)
  func collections(_ part: Int) {
    expectReplaced("collections") { ModelCollections($0, part: part) }
  }

  @Test("tree-scenario 12: is another row of a list that memoizes")
  func memoizedRows() {
    let other = Person(2, "other")
    let stage = Stage(People(people: [first, other]))
    // A list is skipped if its arrays are equal, so equal arrays must hold the same objects.
    #expect(stage.update(People(people: [first, other])).bodies == [])
    let step = stage.update(People(people: [second, other]))
    #expect(step.bodies == ["list", "closure", "row"])
    #expect(step.operations == ["update 'b': text"])
    #expect(registrationCount(of: first) == 0)
    #expect(stage.change { second.name = "c" }.operations == ["update 'c': text"])
    #expect(stage.update(People(people: [other, second])).bodies == ["list"])
  }
}
