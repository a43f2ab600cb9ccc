/// A stack for values that live briefly, such as the value of a body.
///
/// A value is made in slot. It needs no closure around its use, and no room on the thread's stack.
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

  /// Pushes uninitialized memory for a value, which ``pop(_:)`` takes back.
  @inlinable
  @inline(__always)
  mutating func push<Value>(_: Value.Type) -> UnsafeMutablePointer<Value> {
    let size = (MemoryLayout<Value>.stride + 15) & ~15
    if MemoryLayout<Value>.alignment > 16 || end - top < size { return .allocate(capacity: 1) }
    let slot = top
    top = slot + size
    // Untyped memory that nothing else uses until it is popped.
    return slot.assumingMemoryBound(to: Value.self)
  }

  /// Pops the memory of a value that was consumed.
  @inlinable
  @inline(__always)
  mutating func pop<Value>(_ slot: UnsafeMutablePointer<Value>) {
    let raw = UnsafeMutableRawPointer(slot)
    // Last in, first out: whatever was pushed later was popped before.
    assert(raw < base || raw >= end || raw <= top, "The memory was popped already")
    if raw >= base, raw < end { top = raw } else { slot.deallocate() }
  }

  /// Whether nothing is on the stack.
  var isEmpty: Bool { top == base }

  func deallocate() { base.deallocate() }
}
