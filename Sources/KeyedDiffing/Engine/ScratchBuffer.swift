/// Memory for plain values that is kept for the next use; its contents are lost when it grows.
@frozen
@usableFromInline
struct ScratchBuffer<Element: BitwiseCopyable> {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  /// How often memory was allocated.
  @usableFromInline var growths = 0

  /// Creates a buffer without memory.
  @inlinable
  init() {
    // No element is read from this address: the buffer has room for none.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    capacity = 0
  }

  /// Makes room for `count` elements.
  ///
  /// A buffer that grows again gets an eighth more than that, so that a list that grows by one row at a time allocates
  /// seldom.
  @inlinable
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    let grown = capacity == 0 ? count : count + count / 8
    deallocate()
    base = .allocate(capacity: grown)
    capacity = grown
    growths += 1
  }

  @inlinable
  mutating func deallocate() {
    if capacity > 0 { base.deallocate() }
    capacity = 0
  }
}
