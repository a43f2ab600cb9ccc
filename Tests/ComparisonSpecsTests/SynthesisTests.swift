import ComparisonSpecs
import Testing

/// Returns a spec for a type with a compared `id` and an ignored `note`, without the builder.
private func idOnly<Root>(_ id: @escaping (UnsafePointer<Root>) -> Int) -> ComparisonSpec<Root> {
  ComparisonSpec(
    __fields: [
      ComparisonField(path: "id", role: .compared, id: 0), ComparisonField(path: "note", role: .ignored, id: 1),
    ],
    compare: { _, lhs, rhs in id(lhs) == id(rhs) },
    value: { _, root in id(root) })
}

private struct Declared: AutoEquatable {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<Declared>) in root.pointee.id }
}

private struct EquatableFirst: Equatable, AutoEquatable {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<EquatableFirst>) in root.pointee.id }
}

private struct EquatableApart {
  var id: Int
  var note: String
}

extension EquatableApart: Equatable {}
extension EquatableApart: AutoEquatable {
  static let comparisonSpec = idOnly { (root: UnsafePointer<EquatableApart>) in root.pointee.id }
}

private struct EquatableApartLater {
  var id: Int
  var note: String
}

extension EquatableApartLater: AutoEquatable {
  static let comparisonSpec = idOnly { (root: UnsafePointer<EquatableApartLater>) in root.pointee.id }
}
extension EquatableApartLater: Equatable {}

private struct HashableLast: AutoEquatable, Hashable {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<HashableLast>) in root.pointee.id }
}

private struct HashableFirst: Hashable, AutoEquatable {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<HashableFirst>) in root.pointee.id }
}

private struct HashableApart: AutoEquatable {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<HashableApart>) in root.pointee.id }
}
extension HashableApart: Hashable {}

private struct HashableBefore: Hashable {
  var id: Int
  var note: String
}
extension HashableBefore: AutoEquatable {
  static let comparisonSpec = idOnly { (root: UnsafePointer<HashableBefore>) in root.pointee.id }
}

private protocol Keyed: Hashable {}

private struct RefinedLast: AutoEquatable, Keyed {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<RefinedLast>) in root.pointee.id }
}

private struct RefinedFirst: Keyed, AutoEquatable {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<RefinedFirst>) in root.pointee.id }
}

private protocol KeyedModel: AutoEquatable, Hashable {}

private struct RefinedBoth: KeyedModel {
  var id: Int
  var note: String
  static let comparisonSpec = idOnly { (root: UnsafePointer<RefinedBoth>) in root.pointee.id }
}

private enum Choice: AutoEquatable, Hashable {
  case some(id: Int, note: String)
  static let comparisonSpec = idOnly { (root: UnsafePointer<Choice>) in
    switch root.pointee {
    case .some(let id, _): id
    }
  }
}

private final class Model: AutoEquatable, Hashable {
  let id: Int
  let note: String
  init(id: Int, note: String) {
    self.id = id
    self.note = note
  }
  static let comparisonSpec = idOnly { (root: UnsafePointer<Model>) in root.pointee.id }
}

private struct Generic<Value>: AutoEquatable {
  var id: Int
  var note: Value
  static var comparisonSpec: ComparisonSpec<Self> { idOnly { $0.pointee.id } }
}

private struct GenericHashable<Value: Hashable>: Hashable, AutoEquatable {
  var id: Int
  var note: Value
  static var comparisonSpec: ComparisonSpec<Self> { idOnly { $0.pointee.id } }
}

/// Compares through the witness table of Equatable.
private func genericallyEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

@Suite("The spec's == and hash replace synthesized ones")
struct SynthesisTests {
  private func expectSpec<Value: Equatable>(_ same: (Value, Value), _ different: Value) {
    #expect(genericallyEqual(same.0, same.1))
    #expect(!genericallyEqual(same.0, different))
    #expect([same.0] == [same.1])
  }

  private func expectSpecHash<Value: Hashable>(_ same: (Value, Value), _ different: Value) {
    expectSpec(same, different)
    #expect(same.0.hashValue == same.1.hashValue)
    #expect(Set([same.0, same.1, different]).count == 2)
    #expect(AnyHashable(same.0) == AnyHashable(same.1))
  }

  @Test("if the conformance is on the type itself")
  func declared() {
    #expect(Declared(id: 1, note: "a") == Declared(id: 1, note: "b"))
    expectSpec((Declared(id: 1, note: "a"), Declared(id: 1, note: "b")), Declared(id: 2, note: "a"))
  }

  @Test("if Equatable is written before it, in a separate extension before it, and after it")
  func equatableApart() {
    #expect(EquatableFirst(id: 1, note: "a") == EquatableFirst(id: 1, note: "b"))
    #expect(EquatableApart(id: 1, note: "a") == EquatableApart(id: 1, note: "b"))
    #expect(EquatableApartLater(id: 1, note: "a") == EquatableApartLater(id: 1, note: "b"))
    expectSpec((EquatableFirst(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
    expectSpec((EquatableApart(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
    expectSpec((EquatableApartLater(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
  }

  @Test("if Hashable is written after it, before it, and in extensions in both orders")
  func hashable() {
    expectSpecHash((HashableLast(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
    expectSpecHash((HashableFirst(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
    expectSpecHash((HashableApart(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
    expectSpecHash((HashableBefore(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
  }

  @Test("if Hashable comes through a refining protocol, in both orders, or a protocol that refines both")
  func refinedHashable() {
    expectSpecHash((RefinedLast(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
    expectSpecHash((RefinedFirst(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
    expectSpecHash((RefinedBoth(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
  }

  @Test("for enums, final classes and generic types")
  func otherKinds() {
    expectSpecHash((Choice.some(id: 1, note: "a"), .some(id: 1, note: "b")), .some(id: 2, note: "a"))
    expectSpecHash((Model(id: 1, note: "a"), Model(id: 1, note: "b")), Model(id: 2, note: "a"))
    expectSpec((Generic(id: 1, note: { 1 }), Generic(id: 1, note: { 2 })), Generic(id: 2, note: { 1 }))
    expectSpecHash((GenericHashable(id: 1, note: "a"), .init(id: 1, note: "b")), .init(id: 2, note: "a"))
  }
}
