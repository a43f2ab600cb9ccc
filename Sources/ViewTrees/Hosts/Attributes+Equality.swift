extension Attributes: Hashable {
  /// Whether two sets of attributes mean the same to a host that shows the first of them.
  ///
  /// - Complexity: O(1) if both are empty, one is, or both share their storage; O(*n*) for *n* attributes otherwise.
  @inlinable
  @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }
  }

  /// Whether two sets of attributes mean the same, compared in place.
  ///
  /// `==` retains and releases both, which takes longer than comparing empty attributes:
  ///
  /// ```swift
  /// Attributes.areEqual(&old.pointee.attributes, &new.pointee.attributes)
  /// ```
  ///
  /// - Parameters:
  ///   - lhs: The address of a set of attributes.
  ///   - rhs: The address of another one.
  /// - Returns: Whether they are equal.
  /// - Complexity: O(1) if both are empty, one is, or both share their storage; O(*n*) for *n* attributes otherwise.
  @inlinable
  @inline(__always)
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    // One word, zero for none: `AttributesTests.storage` guards it.
    let one = UnsafeRawPointer(lhs).load(as: UInt.self)
    let other = UnsafeRawPointer(rhs).load(as: UInt.self)
    return one == other || (one != 0 && other != 0 && areContentsEqual(lhs, rhs))
  }

  /// Compares attributes of different storage, neither of which is nil.
  @usableFromInline
  static func areContentsEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee.storage.unsafelyUnwrapped.withUnsafeBufferPointer { lhs in
      rhs.pointee.storage.unsafelyUnwrapped.withUnsafeBufferPointer { rhs in
        // Field by field through the addresses: an element that is loaded is retained and released.
        lhs.count == rhs.count
          && lhs.indices.allSatisfy { index in
            let (one, other) = (lhs.baseAddress! + index, rhs.baseAddress! + index)
            return one.pointee.isHostOwned == other.pointee.isHostOwned && one.pointee.name == other.pointee.name
              && (one.pointee.isHostOwned || one.pointee.value == other.pointee.value)
          }
      }
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for attribute in self { hasher.combine(attribute) }
  }
}
