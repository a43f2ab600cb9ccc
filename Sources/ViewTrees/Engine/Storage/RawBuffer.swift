/// A growing buffer of trivial elements, without reference counting and, in release builds, without bounds checks.
///
/// An array in the storage would be retained and checked for uniqueness at every access.
@frozen
public struct __RawBuffer<Element: BitwiseCopyable> {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline private(set) var capacity: Int

  @inlinable
  init(capacity: Int = 16) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: Self.larger(than: capacity)) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inlinable
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  @inlinable
  @inline(__always)
  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "The buffer has no such element")
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "The buffer has no such element")
      base[index] = newValue
    }
  }

  /// The capacity to grow to: twice a small one, a quarter more than a large one.
  @inlinable
  static func larger(than capacity: Int) -> Int { capacity + capacity / (capacity < 8192 ? 1 : 4) }

  @inlinable
  @inline(never)
  mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    self.capacity = capacity
  }

  /// Reverses the elements from an index to the end.
  @inlinable
  func reverse(from index: Int) {
    var low = index
    var high = count - 1
    while low < high {
      let element = base[low]
      base[low] = base[high]
      base[high] = element
      low += 1
      high -= 1
    }
  }

  /// Removes all elements, and shrinks a buffer that was mostly unused.
  mutating func clear() {
    if capacity > 1024, count < capacity / 8 {
      base.deallocate()
      capacity = max(1024, 2 * count)
      base = .allocate(capacity: capacity)
    }
    count = 0
  }

  @inlinable
  func deallocate() { base.deallocate() }

  /// The number of allocated bytes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
