/// How the standard library's `Array` lies in memory.
///
/// Part of the stable ABI, since inlinable code of the standard library is compiled into every client: an array is one
/// pointer to a heap object that holds, after its two header words, the count, the capacity, and the elements at the
/// next address that is aligned for them. `nil` of an optional array is the null pointer. Guarded by
/// `ArrayMemoryTests`.
package enum ArrayMemory {
  /// The result of comparing the counts of two arrays.
  package enum Outcome {
    /// The arrays are known to be equal, or known to differ.
    case known(Bool)
    /// The same number of elements on both sides, at least one, in different buffers.
    case elements(UnsafeRawPointer, UnsafeRawPointer, count: Int)
  }

  /// Whether arrays of such elements always have the layout that this type describes.
  ///
  /// With the Objective-C runtime an array of class instances may be a bridged `NSArray`.
  package static func isContiguous(elements: Any.Type) -> Bool {
    #if _runtime(_ObjC)
      // Only elements that are single references can be bridged.
      func isReferenceSized<Element>(_ type: Element.Type) -> Bool {
        MemoryLayout<Element>.size == MemoryLayout<UnsafeRawPointer>.size && !_isPOD(type)
      }
      return !_openExistential(elements, do: isReferenceSized)
    #else
      return true
    #endif
  }

  /// Compares the buffers and counts of the two arrays, or optional arrays, stored at the addresses.
  ///
  /// Like the standard library's `==`, the same buffer counts as equal without a look at the elements: an array that
  /// holds a NaN is equal to itself.
  @inline(__always)
  package static func compareCounts(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, alignment: Int
  ) -> Outcome {
    let lhsBuffer = lhs.load(as: UnsafeRawPointer?.self)
    let rhsBuffer = rhs.load(as: UnsafeRawPointer?.self)
    if lhsBuffer == rhsBuffer { return .known(true) }
    guard let lhsBuffer, let rhsBuffer else { return .known(false) }
    let count = count(buffer: lhsBuffer)
    assert(count >= 0, "No buffer of an array lies at this address")
    guard count == self.count(buffer: rhsBuffer) else { return .known(false) }
    if count == 0 { return .known(true) }
    let first = firstElement(alignment: alignment)
    return .elements(lhsBuffer + first, rhsBuffer + first, count: count)
  }

  /// The number of elements in the heap object that an array points to.
  @inline(__always)
  package static func count(buffer: UnsafeRawPointer) -> Int { buffer.load(fromByteOffset: headerSize, as: Int.self) }

  /// The offset of the first element in the heap object that an array points to.
  @inline(__always)
  package static func firstElement(alignment: Int) -> Int {
    let end = headerSize + 2 * MemoryLayout<Int>.size
    return (end + alignment - 1) & ~(alignment - 1)
  }

  /// The size of the header of every heap object: its type and its reference count.
  private static var headerSize: Int { 2 * MemoryLayout<Int>.size }
}
