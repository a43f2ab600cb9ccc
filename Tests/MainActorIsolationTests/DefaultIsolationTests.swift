import ComparisonSpecs
import Testing

// Everything here belongs to the main actor unless it says otherwise. That is a setting of the target.

@AutoEquatable
private struct Model {
  var id = 0
  @AutoPriority(0) var name = "n"
  var object = Object()
  @AutoIgnored var note = 0
  var onTap: () -> Void = {}
  @Clamped var size = 1
  @State var isOn = false
  @State var work = Work()
  @AutoRequiredChild(\Profile.email) var profile = Profile()
}

/// Without an actor, and not Sendable.
nonisolated private final class Work {}

/// Equatable on the main actor, and not Sendable.
private final class Object: @MainActor Equatable {
  var id = 1
  static func == (lhs: Object, rhs: Object) -> Bool { lhs.id == rhs.id }
}

private struct Profile {
  var email = "e"
  var age = 1
}

@propertyWrapper
private struct Clamped {
  var wrappedValue: Int
}

@propertyWrapper
private struct State<Value>: FrameworkState {
  var wrappedValue: Value
}

private protocol ViewLike {
  associatedtype Body
  var body: Body { get }
}

@AutoEquatable
private struct Row<Content: ViewLike>: ViewLike {
  var id = 0
  var content: Content
  var onTap: () -> Void = {}
  var body: Content { content }
}

@AutoEquatable
private struct Text: ViewLike, Hashable {
  var text = ""
  @AutoIgnored var note = 0
  var body: Never { preconditionFailure("a text is drawn by its host") }
}

@AutoEquatable
private enum Screen: Hashable {
  case text(Text, onTap: () -> Void)
  @AutoIgnored("at") case loaded(id: Int, at: Int)
  case empty
}

@AutoEquatable
private final class Store {
  var id = 0
  @AutoIgnored var note = 0
  init(id: Int, note: Int = 0) { (self.id, self.note) = (id, note) }
}

@AutoEquatable
nonisolated private struct Free: Hashable, Sendable {
  var id = 0
}

@AutoEquatable(isolation: .isolated)
private struct Isolated {
  var object = Object()
  @AutoIgnored var note = 0
}

@AutoEquatable
private struct Pack<each Value: Equatable> {
  var values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }
}

nonisolated private func generic<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

nonisolated private func direct(_ lhs: Screen, _ rhs: Screen) -> Bool { lhs == rhs }

nonisolated private func byPointers<Value: AutoEquatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in Value.areEqual(lhs, rhs) } }
}

nonisolated private func bySpec<Value: AutoEquatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  Value.differences(from: lhs, to: rhs).isEmpty && Value.comparisonSpec.areEqual(lhs, rhs)
}

nonisolated private func hashes<Value: Hashable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs.hashValue == rhs.hashValue && Set([lhs, rhs]).count == 1
}

/// Returns the value with one change.
private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

private func expect<Value: AutoEquatable>(
  _ isEqual: Bool, _ lhs: Value, _ rhs: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect((lhs == rhs) == isEqual, sourceLocation: sourceLocation)
  #expect(generic(lhs, rhs) == isEqual, sourceLocation: sourceLocation)
  #expect(byPointers(lhs, rhs) == isEqual, sourceLocation: sourceLocation)
  #expect(bySpec(lhs, rhs) == isEqual, sourceLocation: sourceLocation)
}

@Suite("Annotated types in a module of the main actor")
struct DefaultIsolationTests {
  @Test("macro-case 92: values are compared on the actor and by nonisolated code, with the annotation alone")
  func values() {
    let base = Model()
    expect(true, base, base)
    expect(true, base, changed(base) { $0.note = 1 })
    expect(true, base, changed(base) { $0.onTap = { print("") } })
    expect(true, base, changed(base) { $0.isOn = true })
    expect(true, base, changed(base) { $0.profile.age = 2 })
    expect(true, base, changed(base) { $0.object = Object() })
    expect(false, base, changed(base) { $0.id = 1 })
    expect(false, base, changed(base) { $0.name = "m" })
    expect(false, base, changed(base) { $0.size = 2 })
    expect(false, base, changed(base) { $0.profile.email = "f" })
    #expect(
      Model.comparisonSpec.summary == """
        compared: name (priority 0), id, object, size (@Clamped), profile.email · \
        excluded state: isOn (@State), work (@State) · ignored: note · excluded closure: onTap
        """)
    expect(true, Row(content: Text()), Row(content: Text(note: 1), onTap: { print("") }))
    expect(false, Row(content: Text()), Row(content: Text(text: "t")))
    expect(true, Pack(1, "a"), Pack(1, "a"))
    expect(false, Pack(1, "a"), Pack(1, "b"))
  }

  @Test("macro-case 92: enums and Hashable types are compared and hashed")
  func hashable() {
    #expect(direct(.text(Text(), onTap: {}), .text(Text(note: 1), onTap: { print("") })))
    #expect(!direct(.text(Text(), onTap: {}), .empty))
    expect(true, Screen.loaded(id: 1, at: 1), .loaded(id: 1, at: 2))
    expect(false, Screen.loaded(id: 1, at: 1), .loaded(id: 2, at: 1))
    #expect(hashes(Text(text: "t"), Text(text: "t", note: 1)))
    #expect(hashes(Screen.loaded(id: 1, at: 1), .loaded(id: 1, at: 2)))
    expect(false, Free(id: 1), Free(id: 2))
    #expect(hashes(Free(id: 1), Free(id: 1)))
  }

  @Test("macro-case 92: values are compared by code without an actor")
  nonisolated func withoutActor() async {
    let answers = await Task.detached {
      let (text, other) = (Text(text: "a"), Text(text: "b"))
      return [text == text, text != other, generic(text, text), !generic(text, other), hashes(text, text)]
    }.value
    #expect(answers.allSatisfy { $0 })
  }

  @Test("macro-case 91: classes and isolated conformances are compared on the actor")
  func isolated() {
    #expect(Store(id: 1) == Store(id: 1, note: 1))
    #expect(Store(id: 1) != Store(id: 2))
    #expect(Store.differences(from: Store(id: 1), to: Store(id: 2)).map(\.path) == ["id"])
    #expect(Isolated() == Isolated(note: 1))
  }
}
