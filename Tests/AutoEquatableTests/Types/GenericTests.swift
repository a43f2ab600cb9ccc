import ComparisonSpecs
import Testing

@AutoEquatable
private struct Box<Value> {
  var value: Value
  var onTap: () -> Void = {}
}

@AutoEquatable
private struct Phantom<Value> {
  let raw: String
  var action: (Value) -> Void = { _ in }
  @AutoIgnored var ignored: Value? = nil
}

@AutoEquatable
private struct Composite<Value, Keys: Collection, Other> {
  var array: [Value]? = nil
  var byName: [String: Value] = [:]
  var pair: (Value, Int)
  var first: Keys.Element?
  var path: KeyPath<Value, Other>? = nil
  var phantom: Phantom<Other>? = nil
  var type: Other.Type? = nil
}

@AutoEquatable
private struct Constrained<Value: Hashable>: Hashable { var value: Value }

@AutoEquatable
private struct ConstrainedBelow<Value> where Value: Collection, Value.Element: Equatable {
  var first: Value.Element?
}

@AutoEquatable
private struct Stack<Content> {
  var spacing = 0.0
  var content: Content
}

@AutoEquatable
private struct Pack<each Value: Equatable> {
  var id = 0
  var values: (repeat each Value)
  init(id: Int = 0, _ values: repeat each Value) { (self.id, self.values) = (id, (repeat each values)) }
}

@AutoEquatable
private struct OpenPack<each Value> {
  var values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }
}

@AutoEquatable
private struct HashedPack<each Value: Hashable>: Hashable {
  var values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }
}

@AutoEquatable
private struct Counted<let count: Int> {
  var value = 0
  static var size: Int { count }
}

@AutoEquatable(where: "Value: Hashable")
private struct Overridden<Value> { var set: Bag<Value> }

/// Equatable only if its elements are Hashable.
private struct Bag<Element> { var elements: [Element] = [] }

extension Bag: Equatable where Element: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool { Set(lhs.elements) == Set(rhs.elements) }
}

@AutoEquatable(where: "")
private struct Unconstrained<Value> {
  var id: Int
  @AutoCompared(by: .identity) var owner: Owner<Value>
}

private final class Owner<Value> {}

@AutoEquatable
private final class Node<Value> {
  let value: Value
  let next: Node<Value>?
  init(_ value: Value, _ next: Node<Value>? = nil) { (self.value, self.next) = (value, next) }
}

@AutoEquatable
private struct Strategies<Value> {
  @AutoCompared(by: .unordered) var values: [Value]
  @AutoChildren var children: [Value] = []
  @AutoRequiredChild(\Box<Value>.value) var boxed: Box<Value>
}

@AutoEquatable
private struct ManyShapes<Value, Failure: Error> {
  var result: Result<Value, Failure>?
  var range: Range<Int> = 0..<1
  var nested: [[Value?]] = []
  var set: Set<Int> = []
  var slice: ArraySlice<Value> = []
}

/// Asks at run time, because the compiler does not know the answer.
private func isEquatable(_ type: any Any.Type) -> Bool { type is any Equatable.Type && type is any AutoEquatable.Type }

@Suite("Generic annotated types")
struct GenericTests {
  @Test("macro-case 71: a type is Equatable if its parameter is")
  func box() {
    expectEqual(Box(value: 1), Box(value: 1, onTap: { print("") }))
    expectDifferent(Box(value: 1), Box(value: 2), in: ["value"])
    expectDifferent(Box(value: Box(value: 1)), Box(value: Box(value: 2)), in: ["value.value"])
    #expect(!isEquatable(Box<Any>.self))
    #expect(isEquatable(Box<Int>.self))
  }

  @Test("macro-case 72: a parameter that no compared field holds is not constrained")
  func phantom() {
    expectEqual(Phantom<Any>(raw: "a"), Phantom<Any>(raw: "a", action: { print($0) }, ignored: 1))
    expectDifferent(Phantom<() -> Void>(raw: "a"), Phantom<() -> Void>(raw: "b"), in: ["raw"])
  }

  @Test("macro-case 74: constraints follow the spelling of the fields")
  func composite() {
    typealias Sample = Composite<Int, [String], Owner<Int>>
    #expect(isEquatable(Sample.self))
    // The collections' conformance does not depend on their elements, and `Other` occurs in no compared value.
    #expect(isEquatable(Composite<Int, AnyCollection<String>, () -> Void>.self))
    #expect(!isEquatable(Composite<Any, [String], Int>.self))
    #expect(!isEquatable(Composite<Int, [Any], Int>.self))
    let base = Sample(pair: (1, 2))
    expectEqual(base, base)
    expectDifferent(base, Sample(array: [], pair: (1, 2)), in: ["array"])
    expectDifferent(base, Sample(byName: ["a": 1], pair: (1, 2)), in: ["byName"])
    expectDifferent(base, Sample(pair: (1, 3)), in: ["pair"])
    expectDifferent(base, Sample(pair: (1, 2), first: "f"), in: ["first"])
    expectDifferent(base, Sample(pair: (1, 2), phantom: Phantom(raw: "")), in: ["phantom"])
    expectDifferent(base, Sample(pair: (1, 2), type: Owner<Int>.self), in: ["type"])
    #expect(isEquatable(ManyShapes<Int, Never>.self) && !isEquatable(ManyShapes<Any, Never>.self))
  }

  @Test("macro-case 74: requirements can be given in place of the inferred ones")
  func overridden() {
    expectEqual(Overridden(set: Bag(elements: [1, 2])), Overridden(set: Bag(elements: [2, 1])))
    expectDifferent(Overridden(set: Bag(elements: [1])), Overridden(set: Bag(elements: [2])), in: ["set"])
    let owner = Owner<Any>()
    expectEqual(Unconstrained(id: 1, owner: owner), Unconstrained(id: 1, owner: owner))
    expectDifferent(Unconstrained(id: 1, owner: owner), Unconstrained(id: 1, owner: Owner()), in: ["owner"])
  }

  @Test("macro-case 75: parameters can already have constraints")
  func constrained() {
    expectEqual(Constrained(value: "a"), Constrained(value: "a"))
    expectDifferent(Constrained(value: "a"), Constrained(value: "b"), in: ["value"])
    expectDifferent(ConstrainedBelow<[Int]>(first: 1), ConstrainedBelow<[Int]>(first: nil), in: ["first"])
  }

  @Test("macro-case 77: a container is Equatable if its content is, which can be asked at run time")
  func container() {
    expectEqual(Stack(content: Stack(content: 1)), Stack(content: Stack(content: 1)))
    expectDifferent(Stack(content: Stack(content: 1)), Stack(content: Stack(content: 2)), in: ["content.content"])
    expectDifferent(Stack(spacing: 1, content: 1), Stack(content: 1), in: ["spacing"])
    let opaque: Any = Stack(content: { 1 })
    #expect(!(opaque is any Equatable))
    #expect(!(opaque is any AutoEquatable))
  }

  @Test("macro-case 78: parameter packs and value parameters are supported")
  func packs() {
    expectEqual(Pack(1, "a", true), Pack(1, "a", true))
    expectDifferent(Pack(1, "a", true), Pack(2, "a", true), in: ["values"])
    expectDifferent(Pack(1, "a", true), Pack(1, "b", true), in: ["values"])
    expectDifferent(Pack(1, "a", true), Pack(1, "a", false), in: ["values"])
    expectDifferent(Pack(id: 1, 1), Pack(1), in: ["id"])
    expectEqual(Pack(), Pack())
    expectEqual(OpenPack(1, "a"), OpenPack(1, "a"))
    expectDifferent(OpenPack(1, "a"), OpenPack(1, "b"), in: ["values"])
    #expect(!isEquatable(OpenPack<Int, Any>.self))
    expectEqual(HashedPack(1, "a"), HashedPack(1, "a"))
    expectDifferent(HashedPack(1, "a"), HashedPack(1, "b"), in: ["values"])
    expectEqual(Counted<3>(value: 1), Counted<3>(value: 1))
    expectDifferent(Counted<3>(value: 1), Counted<3>(value: 2), in: ["value"])
  }

  @Test("Generic classes and strategies on generic fields are supported")
  func classes() {
    expectEqual(Node(1, Node(2)), Node(1, Node(2)))
    expectDifferent(Node(1, Node(2)), Node(1, Node(3)), in: ["next.value"])
    expectDifferent(Node(1, Node(2)), Node(1), in: ["next"])
    expectEqual(Strategies(values: [1, 2], boxed: Box(value: 1)), Strategies(values: [2, 1], boxed: Box(value: 1)))
    expectDifferent(
      Strategies(values: [1], boxed: Box(value: 1)), Strategies(values: [1], boxed: Box(value: 2)), in: ["boxed.value"])
    expectDifferent(
      Strategies(values: [1], boxed: Box(value: 1)), Strategies(values: [1], children: [1], boxed: Box(value: 1)),
      in: ["children"])
  }
}
