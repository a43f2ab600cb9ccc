/// A growing buffer of trivial elements that is neither counted nor checked.
///
/// The storage of a tree is held by address for a whole pass; an array would be retained and checked for uniqueness at
/// every access.
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

  /// The next capacity: what is not used of a large buffer should be little.
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

  /// Turns the elements from an index on around.
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

  /// Forgets all elements, and gives room back of which they took only a small part.
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

  /// The bytes that the buffer takes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
