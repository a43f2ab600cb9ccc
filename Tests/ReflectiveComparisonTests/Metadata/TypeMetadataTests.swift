import Testing

@testable import ReflectiveComparison

@Suite("Type metadata in the stable ABI")
struct TypeMetadataTests {
  final class Object {}
  enum Choice { case a, b(Int) }
  struct Pair<First, Second> {
    var first: First
    var second: Second
  }

  @Test("the first word is the kind")
  func kinds() {
    func check(_ type: Any.Type, _ kind: TypeMetadata.Kind) {
      #expect(TypeMetadata(type).kind == kind)
      #expect(ObjectIdentifier(TypeMetadata(type).type) == ObjectIdentifier(type))
    }
    check(Int.self, .struct)
    check(Choice.self, .enum)
    check(Int?.self, .optional)
    check(Object.self, .class)
    check((Int, String).self, .tuple)
    check(((Int) -> Void).self, .function)
    check(Any.self, .existential)
    check(AnyObject.self, .existential)
    check((any Error).self, .existential)
    check(Int.Type.self, .metatype)
    check(Any.Type.self, .existentialMetatype)
    check((any Collection<Int>).self, .extendedExistential)
  }

  @Test("the value witness table has size, stride, alignment and flags")
  func valueWitnesses() {
    struct Odd {
      var a: UInt16
      var b: UInt8
    }
    func check<Value>(_ type: Value.Type, isInline: Bool, isEnum: Bool = false) {
      let witnesses = TypeMetadata(type).valueWitnesses
      #expect(witnesses.size == MemoryLayout<Value>.size)
      #expect(witnesses.stride == MemoryLayout<Value>.stride)
      #expect(witnesses.alignment == MemoryLayout<Value>.alignment)
      #expect(witnesses.isStoredInline == isInline)
      #expect(witnesses.hasEnumWitnesses == isEnum)
    }
    check(Int.self, isInline: true)
    check(Odd.self, isInline: true)
    check((Int, Int, Int).self, isInline: true)
    check((Int, Int, Int, Int8).self, isInline: false)
    check(SIMD8<Double>.self, isInline: false)
    check(Choice.self, isInline: true, isEnum: true)
    check(Int?.self, isInline: true, isEnum: true)
    check(Object.self, isInline: true)
  }

  @Test("the generic arguments of structs and enums are found")
  func typeArguments() {
    #expect(TypeMetadata(Int.self).typeArguments.isEmpty)
    #expect(TypeMetadata([Int].self).typeArguments == [TypeMetadata(Int.self)])
    #expect(TypeMetadata(String?.self).typeArguments == [TypeMetadata(String.self)])
    #expect(
      TypeMetadata(Pair<Int, [String]>.self).typeArguments == [TypeMetadata(Int.self), TypeMetadata([String].self)])
    #expect(TypeMetadata([String: Bool].self).typeArguments == [TypeMetadata(String.self), TypeMetadata(Bool.self)])
    #expect(TypeMetadata(Result<Int, any Error>.self).typeArguments.first == TypeMetadata(Int.self))
  }
}
