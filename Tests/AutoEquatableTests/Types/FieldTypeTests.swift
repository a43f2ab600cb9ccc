import ComparisonSpecs
import Foundation
import Observation
import Testing

private protocol Shape: Equatable { var area: Int { get } }
private struct Square: Shape { var area = 0 }
private struct Circle: Shape { var area = 0 }
private protocol KeyedShape: Hashable {}
private struct Tag: KeyedShape { var name = "" }
private struct NotEquatable { var id = 0 }

@AutoEquatable
private struct Existentials: Hashable {
  var shape: any Shape = Square()
  var optional: (any Shape)?
  var keyed: any KeyedShape = Tag()
  var equatable: any Equatable = 1
  @AutoIgnored var any: Any = 0
  @AutoIgnored var error: (any Error)?
  @AutoIgnored var result: Result<Int, any Error> = .success(1)
  @AutoRequiredChild(\NotEquatable.id) var part = NotEquatable()
  @AutoCompared(by: { (lhs: NotEquatable, rhs: NotEquatable) in lhs.id % 10 == rhs.id % 10 }) var custom =
    NotEquatable()
}

@AutoEquatable
private struct Tuples: Hashable {
  var pair = (1, "a")
  var typed: (Int, x: String) = (1, "a")
  var nested: (Int, (Bool, [Int])) = (1, (true, []))
  var optional: (Int, Int)?
  var references: (Object, Int)
  var void: Void = ()
  var three: (Int, Int, Int)? = (1, 2, 3)
}

private final class Object {}

@propertyWrapper
private struct Clamped: Equatable {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
}

/// Not Equatable.
@propertyWrapper
private struct Logged<Value> {
  var wrappedValue: Value
  var log: [Any] = []
  var projectedValue: Int { log.count }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A wrapper of the program with the name of a framework's wrapper.
@propertyWrapper
private struct State<Value> {
  var wrappedValue: Value
}

/// A wrapper that holds state of a framework.
@propertyWrapper
private struct Environment<Value>: FrameworkState {
  var wrappedValue: Value
}

/// A wrapper that shares what it holds.
@propertyWrapper
private final class SharedStorage<Value>: FrameworkState {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@AutoEquatable
private struct Wrapped: Hashable {
  @Clamped var clamped = 1
  @Logged var logged = "a"
  @State var state = 1
  @Environment var environment = 1
  @SharedStorage var shared = 1
  @AutoPriority(0) @State var first = 0
  @AutoIgnored @State var ignored = 0
  @Logged @State var twice = 0
  @State private var hidden = 0
  @AutoRequiredChild(\Part.id) @Logged var part = Part()

  mutating func hide(_ value: Int) { hidden = value }
}

private struct Part { var id = 0, note = 0 }

@Observable
private final class Store {
  var count = 0
}

@Observable
private final class EquatableStore: Equatable {
  var count = 0
  static func == (lhs: EquatableStore, rhs: EquatableStore) -> Bool { lhs.count == rhs.count }
}

@AutoEquatable
private struct Observing {
  var store: Store
  var optional: Store?
  var equatable: EquatableStore
  var maybe: EquatableStore?
}

@AutoEquatable
private struct Numbers: Hashable {
  var plain = 0.0
  @AutoCompared(by: .bitwise) var bits = 0.0
  @AutoCompared(by: .tolerance(0.5)) var close = 0.0
  @AutoCompared(by: .bitwise) var list: [Float] = []
  @AutoCompared(by: .tolerance(1)) var optional: Double?
  @AutoCompared(by: .bitwise) var graphics: CGFloat = 0
}

@AutoEquatable
private struct Texts: Hashable {
  var text = ""
  var part: Substring = ""
  var character: Character = "a"
}

@AutoEquatable
private struct Optionals: Hashable {
  var twice: Int??
  var thrice: String???
  var list: [Int?]?
  var part: Priced??
}

@AutoEquatable
private struct Priced: Hashable {
  var price = 0
  @AutoIgnored var note = 0
}

@AutoEquatable
private struct Collections: Hashable {
  var array: [Priced] = []
  var optionalArray: [Priced]?
  var set: Set<Priced> = []
  var byName: [String: Priced] = [:]
  var nested: [[Int]] = []
  var range: Range<Int> = 0..<0
  var date = Date(timeIntervalSince1970: 0)
  var url: URL?
  var data = Data()
  @AutoCompared(by: .unordered) var bag: [Priced] = []
  @AutoCompared(by: sameCount) var counted: [Priced] = []
}

private func sameCount(_ lhs: [Priced], _ rhs: [Priced]) -> Bool { lhs.count == rhs.count }

/// Returns the value with one change.
private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

@Suite("Types of fields")
struct FieldTypeTests {
  @Test("macro-case 80: existentials of protocols that refine Equatable are compared, others need a marker")
  func existentials() {
    let base = Existentials()
    expectEqual(base, Existentials())
    expectDifferent(base, changed(base) { $0.shape = Square(area: 1) }, in: ["shape"])
    // The same area, but another type.
    expectDifferent(base, changed(base) { $0.shape = Circle() }, in: ["shape"])
    expectDifferent(base, changed(base) { $0.optional = Square() }, in: ["optional"])
    expectDifferent(base, changed(base) { $0.keyed = Tag(name: "t") }, in: ["keyed"])
    expectDifferent(base, changed(base) { $0.equatable = 1 as UInt }, in: ["equatable"])
    expectEqual(
      base,
      changed(base) {
        $0.any = "x"
        $0.error = CancellationError()
        $0.result = .failure(CancellationError())
      })
  }

  @Test("macro-case 81: a type without == is compared by a path or a function")
  func notEquatable() {
    let base = Existentials()
    expectDifferent(base, changed(base) { $0.part.id = 1 }, in: ["part.id"])
    expectEqual(base, changed(base) { $0.custom.id = 10 })
    expectDifferent(base, changed(base) { $0.custom.id = 11 }, in: ["custom"])
  }

  @Test("Tuples are compared element by element, and references in them by identity")
  func tuples() {
    let (object, other) = (Object(), Object())
    let base = Tuples(references: (object, 1))
    expectEqual(base, Tuples(references: (object, 1)))
    expectDifferent(base, changed(base) { $0.pair.1 = "b" }, in: ["pair"])
    expectDifferent(base, changed(base) { $0.typed.x = "b" }, in: ["typed"])
    expectDifferent(base, changed(base) { $0.nested.1.1 = [1] }, in: ["nested"])
    expectDifferent(base, changed(base) { $0.optional = (1, 1) }, in: ["optional"])
    expectDifferent(base, changed(base) { $0.references.0 = other }, in: ["references"])
    expectDifferent(base, changed(base) { $0.references.1 = 2 }, in: ["references"])
    expectDifferent(base, changed(base) { $0.three?.2 = 4 }, in: ["three"])
  }

  @Test("macro-case 82: wrappers are compared by their wrapped value, and those with a framework's state are ignored")
  func wrappers() {
    let base = Wrapped()
    expectEqual(base, changed(base) { $0.environment = 2 })
    // Copies of a value share the storage; other values have their own.
    expectEqual(base, changed(Wrapped()) { $0.shared = 2 })
    expectEqual(base, changed(base) { $0.ignored = 2 })
    expectDifferent(base, changed(base) { $0.clamped = 2 }, in: ["clamped"])
    expectDifferent(base, changed(base) { $0.logged = "b" }, in: ["logged"])
    expectDifferent(base, changed(base) { $0.state = 2 }, in: ["state"])
    expectDifferent(base, changed(base) { $0.twice = 2 }, in: ["twice"])
    expectDifferent(base, changed(base) { $0.hide(2) }, in: ["hidden"])
    expectDifferent(base, changed(base) { $0.first = 2 }, in: ["first"])
    expectDifferent(base, changed(base) { $0.part.id = 2 }, in: ["part.id"])
    expectEqual(base, changed(base) { $0.part.note = 2 })
    #expect(
      Wrapped.comparisonSpec.description == """
        compared: first (priority 0, @State)
        compared: clamped (@Clamped)
        compared: logged (@Logged)
        compared: state (@State)
        compared: twice (@Logged)
        compared: hidden (@State)
        compared: part.id (@Logged)
        excluded state: environment (@Environment)
        excluded state: shared (@SharedStorage)
        ignored: ignored (@State)
        """)
    #expect(Wrapped.comparisonSpec.uncoveredFields() == [])
  }

  @Test("macro-case 83: observable objects are compared by identity, and nothing is read from them")
  func observable() {
    let (store, other) = (Store(), Store())
    let (equatable, same) = (EquatableStore(), EquatableStore())
    let base = Observing(store: store, equatable: equatable)
    expectEqual(base, Observing(store: store, equatable: equatable))
    expectDifferent(base, Observing(store: other, equatable: equatable), in: ["store"])
    expectDifferent(base, Observing(store: store, optional: store, equatable: equatable), in: ["optional"])
    expectDifferent(base, Observing(store: store, equatable: same), in: ["equatable"])
    let maybe = Observing(store: store, equatable: equatable, maybe: same)
    expectDifferent(base, maybe, in: ["maybe"])
    let changes = Changes()
    withObservationTracking {
      #expect(base == Observing(store: store, equatable: equatable))
      #expect(maybe != Observing(store: store, equatable: equatable, maybe: equatable))
    } onChange: {
      changes.count += 1
    }
    store.count = 1
    equatable.count = 1
    same.count = 1
    #expect(changes.count == 0)
  }

  /// A count that one thread uses.
  private final class Changes: @unchecked Sendable {
    var count = 0
  }

  @Test("macro-case 85: numbers are compared by ==, by bits or within a distance")
  func numbers() {
    let base = Numbers()
    #expect(changed(base) { $0.plain = .nan } != changed(base) { $0.plain = .nan })
    expectEqual(base, changed(base) { $0.plain = -0.0 })
    expectEqual(changed(base) { $0.bits = .nan }, changed(base) { $0.bits = .nan })
    expectDifferent(base, changed(base) { $0.bits = -0.0 }, in: ["bits"])
    expectEqual(base, changed(base) { $0.close = 0.5 })
    expectDifferent(base, changed(base) { $0.close = 0.75 }, in: ["close"])
    expectEqual(changed(base) { $0.close = .nan }, changed(base) { $0.close = .nan })
    expectEqual(changed(base) { $0.list = [.nan] }, changed(base) { $0.list = [.nan] })
    expectDifferent(changed(base) { $0.list = [0] }, changed(base) { $0.list = [-0.0] }, in: ["list"])
    expectDifferent(base, changed(base) { $0.optional = 0 }, in: ["optional"])
    expectEqual(changed(base) { $0.graphics = .nan }, changed(base) { $0.graphics = .nan })
    expectDifferent(base, changed(base) { $0.graphics = 1 }, in: ["graphics"])
    #expect(
      Numbers.comparisonSpec.summary == """
        compared: plain, bits (by bitwise), close (by tolerance(0.5)), list (by bitwise), \
        optional (by tolerance(1.0)), graphics (by bitwise)
        """)
  }

  @Test("macro-case 86: canonically equivalent strings are equal, with equal hashes")
  func texts() {
    expectEqual(Texts(text: "e\u{301}"), Texts(text: "\u{e9}"))
    expectEqual(Texts(part: "e\u{301}"), Texts(part: "x\u{e9}".dropFirst()))
    expectDifferent(Texts(text: "e"), Texts(text: "\u{e9}"), in: ["text"])
    expectDifferent(Texts(character: "b"), Texts(), in: ["character"])
  }

  @Test("macro-case 87: different values of a nested optional stay different")
  func optionals() {
    let values: [Int??] = [nil, .some(nil), 0, 1]
    for (i, lhs) in values.enumerated() {
      for (j, rhs) in values.enumerated() {
        if i == j {
          expectEqual(Optionals(twice: lhs), Optionals(twice: rhs))
        } else {
          expectDifferent(Optionals(twice: lhs), Optionals(twice: rhs), in: ["twice"])
        }
      }
    }
    let deep: [String???] = [nil, .some(nil), .some(.some(nil)), "a"]
    for (i, lhs) in deep.enumerated() {
      for (j, rhs) in deep.enumerated() where i != j {
        expectDifferent(Optionals(thrice: lhs), Optionals(thrice: rhs), in: ["thrice"])
      }
    }
    expectDifferent(Optionals(), Optionals(list: []), in: ["list"])
    expectDifferent(Optionals(list: [nil]), Optionals(list: [0]), in: ["list"])
    expectDifferent(Optionals(), Optionals(part: .some(nil)), in: ["part"])
    expectEqual(Optionals(part: Priced()), Optionals(part: Priced(note: 1)))
    expectDifferent(Optionals(part: Priced()), Optionals(part: Priced(price: 1)), in: ["part.price"])
  }

  @Test("Collections compare their elements by the elements' own specs")
  func collections() {
    let base = Collections()
    let (cheap, noted, dear) = (Priced(), Priced(note: 1), Priced(price: 2))
    expectEqual(changed(base) { $0.array = [cheap] }, changed(base) { $0.array = [noted] })
    expectDifferent(changed(base) { $0.array = [cheap] }, changed(base) { $0.array = [dear] }, in: ["array[0].price"])
    expectDifferent(base, changed(base) { $0.optionalArray = [] }, in: ["optionalArray"])
    expectEqual(changed(base) { $0.set = [cheap] }, changed(base) { $0.set = [noted] })
    expectDifferent(changed(base) { $0.set = [cheap] }, changed(base) { $0.set = [dear] }, in: ["set"])
    expectEqual(changed(base) { $0.byName = ["a": cheap] }, changed(base) { $0.byName = ["a": noted] })
    expectDifferent(
      changed(base) { $0.byName = ["a": cheap] }, changed(base) { $0.byName = ["a": dear] }, in: ["byName"])
    expectDifferent(changed(base) { $0.nested = [[]] }, changed(base) { $0.nested = [[1]] }, in: ["nested"])
    expectDifferent(base, changed(base) { $0.range = 0..<1 }, in: ["range"])
    expectDifferent(base, changed(base) { $0.date = Date(timeIntervalSince1970: 1) }, in: ["date"])
    expectDifferent(base, changed(base) { $0.url = URL(string: "a:b") }, in: ["url"])
    expectDifferent(base, changed(base) { $0.data = Data([1]) }, in: ["data"])
    expectEqual(changed(base) { $0.bag = [cheap, dear] }, changed(base) { $0.bag = [dear, noted] })
    expectDifferent(changed(base) { $0.bag = [cheap, dear] }, changed(base) { $0.bag = [dear, dear] }, in: ["bag"])
    expectEqual(changed(base) { $0.counted = [cheap] }, changed(base) { $0.counted = [dear] })
    expectDifferent(base, changed(base) { $0.counted = [dear] }, in: ["counted"])
  }
}
