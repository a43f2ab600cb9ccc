import ComparisonSpecs

/// A weak reference in memory, compared by the identity of its object.
///
/// Used at the offsets of stored properties whose records say that they are weak; a struct of one weak property has the
/// layout of that property.
struct WeakReference: MemoryEquatable {
  private weak var object: AnyObject?

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: WeakReference.self).pointee.object
      === rhs.assumingMemoryBound(to: WeakReference.self).pointee.object
  }
}
