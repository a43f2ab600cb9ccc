import Testing

@testable import ReflectiveComparison

@Suite("Existential containers in the stable ABI")
struct ExistentialFormTests {
  protocol Shape {}
  protocol Named: AnyObject {}
  protocol Container<Item> { associatedtype Item }
  protocol ObjectContainer<Item>: AnyObject { associatedtype Item }
  class Base {}
  final class Object: Base, Shape, Named {}
  struct Large: Shape { var numbers = (1, 2, 3, 4) }
  struct Aligned: Shape { var vector = SIMD8<Double>(repeating: 1) }

  @Test("each existential type has the right form of container")
  func forms() {
    func check(_ type: Any.Type, _ form: ExistentialForm?) { #expect(TypeMetadata(type).existentialForm == form) }
    check(Any.self, .opaque)
    check((any Shape).self, .opaque)
    check((any Shape & Equatable).self, .opaque)
    check((any Container<Int>).self, .opaque)
    check(AnyObject.self, .object)
    check((any Named).self, .object)
    check((any Shape & Named).self, .object)
    check((any Base & Shape).self, .object)
    check((any ObjectContainer<Int>).self, .object)
    check((any Error).self, .error)
    check(Any.Type.self, .metatype)
    check((any Shape.Type).self, .metatype)
    check((any Container<Int>.Type).self, .metatype)
    check(Int.self, nil)
    check(Object.self, nil)
  }

  @Test("a container gives its value and the dynamic type, inline, in a box, and aligned in a box")
  func values() throws {
    func check<Value>(_ shape: any Shape, is expected: (Value) -> Bool) throws {
      try withUnsafePointer(to: shape) { container in
        let value = try #require(DynamicValue.inside(container, form: .opaque))
        #expect(value.type == TypeMetadata(Value.self))
        #expect(expected(value.address.assumingMemoryBound(to: Value.self).pointee))
      }
    }
    let object = Object()
    try check(object) { (found: Object) in found === object }
    try check(Large()) { (found: Large) in found.numbers == (1, 2, 3, 4) }
    try check(Aligned()) { (found: Aligned) in found.vector == Aligned().vector }
  }

  @Test("the class of an instance is found behind the type of a superclass")
  func dynamicClass() throws {
    let object: Base = Object()
    withUnsafePointer(to: object) {
      #expect(DynamicValue.at($0, storedAs: TypeMetadata(Base.self)).type == TypeMetadata(Object.self))
    }
    let named: any Named = Object()
    try withUnsafePointer(to: named) {
      let value = try #require(DynamicValue.inside($0, form: .object))
      #expect(value.type == TypeMetadata(Object.self))
    }
  }
}
