import ComparisonSpecs

/// A weak reference in memory, compared by the identity of what it refers to.
struct WeakReference: MemoryEquatable {
  private weak var object: AnyObject?

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: WeakReference.self).pointee.object
      === rhs.assumingMemoryBound(to: WeakReference.self).pointee.object
  }
}
