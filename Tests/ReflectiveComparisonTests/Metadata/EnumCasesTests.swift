import Testing

@testable import ReflectiveComparison

@Suite("Enum cases in the stable ABI")
struct EnumCasesTests {
  enum Mixed {
    case empty
    case number(Int)
    case last
    indirect case boxed(Mixed, UInt8)
    case labelled(x: String)
  }
  enum Generic<Value> { case nothing, value(Value), list([Value]) }

  @Test("cases with a payload come first, in order of declaration")
  func tags() throws {
    let cases = try #require(TypeMetadata(Mixed.self).enumCases)
    #expect(cases.count == 5)
    #expect(cases.payloads.map(\.isIndirect) == [false, true, false])
    #expect(ObjectIdentifier(cases.payloads[0].type) == ObjectIdentifier(Int.self))
    #expect(ObjectIdentifier(cases.payloads[1].type) == ObjectIdentifier((Mixed, UInt8).self))
    func tag(_ value: Mixed) -> Int { withUnsafePointer(to: value) { cases.tag(of: $0) } }
    #expect(tag(.number(1)) == 0)
    #expect(tag(.boxed(.empty, 1)) == 1)
    #expect(tag(.labelled(x: "")) == 2)
    #expect(tag(.empty) == 3)
    #expect(tag(.last) == 4)
  }

  @Test("the payloads of generic enums have the types of the arguments")
  func generic() throws {
    let cases = try #require(TypeMetadata(Generic<Int8>.self).enumCases)
    #expect(
      cases.payloads.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(Int8.self), ObjectIdentifier([Int8].self)])
    #expect(
      TypeMetadata(Int??.self).enumCases?.payloads.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(Int?.self)])
    #expect(TypeMetadata(Never.self).enumCases?.count == 0)
  }

  @Test("a box tells where its value is, with any alignment")
  func boxes() throws {
    indirect enum Boxed<Value> { case value(Value) }
    func check<Value: Equatable>(_ value: Value) {
      withUnsafePointer(to: Boxed.value(value)) { pointer in
        let box = UnsafeRawPointer(pointer).load(as: UnsafeRawPointer.self)
        #expect(Box.value(box).assumingMemoryBound(to: Value.self).pointee == value)
      }
    }
    check(1 as UInt8)
    check("a string that lives on the heap")
    check(SIMD8<Double>(repeating: 2))
    check([1, 2, 3])
    check((1...2))
  }

  @Test("projecting the payload out of a copy leaves only the payload's own bits")
  func projection() throws {
    enum Strings { case a(String), b(String), c }
    let metadata = TypeMetadata(Strings.self)
    let text = "a string that lives on the heap"
    for value in [Strings.a(text), .b(text)] {
      withUnsafePointer(to: value) { value in
        withUnsafeTemporaryAllocation(of: Strings.self, capacity: 1) { copy in
          let bytes = UnsafeMutableRawPointer(copy.baseAddress!)
          bytes.copyMemory(from: value, byteCount: MemoryLayout<Strings>.size)
          metadata.valueWitnesses.projectPayload(bytes, metadata.address)
          #expect(bytes.assumingMemoryBound(to: String.self).pointee == text)
        }
      }
    }
  }
}
