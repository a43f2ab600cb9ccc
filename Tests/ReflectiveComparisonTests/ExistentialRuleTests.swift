import Testing

@Suite("Existential values")
struct ExistentialRuleTests {
  protocol Shape {}
  protocol Named: AnyObject {}
  protocol Container<Item> { associatedtype Item }
  struct Small: Shape, Sendable { var side: Int8 }
  struct Large: Shape, Container {
    typealias Item = Int
    var sides = [1, 2, 3]
    var name: String
    var a = 1
    var b = 2.0
  }
  struct Wide: Shape { var vector: SIMD4<Double> }
  struct Aligned: Shape {
    var vector: SIMD4<Double>
    var text: (String, Small)
  }
  final class Object: Shape, Named, Container, Error { typealias Item = Int }
  struct CustomEqual: Shape, Equatable {
    var id: Int
    var ignored: Int
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  }

  @Test("the dynamic types and then the values are compared, inline, boxed and aligned")
  func opaque() {
    let (one, two) = (Object(), Object())
    let shapes: [any Shape] = [
      Small(side: 1), Small(side: 2), Large(name: "a"), Large(name: "b"), Wide(vector: .zero), Wide(vector: .one),
      Aligned(vector: .zero, text: ("a", Small(side: 1))), Aligned(vector: .zero, text: ("a", Small(side: 2))),
      CustomEqual(id: 1, ignored: 1), CustomEqual(id: 2, ignored: 1), one, two,
    ]
    expectAllDifferent(shapes)
    expectAllDifferent(shapes.map { $0 as Any })
    struct Holder {
      var id: Int8 = 1
      var shape: any Shape
      var last: Any
    }
    expectAllDifferent(shapes.map { Holder(shape: $0, last: 1) })
    expectAllDifferent(shapes.map { Holder(shape: one, last: $0) })
    expectAllDifferent(shapes.map(Optional.some) + [nil])
    expect(CustomEqual(id: 1, ignored: 1) as any Shape, CustomEqual(id: 1, ignored: 2), areEqual: true)
    expect(Large(name: "a") as any Shape, Large(name: "a"), areEqual: true)
    expect(1 as Any, 1 as Int8 as Any, areEqual: false)
    expect(Optional(1) as Any, 1 as Any, areEqual: false)
  }

  @Test("class-bound existentials are compared")
  func classBound() {
    expectAllDifferent([Object(), Object()] as [any Named])
    expectAllDifferent([Object(), Object()] as [any Shape & Named])
    expectAllDifferent([Object(), Object()] as [AnyObject])
    expectAllDifferent([nil, Object(), Object()] as [(any Named)?])
    struct Holder {
      var first: any Named & Shape
      var second: Int
    }
    let object = Object()
    expectAllDifferent([
      Holder(first: object, second: 1), Holder(first: object, second: 2), .init(first: Object(), second: 1),
    ])
  }

  @Test("errors are compared")
  func errors() {
    struct Failure: Error {
      var code: Int
      var context: any Sendable
    }
    enum Problem: Error { case a, b(String) }
    let object = Object()
    let errors: [any Error] = [
      Failure(code: 1, context: 1), Failure(code: 2, context: 1), Failure(code: 1, context: "1"), Problem.a,
      Problem.b("a"), Problem.b("b"), object, Object(),
    ]
    expectAllDifferent(errors)
    expectAllDifferent(errors.map { $0 as Any })
    expectAllDifferent(errors.map(Optional.some) + [nil])
    expectAllDifferent(errors.map { Result<Int, any Error>.failure($0) } + [.success(1)])
    expect(
      Failure(code: 1, context: [Small(side: 1)]) as any Error, Failure(code: 1, context: [Small(side: 1)]),
      areEqual: true)
  }

  @Test("existentials with associated types are compared")
  func extended() {
    expectAllDifferent([Large(name: "a"), Large(name: "b"), Object(), Object()] as [any Container<Int>])
    expectAllDifferent([Large(name: "a"), Large(name: "b")] as [any Container])
    expect(Large(name: "a") as any Container<Int>, Large(name: "a"), areEqual: true)
    expectAllDifferent([nil, Large(name: "a")] as [(any Container<Int>)?])
    expectAllDifferent([[1], [2], []] as [any Collection<Int>])
    expectAllDifferent([Large.self, Object.self] as [any Container<Int>.Type])
  }

  @Test("AnyHashable is compared with ==")
  func anyHashable() {
    expectAllDifferent([AnyHashable(1), AnyHashable("1"), AnyHashable([1])])
    expect(AnyHashable(1), AnyHashable(1.0), areEqual: true)
  }

  @Test("an existential in a box made by generic code is opened completely")
  func nestedContainers() {
    func box<Value>(_ value: Value) -> Any { value }
    func compare<Value>(_ a: Value, _ b: Value, _ c: Value) {
      expect(box(a), box(b), areEqual: true)
      expect(box(a), box(c), areEqual: false)
      expect(Optional(box(a)), Optional(box(b)), areEqual: true)
      expect(a, b, areEqual: true)
      expect(a, c, areEqual: false)
    }
    compare(Small(side: 1) as any Shape, Small(side: 1), Small(side: 2))
    compare(Large(name: "a") as Any, Large(name: "a"), Large(name: "b"))
    compare(CancellationErrors.one as any Error, CancellationErrors.one, CancellationErrors.two)
  }

  private enum CancellationErrors: Error { case one, two }
}
