/// Memory for values that live for a moment, such as the value of a body: last in, first out.
///
/// A value is made right in it, without a closure around its use and without room on the thread's stack.
@frozen
public struct __ScratchStack {
  @usableFromInline private(set) var base: UnsafeMutableRawPointer
  @usableFromInline var top: UnsafeMutableRawPointer
  @usableFromInline private(set) var end: UnsafeMutableRawPointer

  @usableFromInline
  init() {
    base = .allocate(byteCount: 64 << 10, alignment: 16)
    top = base
    end = base + (64 << 10)
  }

  /// A place for a value, to be given back by ``pop(_:)``.
  @inlinable
  @inline(__always)
  mutating func push<Value>(_: Value.Type) -> UnsafeMutablePointer<Value> {
    let size = (MemoryLayout<Value>.stride + 15) & ~15
    if MemoryLayout<Value>.alignment > 16 || end - top < size { return .allocate(capacity: 1) }
    let place = top
    top = place + size
    // Untyped memory that no other code has until it is popped.
    return place.assumingMemoryBound(to: Value.self)
  }

  /// Gives back the place of a value that was consumed.
  @inlinable
  @inline(__always)
  mutating func pop<Value>(_ place: UnsafeMutablePointer<Value>) {
    let raw = UnsafeMutableRawPointer(place)
    // Last in, first out: what was pushed later was popped before.
    assert(raw < base || raw >= end || raw <= top, "The place was given back already")
    if raw >= base, raw < end { top = raw } else { place.deallocate() }
  }

  /// Whether nothing is on the stack.
  var isEmpty: Bool { top == base }

  func deallocate() { base.deallocate() }
}
