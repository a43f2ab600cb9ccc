import ComparisonSpecs
import Testing

@MainActor
private protocol ViewLike {
  associatedtype Body
  @MainActor var body: Body { get }
}

extension Never: ViewLike {
  var body: Never { preconditionFailure("Never has no values") }
}

/// A wrapper like a framework's.
@MainActor
@propertyWrapper
private struct State<Value>: FrameworkState {
  var wrappedValue: Value
}

/// A wrapper without an actor.
///
/// Like its value, it is not Sendable.
@propertyWrapper
private struct FreeState<Value>: FrameworkState {
  var wrappedValue: Value
}

/// A wrapper of the program.
@propertyWrapper
private struct Clamped {
  var wrappedValue: Int
}

/// Not Sendable.
private final class Model: Equatable {
  var id: Int
  init(id: Int) { self.id = id }
  static func == (lhs: Model, rhs: Model) -> Bool { lhs.id == rhs.id }
}

@AutoEquatable
private struct Text: ViewLike {
  var text: String
  var body: Never { preconditionFailure("a text is drawn by its host") }
}

@AutoEquatable
private struct Row<Content: ViewLike>: ViewLike {
  @AutoPriority(0) let id: Int
  var model: Model
  @State var isOn = false
  @Clamped var size = 1
  var content: Content
  var onTap: () -> Void
  @AutoIgnored var cache: [Int] = []
  var body: Content { content }
}

@AutoEquatable
private struct HashedRow: ViewLike, Hashable {
  var id: Int
  @State var isOn = false
  var onTap: @MainActor () -> Void = {}
  var body: Never { preconditionFailure("a row is drawn by its host") }
}

@AutoEquatable
private struct ModelRow: ViewLike {
  let id: Int
  @FreeState var model = Model(id: 0)
  var body: Text { Text(text: "") }
}

@AutoEquatable
@MainActor
private struct GenericModelRow<Content: ViewLike>: ViewLike {
  let id: Int
  @FreeState var model = Model(id: 0)
  var content: Content
  var body: Content { content }
}

@AutoEquatable
@MainActor
private struct OnMainActor: Hashable {
  var id: Int
  var names: [String] = []
  @AutoIgnored var note = 0
}

@AutoEquatable(isolation: .nonisolated)
@MainActor
private struct Checked {
  let id: Int
  let name: String
}

@AutoEquatable(isolation: .isolated)
@MainActor
private struct Isolated: ViewLike {
  var model: Model
  var onTap: () -> Void = {}
  var body: Never { preconditionFailure("drawn by its host") }
}

@AutoEquatable(isolation: MainActor.self)
@MainActor
private struct IsolatedByName {
  var id: Int
  @AutoIgnored var note = 0
}

@globalActor
private actor OtherActor {
  static let shared = OtherActor()
}

@AutoEquatable
@OtherActor
private struct OnOtherActor { var id: Int }

@AutoEquatable
@MainActor
private final class IsolatedClass {
  var id: Int
  init(id: Int) { self.id = id }
}

@AutoEquatable
@MainActor
private struct WrittenIsolated: @MainActor Equatable {
  var id: Int
  @AutoIgnored var note = 0
}

@AutoEquatable
@MainActor
private struct Preconcurrency: @preconcurrency Equatable {
  var id: Int
  @AutoIgnored var note = 0
}

@AutoEquatable
nonisolated private struct Free: Sendable { var id: Int }

@AutoEquatable
private struct Unchecked: @unchecked Sendable {
  var id: Int
  var object: Object
}

private final class Object {}

@AutoEquatable
@available(macOS 99, iOS 99, *)
private struct Newer { var id: Int }

@AutoEquatable
@MainActor
private enum Screen {
  case row(Text, onTap: () -> Void)
  case empty
}

/// Compares without any isolation.
nonisolated private func compare<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

@Suite("Isolation of annotated types")
struct IsolationTests {
  @MainActor
  private static func row(
    _ id: Int, model: Int = 0, isOn: Bool = false, size: Int = 1, text: String = "", cache: [Int] = [],
    onTap: @escaping () -> Void = {}
  ) -> Row<Text> {
    Row(
      id: id, model: Model(id: model), isOn: isOn, size: size, content: Text(text: text), onTap: onTap, cache: cache)
  }

  @MainActor
  private static let rows: [(Row<Text>, Row<Text>, [String])] = [
    (row(1), row(1, onTap: { print("") }), []), (row(1), row(1, isOn: true, cache: [1]), []),
    (row(1), row(2), ["id"]), (row(1), row(1, model: 1), ["model"]), (row(1), row(1, size: 2), ["size"]),
    (row(1), row(1, text: "t"), ["content.text"]),
    (row(1), row(2, model: 1, text: "t"), ["id", "model", "content.text"]),
  ]

  @Test("macro-case 88: view-like types on the main actor need nothing but the annotation")
  @MainActor
  func onMainActor() {
    for (lhs, rhs, paths) in Self.rows {
      #expect((lhs == rhs) == paths.isEmpty)
      if paths.isEmpty { expectEqual(lhs, rhs) } else { expectDifferent(lhs, rhs, in: paths) }
    }
    #expect(
      Row<Text>.comparisonSpec.summary == """
        compared: id (priority 0), model, size (@Clamped), content · excluded state: isOn (@State) · \
        excluded closure: onTap · ignored: cache
        """)
    expectEqual(Screen.row(Text(text: "a"), onTap: {}), .row(Text(text: "a"), onTap: { print("") }))
    expectDifferent(
      Screen.row(Text(text: "a"), onTap: {}), .row(Text(text: "b"), onTap: {}), in: ["row.0.text"])
  }

  @Test("macro-case 88: state that is not Sendable is ignored if the type belongs to an actor")
  @MainActor
  func unsendableState() {
    func row(_ id: Int, model: Int = 0) -> ModelRow { ModelRow(id: id, model: Model(id: model)) }
    #expect(ModelRow.comparisonSpec.summary == "compared: id · excluded state: model (@FreeState)")
    expectEqual(row(1), row(1, model: 1))
    expectDifferent(row(1), row(2), in: ["id"])
    func generic(_ id: Int, model: Int = 0) -> GenericModelRow<Text> {
      GenericModelRow(id: id, model: Model(id: model), content: Text(text: ""))
    }
    expectEqual(generic(1), generic(1, model: 1))
    expectDifferent(generic(1), generic(2), in: ["id"])
    #expect(
      GenericModelRow<Text>.comparisonSpec.summary == "compared: id, content · excluded state: model (@FreeState)")
  }

  @Test("macro-case 88: state that is not Sendable is ignored without an actor too, directly and through generics")
  nonisolated func nonisolated() async {
    func direct(_ lhs: sending Row<Text>, _ rhs: sending Row<Text>) -> [Bool] {
      [lhs == rhs, compare(lhs, rhs), Row<Text>.comparisonSpec.areEqual(lhs, rhs), !(lhs != rhs), [lhs] == [rhs]]
    }
    for count in 0..<3 {
      let answers = await Task.detached {
        direct(await Self.row(count), await Self.row(count))
          + direct(await Self.row(count), await Self.row(count + 1)).map { !$0 }
      }.value
      #expect(answers.allSatisfy { $0 })
    }
  }

  @Test("macro-case 90: Hashable types of an actor hash anywhere")
  nonisolated func hashed() async {
    let (lhs, rhs) = (await HashedRow(id: 1), await HashedRow(id: 1, isOn: true, onTap: { print("") }))
    #expect(lhs == rhs && Set([lhs, rhs]).count == 1)
    let other = await HashedRow(id: 2)
    #expect(Set([lhs, other]).count == 2)
    let (one, two) = (OnMainActor(id: 1), OnMainActor(id: 1, note: 1))
    #expect(one == two && one.hashValue == two.hashValue && compare(one, two))
    expectEqual(one, two)
    expectDifferent(one, OnMainActor(id: 1, names: ["a"]), in: ["names"])
  }

  @Test("macro-case 91: an isolated conformance is used on its actor")
  @MainActor
  func isolated() {
    #expect(Isolated(model: Model(id: 1)) == Isolated(model: Model(id: 1), onTap: { print("") }))
    #expect(Isolated(model: Model(id: 1)) != Isolated(model: Model(id: 2)))
    #expect(IsolatedByName(id: 1) == IsolatedByName(id: 1, note: 1))
    #expect(IsolatedByName(id: 1) != IsolatedByName(id: 2))
    #expect(IsolatedByName.differences(from: .init(id: 1), to: .init(id: 2)).map(\.path) == ["id"])
    #expect(compare(IsolatedByName(id: 1), IsolatedByName(id: 1)))
    #expect(IsolatedClass(id: 1) == IsolatedClass(id: 1))
    #expect(IsolatedClass(id: 1) != IsolatedClass(id: 2))
    #expect([IsolatedClass(id: 1)] == [IsolatedClass(id: 1)])
  }

  @Test("macro-case 91: a type with checked isolation has a nonisolated conformance")
  nonisolated func checked() {
    let (lhs, rhs) = (Checked(id: 1, name: "a"), Checked(id: 1, name: "b"))
    expectEqual(lhs, lhs)
    expectDifferent(lhs, rhs, in: ["name"])
    let (one, two) = (OnOtherActor(id: 1), OnOtherActor(id: 2))
    expectEqual(one, one)
    expectDifferent(one, two, in: ["id"])
  }

  @Test("macro-case 64: Equatable can be written with isolation and @preconcurrency")
  @MainActor
  func written() {
    #expect(WrittenIsolated(id: 1) == WrittenIsolated(id: 1, note: 1))
    #expect(WrittenIsolated(id: 1) != WrittenIsolated(id: 2))
    expectEqual(Preconcurrency(id: 1), Preconcurrency(id: 1, note: 1))
    expectDifferent(Preconcurrency(id: 1), Preconcurrency(id: 2), in: ["id"])
  }

  @Test("macro-case 94: nonisolated, Sendable and @unchecked Sendable types can be annotated")
  func sendable() {
    expectEqual(Free(id: 1), Free(id: 1))
    expectDifferent(Free(id: 1), Free(id: 2), in: ["id"])
    let object = Object()
    expectEqual(Unchecked(id: 1, object: object), Unchecked(id: 1, object: object))
    expectDifferent(Unchecked(id: 1, object: object), Unchecked(id: 1, object: Object()), in: ["object"])
  }

  @Test("macro-case 95: the conformance has the availability of the type")
  func availability() {
    if #available(macOS 99, iOS 99, *) {
      expectEqual(Newer(id: 1), Newer(id: 1))
      expectDifferent(Newer(id: 1), Newer(id: 2), in: ["id"])
    }
  }
}
