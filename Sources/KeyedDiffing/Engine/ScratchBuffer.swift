/// Memory for plain values that is kept for the next use; what it holds is lost when it grows.
@frozen
@usableFromInline
struct ScratchBuffer<Element: BitwiseCopyable> {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  /// How often memory was allocated.
  @usableFromInline var growths = 0

  /// Owns nothing yet.
  @inlinable
  init() {
    // Serves as an address if no element is read.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    capacity = 0
  }

  /// Makes room for `count` elements.
  ///
  /// An eighth more than asked for, where it grew before: a list that grows by one row at a time allocates seldom.
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
