import Testing

@testable import ComparisonSpecs

@Suite("Array memory")
struct ArrayMemoryTests {
  @Test("an array is a pointer to an object that holds count and elements at the offsets of the stable ABI")
  func layout() {
    func check<Element>(_ array: [Element], sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(MemoryLayout<[Element]>.size == MemoryLayout<UnsafeRawPointer>.size)
      let (buffer, first) = withUnsafeBytes(of: array) {
        ($0.load(as: UnsafeRawPointer.self), ArrayMemory.firstElement(alignment: MemoryLayout<Element>.alignment))
      }
      #expect(ArrayMemory.count(buffer: buffer) == array.count, sourceLocation: sourceLocation)
      array.withUnsafeBytes {
        if $0.count > 0 { #expect($0.baseAddress == buffer + first, sourceLocation: sourceLocation) }
      }
    }
    var grown: [Int] = []
    for count in 0..<20 {
      check(grown)
      grown.append(count)
    }
    check([1, 2, 3] as [UInt8])
    check(["a", "b"])
    check([SIMD16<Double>.zero])
    check([UInt128.max])
    check([[1], [2, 3]])
    check(Array(repeating: (1 as Int8, 2 as Int64), count: 5))
    check(Array((1...10).lazy.map { $0 }))
    check([1, 2, 3, 4].dropFirst().map { $0 })
  }

  @Test("nil of an optional array is the null pointer")
  func optional() {
    withUnsafeBytes(of: [Int]?.none) { #expect($0.load(as: UInt.self) == 0) }
    withUnsafeBytes(of: [Int]?.some([])) { #expect($0.load(as: UInt.self) != 0) }
  }
}
