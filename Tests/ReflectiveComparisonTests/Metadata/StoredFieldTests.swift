import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@testable import ReflectiveComparison

@Suite("Stored fields in the stable ABI")
struct StoredFieldTests {
  class Base {
    var flag: UInt8 = 1
    weak var weak: Base?
    var id = 2
  }
  class Middle<Value>: Base {
    var value: Value
    unowned var parent: Base
    init(_ value: Value, parent: Base) {
      self.value = value
      self.parent = parent
    }
  }
  final class Leaf: Middle<[String]> { var last = "last" }

  struct Mixed<Value> {
    var flag: Bool
    var id: Int
    weak var weak: Base?
    unowned var unowned: Base
    unowned(unsafe) var unsafe: Base
    var value: Value
    var action: () -> Void
    let shape: any Equatable
    lazy var slow = 1
    var computed: Int { 1 }
  }

  @Test("the fields of a struct have types, offsets and ownership")
  func structs() throws {
    let fields = try #require(TypeMetadata(Mixed<UInt16>.self).storedFields)
    let types: [Any.Type] = [
      Bool.self, Int.self, Base?.self, Base.self, Base.self, UInt16.self, (() -> Void).self, (any Equatable).self,
      Int?.self,
    ]
    #expect(fields.map { ObjectIdentifier($0.type) } == types.map { ObjectIdentifier($0) })
    #expect(
      fields.map(\.ownership) == [.strong, .strong, .weak, .unowned, .unowned, .strong, .strong, .strong, .strong])
    #expect(fields.map(\.index) == Array(0..<9))
    #expect(fields[0].offset == MemoryLayout<Mixed<UInt16>>.offset(of: \.flag))
    #expect(fields[1].offset == MemoryLayout<Mixed<UInt16>>.offset(of: \.id))
    #expect(fields[5].offset == MemoryLayout<Mixed<UInt16>>.offset(of: \.value))
    #expect(fields[7].offset == MemoryLayout<Mixed<UInt16>>.offset(of: \.shape))
  }

  @Test("the elements of a tuple are found")
  func tuples() throws {
    typealias Tuple = (UInt8, b: Int, String)
    let fields = try #require(TypeMetadata(Tuple.self).storedFields)
    #expect(
      fields.map { ObjectIdentifier($0.type) } == [UInt8.self, Int.self, String.self].map { ObjectIdentifier($0) })
    #expect(
      fields.map(\.offset) == [
        MemoryLayout<Tuple>.offset(of: \.0), MemoryLayout<Tuple>.offset(of: \.1), MemoryLayout<Tuple>.offset(of: \.2),
      ])
    #expect(TypeMetadata(Void.self).storedFields?.isEmpty == true)
  }

  @Test("the properties of a class include those of generic superclasses")
  func classes() throws {
    let fields = try #require(TypeMetadata(Leaf.self).classFields)
    #expect(
      fields.map { ObjectIdentifier($0.type) }
        == ([UInt8.self, Base?.self, Int.self, [String].self, Base.self, String.self] as [Any.Type]).map {
          ObjectIdentifier($0)
        })
    #expect(fields.map(\.ownership) == [.strong, .weak, .strong, .strong, .unowned, .strong])
    #expect(
      fields.map { ObjectIdentifier($0.container) }
        == ([Base.self, Base.self, Base.self, Middle<[String]>.self, Middle<[String]>.self, Leaf.self] as [Any.Type])
        .map { ObjectIdentifier($0) })
    let base = Base()
    let leaf = Leaf(["value"], parent: base)
    let object = UnsafeRawPointer(Unmanaged.passUnretained(leaf).toOpaque())
    #expect((object + fields[0].offset).load(as: UInt8.self) == 1)
    #expect((object + fields[2].offset).load(as: Int.self) == 2)
    #expect((object + fields[3].offset).assumingMemoryBound(to: [String].self).pointee == ["value"])
    #expect((object + fields[5].offset).assumingMemoryBound(to: String.self).pointee == "last")
    withExtendedLifetime(leaf) {}
  }

  @Test("children are read one by one with the function that Mirror uses")
  func children() {
    let base = Base()
    let leaf = Leaf(["value"], parent: base)
    #expect(StoredChild.value(of: leaf, declaredBy: Middle<[String]>.self, at: 0) as? [String] == ["value"])
    #expect(StoredChild.value(of: leaf, declaredBy: Leaf.self, at: 0) as? String == "last")
    #expect(StoredChild.value(of: (1, "a"), declaredBy: (Int, String).self, at: 1) as? String == "a")
    #expect(StoredChild.value(of: [1, 2] as Any, declaredBy: [Int].self, at: 0) is Int == false)
    #expect(StoredChild.value(of: Int?.some(3) as Any, declaredBy: Int?.self, at: 0) as? Int == 3)
  }

  @Test("a type imported from C counts as opaque")
  func imported() {
    #expect(TypeMetadata(timespec.self).storedFields == nil)
    let time = timespec(tv_sec: 1, tv_nsec: 2)
    expect(time, time, areEqual: false)
    struct Holder {
      var id = 1
      var time = timespec()
    }
    expect(Holder(), Holder(), areEqual: false)
  }
}
