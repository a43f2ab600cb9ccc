/// Reads the keys of elements in place, so that no element is copied.
@usableFromInline
protocol KeyReader {
  associatedtype Element

  func keysAreEqual(_ lhs: UnsafePointer<Element>, _ rhs: UnsafePointer<Element>) -> Bool
  func hash(_ element: UnsafePointer<Element>) -> UInt64
}

/// Reads a key that is stored in the element, by its offset.
@frozen
@usableFromInline
struct StoredKeyReader<Element, ID: Hashable>: KeyReader {
  @usableFromInline let offset: Int

  @inlinable
  @inline(__always)
  init(offset: Int) {
    assert(
      offset >= 0 && offset + MemoryLayout<ID>.size <= MemoryLayout<Element>.size, "The key is not inside the element."
    )
    self.offset = offset
  }

  @inlinable
  @inline(__always)
  func key(_ element: UnsafePointer<Element>) -> UnsafePointer<ID> {
    // The offset is that of a stored property of type `ID`, as `MemoryLayout.offset(of:)` gave it for a key path to it.
    (UnsafeRawPointer(element) + offset).assumingMemoryBound(to: ID.self)
  }

  @inlinable
  @inline(__always)
  func keysAreEqual(_ lhs: UnsafePointer<Element>, _ rhs: UnsafePointer<Element>) -> Bool {
    key(lhs).pointee == key(rhs).pointee
  }

  @inlinable
  @inline(__always)
  func hash(_ element: UnsafePointer<Element>) -> UInt64 { __keyHash(key(element).pointee) }
}

/// Computes a key by calling a function.
@frozen
@usableFromInline
struct ComputedKeyReader<Element, ID: Hashable>: KeyReader {
  @usableFromInline let id: (Element) -> ID

  @inlinable
  @inline(__always)
  init(_ id: @escaping (Element) -> ID) { self.id = id }

  @inlinable
  @inline(__always)
  func keysAreEqual(_ lhs: UnsafePointer<Element>, _ rhs: UnsafePointer<Element>) -> Bool {
    id(lhs.pointee) == id(rhs.pointee)
  }

  @inlinable
  @inline(__always)
  func hash(_ element: UnsafePointer<Element>) -> UInt64 { __keyHash(id(element.pointee)) }
}

/// Reads the identity of an element; if it is stored, the specialized code loads it and nothing else.
@frozen
@usableFromInline
struct IdentityReader<Element: Identifiable>: KeyReader {
  @inlinable
  @inline(__always)
  init() {}

  @inlinable
  @inline(__always)
  func keysAreEqual(_ lhs: UnsafePointer<Element>, _ rhs: UnsafePointer<Element>) -> Bool {
    lhs.pointee.id == rhs.pointee.id
  }

  @inlinable
  @inline(__always)
  func hash(_ element: UnsafePointer<Element>) -> UInt64 { __keyHash(element.pointee.id) }
}
