/// Memory for the view values of a tree: chunks that are filled from the start, and a list of free places for each size.
///
/// Against it, an allocation for every value doubles the time of mounting and unmounting.
@frozen
public struct __PayloadArena {
  /// The next free byte of the current chunk, and its end.
  @usableFromInline private(set) var position: UnsafeMutableRawPointer
  @usableFromInline private(set) var end: UnsafeMutableRawPointer

  /// The first free place of each size class; a free place begins with the address of the next one.
  @usableFromInline let freePlaces: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  @usableFromInline private(set) var chunks: __RawBuffer<UnsafeMutableRawPointer>
  @usableFromInline private(set) var byteCount = 0

  /// Sizes are rounded up to multiples of this, which is also how values are aligned.
  @inlinable static var unit: Int { 16 }
  /// Values from this number of units on are allocated apart.
  @inlinable static var classCount: Int { 128 }
  @inlinable static var chunkSize: Int { 256 << 10 }

  @usableFromInline
  init() {
    position = .allocate(byteCount: Self.unit, alignment: Self.unit)
    end = position
    freePlaces = .allocate(capacity: Self.classCount)
    freePlaces.initialize(repeating: nil, count: Self.classCount)
    chunks = __RawBuffer()
    chunks.append(position)
  }

  /// Moves a value into the arena.
  @inlinable
  @inline(__always)
  mutating func store<Value>(_ value: UnsafeMutablePointer<Value>) -> UnsafeMutableRawPointer {
    let place = allocate(Value.self)
    place.assumingMemoryBound(to: Value.self).initialize(to: value.move())
    return place
  }

  /// A place for a value: large and aligned enough, and used for nothing else until it is freed as a place of the same type.
  ///
  /// Places are untyped memory. A free one holds the address of the next in its first bytes, and has room for it, as a unit
  /// is 16 bytes; values without a size share a place, and nothing is ever written to it.
  @inlinable
  @inline(__always)
  mutating func allocate<Value>(_: Value.Type) -> UnsafeMutableRawPointer {
    let units = (MemoryLayout<Value>.size + Self.unit - 1) / Self.unit
    if units >= Self.classCount || MemoryLayout<Value>.alignment > Self.unit {
      return allocateApart(MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    if let free = freePlaces[units] {
      freePlaces[units] = free.load(as: UnsafeMutableRawPointer?.self)
      return free
    }
    if position + units * Self.unit > end { startChunk() }
    let place = position
    position = place + units * Self.unit
    return place
  }

  /// Destroys a value and gives up its place.
  @inlinable
  @inline(__always)
  mutating func destroy<Value>(_ place: UnsafeMutableRawPointer, as _: Value.Type) {
    place.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    free(place, Value.self)
  }

  /// Gives up the place of a value that was moved away.
  @inlinable
  @inline(__always)
  mutating func free<Value>(_ place: UnsafeMutableRawPointer, _: Value.Type) {
    let units = (MemoryLayout<Value>.size + Self.unit - 1) / Self.unit
    if units >= Self.classCount || MemoryLayout<Value>.alignment > Self.unit {
      freeApart(place, MemoryLayout<Value>.size)
    } else if units > 0 {
      place.storeBytes(of: freePlaces[units], as: UnsafeMutableRawPointer?.self)
      freePlaces[units] = place
    }
  }

  @usableFromInline
  mutating func startChunk() {
    position = .allocate(byteCount: Self.chunkSize, alignment: Self.unit)
    end = position + Self.chunkSize
    chunks.append(position)
    byteCount += Self.chunkSize
  }

  @usableFromInline
  mutating func allocateApart(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
    byteCount += size
    return .allocate(byteCount: max(size, 1), alignment: max(alignment, Self.unit))
  }

  @usableFromInline
  mutating func freeApart(_ place: UnsafeMutableRawPointer, _ size: Int) {
    byteCount -= size
    place.deallocate()
  }

  /// Gives all chunks back; every value was destroyed before.
  func deallocate() {
    for index in 0..<chunks.count { chunks[index].deallocate() }
    chunks.deallocate()
    freePlaces.deallocate()
  }
}
