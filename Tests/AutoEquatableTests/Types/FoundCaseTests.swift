import ComparisonSpecs
import Synchronization
import Testing

// Wrappers whose names do not look like wrappers, so that generated code takes the properties for stored ones.
@propertyWrapper private struct Attribute<Value> { var wrappedValue: Value }
@propertyWrapper private struct Entry<Value> { var wrappedValue: Value }
@propertyWrapper private struct lowercased<Value> { var wrappedValue: Value }
@propertyWrapper private struct CellBuilder<Value> { var wrappedValue: Value }
@propertyWrapper private struct CellActor<Value> { var wrappedValue: Value }

@AutoEquatable private struct Point: Hashable { var x = 0 }

@AutoEquatable
private struct Shape: Hashable {
  @Attribute var origin = Point()
  @Entry var corner: Point = Point()
  @lowercased var center: Point? = Point()
  @CellBuilder var start: Point = Point()
  @CellActor var end: Point? = nil
  var observed: Point = Point() { didSet {} }
  var plain: Point = Point()
}

@AutoEquatable private struct Drawing: Hashable { var shapes: [Shape]; var first: Shape?; var last: Shape }

private struct HandMade: AutoEquatable {
  @Attribute var origin = Point()
  var observed: Point? = nil { didSet {} }
  var computed: Point { Point(x: origin.x + 1) }

  static let comparisonSpec = ComparisonSpec<HandMade> {
    Compared(\.origin).named("origin")
    Compared(\.observed).named("observed")
    Compared(\.computed).named("computed")
  }
}

private protocol Entity: Hashable, Identifiable {}
extension Entity { func hash(into hasher: inout Hasher) { hasher.combine(id) } }

@AutoEquatable private struct User: Entity { let id: Int; var name: String; @AutoIgnored var note = 0 }
@AutoEquatable private enum Login: Entity { case name(String), number(Int); var id: Int { 1 } }
@AutoEquatable private final class Account: Entity { let id: Int; init(_ id: Int) { self.id = id } }
@AutoEquatable
private struct Written: Entity {
  let id: Int
  var name: String
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@AutoEquatable
private final class Cache: Sendable {
  let id: Int
  @AutoIgnored let state = Mutex(0)
  @AutoIgnored let count = Atomic(0)
  init(_ id: Int) { self.id = id }
}

private enum MyComparisonStrategy { static func loose(_ lhs: String, _ rhs: String) -> Bool { true } }

@AutoEquatable
private struct Loose {
  @AutoCompared(by: MyComparisonStrategy.loose) let text: String
  let id: Int
}

private struct Several<each Value> { let values: (repeat each Value) }

@AutoEquatable private struct Panel<Content>: Hashable { var title: String; @AutoChildren var content: Content }

@MainActor private struct Toolbar { let title: String; let onTap: @MainActor () -> Void }
extension Toolbar: AutoEquatable {
  nonisolated static let comparisonSpec = ComparisonSpec<Toolbar> {
    Compared(\.title)
    Excluded(\.onTap)
  }
}

private class Track: Equatable {
  var title = ""
  var plays = 0
  private static let spec = ComparisonSpec<Track> {
    Compared(\.title).named("title")
    Ignored(\.plays).named("plays")
  }
  static func == (lhs: Track, rhs: Track) -> Bool { type(of: lhs) == type(of: rhs) && spec.areEqual(lhs, rhs) }
}

private class Base { var name = "" }
private final class Derived: Base { var number = 0 }
extension Derived: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<Derived> {
    Compared(\.name).named("name")
    Compared(\.number).named("number")
  }
}

@Suite("Cases found by using the macro")
struct FoundCaseTests {
  @Test(
    "found-case 9: a property without an offset is compared by its value",
    arguments: 0..<7)
  func withoutAddress(changed: Int) {
    var other = Shape()
    switch changed {
    case 0: other.origin.x = 1
    case 1: other.corner.x = 1
    case 2: other.center = nil
    case 3: other.start.x = 1
    case 4: other.end = Point()
    case 5: other.observed.x = 1
    default: other.plain.x = 1
    }
    expectEqual(Shape(), Shape())
    expectDifferent(Shape(), other)
    let drawing = Drawing(shapes: [Shape()], first: Shape(), last: Shape())
    expectEqual(drawing, Drawing(shapes: [Shape()], first: Shape(), last: Shape()))
    expectDifferent(drawing, Drawing(shapes: [other], first: Shape(), last: Shape()))
    expectDifferent(drawing, Drawing(shapes: [Shape()], first: other, last: Shape()))
    expectDifferent(drawing, Drawing(shapes: [Shape()], first: Shape(), last: other))
  }

  private func expectEqual<V: AutoEquatable & Hashable>(_ lhs: V, _ rhs: V) {
    #expect(lhs == rhs)
    #expect(Set([lhs, rhs]).count == 1)
    #expect(withUnsafePointer(to: lhs) { l in withUnsafePointer(to: rhs) { r in V.areEqual(l, r) } })
    #expect(V.differences(from: lhs, to: rhs).isEmpty)
  }

  private func expectDifferent<V: AutoEquatable & Hashable>(_ lhs: V, _ rhs: V) {
    #expect(lhs != rhs)
    #expect(Set([lhs, rhs]).count == 2)
    #expect(!withUnsafePointer(to: lhs) { l in withUnsafePointer(to: rhs) { r in V.areEqual(l, r) } })
    #expect(V.differences(from: lhs, to: rhs).count == 1)
  }

  @Test("found-case 9: a spec by hand compares such a property by its value, too")
  func byHandWithoutAddress() {
    var other = HandMade()
    #expect(HandMade() == other)
    other.observed = Point()
    #expect(HandMade() != other)
    other = HandMade()
    other.origin.x = 2
    #expect(HandMade() != other)
  }

  @Test("found-case 10: a hash in an extension of a protocol gives way to the spec's hash")
  func inheritedHash() {
    #expect(Set([User(id: 1, name: "a")]).count == 1)
    #expect(Set([User(id: 1, name: "a"), User(id: 2, name: "b"), User(id: 1, name: "a", note: 5)]).count == 2)
    #expect(User(id: 1, name: "a", note: 1).hashValue == User(id: 1, name: "a", note: 2).hashValue)
    #expect(User(id: 1, name: "a").hashValue != User(id: 1, name: "b").hashValue)
    #expect(Set([Login.name("a"), .number(1), .number(2)]).count == 3)
    #expect(Set([Account(1), Account(1), Account(2)]).count == 2)
  }

  @Test("found-case 10: a hash in the type is used, also for hashValue")
  func writtenHash() {
    #expect(Written(id: 1, name: "a").hashValue == Written(id: 2, name: "a").hashValue)
    #expect(Set([Written(id: 1, name: "a"), Written(id: 2, name: "a")]).count == 2)
  }

  @Test("found-case 32: ignored fields need not be copied")
  func noncopyable() {
    #expect(Cache(1) == Cache(1))
    #expect(Cache(1) != Cache(2))
    #expect(Cache.differences(from: Cache(1), to: Cache(2)).map(\.path) == ["id"])
    #expect(Cache.comparisonSpec.fields.map(\.path) == ["id", "state", "count"])
  }

  @Test("found-case 39: a function of a type whose name ends like the library's is a function")
  func foreignStrategy() {
    #expect(Loose(text: "a", id: 1) == Loose(text: "b", id: 1))
    #expect(Loose(text: "a", id: 1) != Loose(text: "a", id: 2))
  }

  @Test("found-case 44: a container of any nodes is Equatable, and uses the == of its content if there is one")
  func containers() {
    #expect(Panel(title: "a", content: 1) == Panel(title: "a", content: 1))
    #expect(Panel(title: "a", content: 1) != Panel(title: "a", content: 2))
    let panel = Panel(title: "a", content: Several(values: (1, "x")))
    #expect(panel == panel)
    #expect(panel != Panel(title: "b", content: panel.content))
    #expect(panel != Panel(title: "a", content: Several(values: (2, "x"))))
    #expect(Set([Panel(title: "a", content: 1), Panel(title: "a", content: 1)]).count == 1)
    let other = Panel(title: "a", content: Several(values: (2, "y")))
    #expect(
      withUnsafePointer(to: panel) { lhs in
        withUnsafePointer(to: other) { rhs in Panel.areEqualExceptChildren(lhs, rhs) }
      })
  }

  @Test("found-case 36: a spec by hand of a type of the main actor can be read from anywhere")
  func byHandOnActor() async {
    let (lhs, rhs, other) = await MainActor.run {
      (Toolbar(title: "a", onTap: {}), Toolbar(title: "a", onTap: {}), Toolbar(title: "b", onTap: {}))
    }
    #expect(lhs == rhs)
    #expect(lhs != other)
  }

  @Test("found-case 36: a non-final class compares by its own spec, and a subclass also by inherited fields")
  func byHandOfClasses() {
    let (track, other, derived) = (Track(), Track(), Derived())
    other.plays = 3
    #expect(track == other)
    other.title = "b"
    #expect(track != other)
    #expect(derived == Derived())
    derived.name = "c"
    #expect(derived != Derived())
  }
}
