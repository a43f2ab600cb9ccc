/// Memory for the view values of a tree: chunks that are filled from the start, and a free list for each size class.
///
/// Allocating each value separately would double the time of mounting and unmounting.
@frozen
public struct __PayloadArena {
  /// The next free byte of the current chunk, and its end.
  @usableFromInline private(set) var position: UnsafeMutableRawPointer
  @usableFromInline private(set) var end: UnsafeMutableRawPointer

  /// The first free slot of each size class; a free slot begins with the address of the next one.
  @usableFromInline let freeSlots: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  @usableFromInline private(set) var chunks: __RawBuffer<UnsafeMutableRawPointer>
  @usableFromInline private(set) var byteCount = 0

  /// Sizes are rounded up to multiples of this, which is also the alignment.
  @inlinable static var unit: Int { 16 }
  /// Values of this many units or more are allocated separately.
  @inlinable static var classCount: Int { 128 }
  @inlinable static var chunkSize: Int { 256 << 10 }

  @usableFromInline
  init() {
    position = .allocate(byteCount: Self.unit, alignment: Self.unit)
    end = position
    freeSlots = .allocate(capacity: Self.classCount)
    freeSlots.initialize(repeating: nil, count: Self.classCount)
    chunks = __RawBuffer()
    chunks.append(position)
  }

  /// Moves a value into the arena.
  @inlinable
  @inline(__always)
  mutating func store<Value>(_ value: UnsafeMutablePointer<Value>) -> UnsafeMutableRawPointer {
    let slot = allocate(Value.self)
    slot.assumingMemoryBound(to: Value.self).initialize(to: value.move())
    return slot
  }

  /// Allocates memory for a value, to be freed as memory of the same type.
  ///
  /// The memory is untyped. A free slot holds the address of the next one, which fits because a unit is 16 bytes.
  /// Values of size 0 share an address, to which nothing is written.
  @inlinable
  @inline(__always)
  mutating func allocate<Value>(_: Value.Type) -> UnsafeMutableRawPointer {
    let units = (MemoryLayout<Value>.size + Self.unit - 1) / Self.unit
    if units >= Self.classCount || MemoryLayout<Value>.alignment > Self.unit {
      return allocateSeparately(MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    if let free = freeSlots[units] {
      freeSlots[units] = free.load(as: UnsafeMutableRawPointer?.self)
      return free
    }
    if position + units * Self.unit > end { startChunk() }
    let slot = position
    position = slot + units * Self.unit
    return slot
  }

  /// Destroys a value and frees its memory.
  @inlinable
  @inline(__always)
  mutating func destroy<Value>(_ slot: UnsafeMutableRawPointer, as _: Value.Type) {
    slot.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    free(slot, Value.self)
  }

  /// Frees the memory of a value that was moved out.
  @inlinable
  @inline(__always)
  mutating func free<Value>(_ slot: UnsafeMutableRawPointer, _: Value.Type) {
    let units = (MemoryLayout<Value>.size + Self.unit - 1) / Self.unit
    if units >= Self.classCount || MemoryLayout<Value>.alignment > Self.unit {
      freeSeparately(slot, MemoryLayout<Value>.size)
    } else if units > 0 {
      slot.storeBytes(of: freeSlots[units], as: UnsafeMutableRawPointer?.self)
      freeSlots[units] = slot
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
  mutating func allocateSeparately(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
    byteCount += size
    return .allocate(byteCount: max(size, 1), alignment: max(alignment, Self.unit))
  }

  @usableFromInline
  mutating func freeSeparately(_ slot: UnsafeMutableRawPointer, _ size: Int) {
    byteCount -= size
    slot.deallocate()
  }

  /// Frees all chunks; the values must be destroyed already.
  func deallocate() {
    for index in 0..<chunks.count { chunks[index].deallocate() }
    chunks.deallocate()
    freeSlots.deallocate()
  }
}
