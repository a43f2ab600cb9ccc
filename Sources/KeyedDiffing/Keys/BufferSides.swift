/// Two lists in memory, for the matcher.
@frozen
@usableFromInline
struct BufferSides<Reader: KeyReader>: __KeyedSides {
  @usableFromInline let old: UnsafeBufferPointer<Reader.Element>
  @usableFromInline let new: UnsafeBufferPointer<Reader.Element>
  @usableFromInline let reader: Reader

  @inlinable
  @inline(__always)
  init(_ old: UnsafeBufferPointer<Reader.Element>, _ new: UnsafeBufferPointer<Reader.Element>, _ reader: Reader) {
    self.old = old
    self.new = new
    self.reader = reader
  }

  @inlinable
  @inline(__always)
  var oldCount: Int { old.count }

  @inlinable
  @inline(__always)
  var newCount: Int { new.count }

  @inlinable
  @inline(__always)
  func old(_ index: Int) -> UnsafePointer<Reader.Element> {
    // The matcher asks only for offsets below the count, so the buffer is not empty and has an address.
    assert(old.indices.contains(index), "The old list has no such element.")
    return old.baseAddress.unsafelyUnwrapped + index
  }

  @inlinable
  @inline(__always)
  func new(_ index: Int) -> UnsafePointer<Reader.Element> {
    assert(new.indices.contains(index), "The new list has no such element.")
    return new.baseAddress.unsafelyUnwrapped + index
  }

  @inlinable
  @inline(__always)
  func keysAreEqual(old oldIndex: Int, new newIndex: Int) -> Bool { reader.keysAreEqual(old(oldIndex), new(newIndex)) }

  @inlinable
  @inline(__always)
  func keysAreEqual(old first: Int, old second: Int) -> Bool { reader.keysAreEqual(old(first), old(second)) }

  @inlinable
  @inline(__always)
  func keysAreEqual(new first: Int, new second: Int) -> Bool { reader.keysAreEqual(new(first), new(second)) }

  @inlinable
  @inline(__always)
  func hash(old index: Int) -> UInt64 { reader.hash(old(index)) }

  @inlinable
  @inline(__always)
  func hash(new index: Int) -> UInt64 { reader.hash(new(index)) }
}
