import Observation
import Synchronization
import Testing

@Suite("References, functions and metatypes")
struct ReferenceRuleTests {
  class Plain { var id = 1 }
  final class Sub: Plain {}
  class ById: Equatable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (lhs: ById, rhs: ById) -> Bool { lhs.id == rhs.id }
  }
  final class SubById: ById {}

  @Test("an object that is not Equatable is compared by identity")
  func identity() {
    expectAllDifferent([Plain(), Plain(), Sub(), Sub()])
    struct Holder { var object: Plain }
    expectAllDifferent([Holder(object: Plain()), Holder(object: Sub())])
    expectAllDifferent([(1, Plain()), (1, Plain())])
  }

  @Test("an Equatable object is compared with ==, and so is an instance of a subclass")
  func equatableObjects() {
    expect(ById(1), ById(1), areEqual: true)
    expect(ById(1), ById(2), areEqual: false)
    expect(ById(1), SubById(1), areEqual: true)
    struct Holder { var object: ById }
    expect(Holder(object: ById(1)), Holder(object: SubById(1)), areEqual: true)
    // Behind an existential the dynamic types must agree first.
    expect(ById(1) as Any, SubById(1) as Any, areEqual: false)
    expect(ById(1) as AnyObject, SubById(1) as AnyObject, areEqual: false)
    expect(SubById(1) as Any, SubById(1) as Any, areEqual: true)
    expect([ById(1) as AnyObject], [ById(1) as AnyObject], areEqual: true)
  }

  @Observable
  final class Observed: Hashable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (lhs: Observed, rhs: Observed) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test("an observable object is compared by identity in any container, even if it is Equatable")
  func observableObjects() {
    enum Route { case here(Observed) }
    struct Holder { var object: Observed }
    func expectIdentity<T>(_ make: (Observed) -> T, sourceLocation: SourceLocation = #_sourceLocation) {
      let (one, same) = (Observed(1), Observed(1))
      let value = make(one)
      expect(value, value, areEqual: true, sourceLocation: sourceLocation)
      expect(value, make(same), areEqual: false, sourceLocation: sourceLocation)
    }
    expectIdentity { $0 }
    expectIdentity { Optional($0) }
    expectIdentity { [$0] }
    expectIdentity { [[$0], nil] }
    expectIdentity { ["x": $0] }
    expectIdentity { Set([$0]) }
    expectIdentity { [Set([$0])] }
    expectIdentity { ContiguousArray([$0]) }
    expectIdentity { ($0, 1) }
    expectIdentity { Route.here($0) }
    expectIdentity { Holder(object: $0) }
    expectIdentity { $0 as Any }
    expectIdentity { $0 as any Observable }
    let object = Observed(1)
    expect([object], [object], areEqual: true)
    expect(["x": object], ["x": object], areEqual: true)
    expect([object, nil], [object, nil], areEqual: true)
    expect(Set([object, Observed(2)]), [object], areEqual: false)
    // Its keys are found by their `==`, and nothing tells which keys they are.
    expect([object: 1], [Observed(1): 1], areEqual: false)
  }

  @Test("weak and unowned references are compared by the objects that they refer to, Equatable or not")
  func unownedReferences() {
    struct Holder {
      weak var weak: ById?
      unowned var unowned: ById
      unowned(unsafe) var unsafe: ById
      weak var object: (any AnyObject)?
      unowned var optional: ById?
      var id = 0
    }
    let (one, two) = (ById(1), ById(1))
    let base = Holder(weak: one, unowned: one, unsafe: one, object: one, optional: one)
    expect(base, base, areEqual: true)
    var changes = Array(repeating: base, count: 7)
    changes[0].weak = two
    changes[1].unowned = two
    changes[2].unsafe = two
    changes[3].object = two
    changes[4].optional = two
    changes[5].weak = nil
    changes[6].id = 1
    for change in changes { expect(base, change, areEqual: false) }
    withExtendedLifetime((one, two)) {}
  }

  @Test("references to deallocated objects are compared without touching the objects")
  func deadReferences() {
    struct Holder {
      weak var weak: Plain?
      unowned var unowned: Plain
    }
    let other = Plain()
    var (a, b) = (Holder(weak: other, unowned: other), Holder(weak: other, unowned: other))
    do {
      let object = Plain()
      a = Holder(weak: object, unowned: object)
      b = a
    }
    #expect(a.weak == nil)
    expect(a, b, areEqual: true)
    expect(a, Holder(weak: nil, unowned: other), areEqual: false)
    expect([a], [b], areEqual: true)
  }

  @Test("a weak reference inside of an enum is found")
  func weakInEnum() {
    struct Weak { weak var object: Plain? }
    enum Slot {
      case weak(Weak), strong(Plain), number(Int)
    }
    let (one, two) = (Plain(), Plain())
    expectAllDifferent([
      Slot.weak(Weak(object: one)), .weak(Weak(object: two)), .weak(Weak()), .strong(one), .strong(two), .number(1),
    ])
    expectAllDifferent([Weak?.none, Weak(), Weak(object: one)])
    withExtendedLifetime((one, two)) {}
  }

  @Test("a function is never equal, not even to itself")
  func functions() {
    let function = { (x: Int) in x + 1 }
    expect(function, function, areEqual: false)
    struct Row {
      var id = 1
      var action: () -> Void
    }
    let row = Row(action: {})
    expect(row, row, areEqual: false)
    expect((1, function), (1, function), areEqual: false)
    expect([function], [function], areEqual: false)
    expect([(() -> Void)](), [], areEqual: true)
    expect(["a": function], ["a": function], areEqual: false)
    expect(function as Any, function as Any, areEqual: false)
    expect(Optional(function), Optional(function), areEqual: false)
    expect(((Int) -> Int)?.none, nil, areEqual: true)
    let cFunction: @convention(c) (Int) -> Int = { $0 }
    expect(cFunction, cFunction, areEqual: false)
  }

  @Test("metatypes are compared by identity")
  func metatypes() {
    expectAllDifferent([Int.self as Any.Type, String.self, Plain.self, [Int].self])
    expectAllDifferent([Plain.self, Sub.self])
    expectAllDifferent([Int.self as any Equatable.Type, String.self])
    expectAllDifferent([Plain.self as AnyClass, Sub.self, ById.self])
    expectAllDifferent([Int.self as Any, String.self as Any, Plain.self as Any])
  }

  @Test("a metatype with a single value has no size, and its neighbours are compared correctly")
  func thinMetatypes() {
    struct Holder {
      var before: Int
      var type: Int.Type = Int.self
      var after: String
    }
    struct Generic<Value> {
      var before: Int8
      var type: Value.Type = Value.self
      var after: String
    }
    struct Last {
      var id: Int8
      var type: Double.Type = Double.self
    }
    expectAllDifferent([Holder(before: 1, after: "a"), Holder(before: 2, after: "a"), Holder(before: 1, after: "b")])
    expectAllDifferent([Generic<Int>(before: 1, after: "a"), .init(before: 1, after: "b")])
    expectAllDifferent([Last(id: 1), Last(id: 2)])
    expect(Int.self, Int.self, areEqual: true)
  }

  @Test("key paths and pointers are compared with ==")
  func equatableHandles() {
    expectAllDifferent([\String.count, \String.utf8.count] as [KeyPath<String, Int>])
    struct Holder {
      var path: AnyKeyPath
      var pointer: UnsafeRawPointer?
      var typed: UnsafeMutablePointer<Int>?
    }
    let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    defer { pointer.deallocate() }
    expectAllDifferent([
      Holder(path: \String.count, pointer: nil, typed: nil), Holder(path: \String.count, pointer: pointer, typed: nil),
      Holder(path: \String.count, pointer: pointer, typed: pointer),
      Holder(path: \String.count, pointer: pointer, typed: pointer + 1),
      Holder(path: \String.isEmpty, pointer: pointer, typed: pointer),
    ])
    expectAllDifferent([
      UnsafeBufferPointer(start: pointer, count: 1), UnsafeBufferPointer(start: pointer, count: 2),
      UnsafeBufferPointer(start: nil, count: 0),
    ])
    let (one, two) = (Plain(), Plain())
    expectAllDifferent([Unmanaged.passUnretained(one), Unmanaged.passUnretained(two)])
    withExtendedLifetime((one, two)) {}
  }

  @Test("a property that cannot be copied is not touched")
  func noncopyableProperties() {
    final class Guarded {
      let before = 1
      let lock = Mutex(1)
    }
    struct Token: ~Copyable { var id = 1 }
    final class Owner {
      let token: Token? = nil
    }
    class Empty {
      let unit: Void = ()
    }
    final class Generic<Value>: Empty {
      let value: Value
      init(_ value: Value) { self.value = value }
    }
    let (one, two) = (Guarded(), Guarded())
    expect(Owner(), Owner(), fieldsEqual: false)
    // The empty tuple itself is a field like any other.
    expect(Empty(), Empty(), fieldsEqual: true)
    expect(Generic(()), Generic(()), fieldsEqual: true)
    expect(one, two, fieldsEqual: false)
    expect(one, one, fieldsEqual: false)
    expect(one, one, areEqual: true)
  }

  @Test("instances are compared property by property on request")
  func fieldsOfObjects() {
    class Base: Equatable {
      var a = 1
      weak var weak: Plain?
      static func == (lhs: Base, rhs: Base) -> Bool { true }
    }
    class Middle<Value>: Base {
      var value: Value
      var text = "text"
      init(_ value: Value) { self.value = value }
    }
    final class Leaf: Middle<[Int]> {
      var last: Int? = 1
    }
    func leaf(_ change: (Leaf) -> Void = { _ in }) -> Leaf {
      let leaf = Leaf([1, 2])
      change(leaf)
      return leaf
    }
    let plain = Plain()
    expect(leaf(), leaf(), fieldsEqual: true)
    expect(leaf() as Base, leaf() as Base, fieldsEqual: true)
    expect(leaf() as Any, leaf() as Any, fieldsEqual: true)
    expect(leaf(), leaf { $0.a = 2 }, fieldsEqual: false)
    expect(leaf(), leaf { $0.weak = plain }, fieldsEqual: false)
    expect(leaf(), leaf { $0.value = [] }, fieldsEqual: false)
    expect(leaf(), leaf { $0.text = "" }, fieldsEqual: false)
    expect(leaf() as Base, leaf { $0.last = nil } as Base, fieldsEqual: false)
    expect(leaf() as Base, Base(), fieldsEqual: false)
    expect(Plain(), Plain(), fieldsEqual: true)
    withExtendedLifetime(plain) {}
  }
}
