/// The comparisons of whole fields by equality, given the addresses of two values.
@usableFromInline
enum InPlaceEquality {
  /// Compares by `==`.
  @inlinable
  @inline(__always)
  static func areEqual<Value: Equatable>(_: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.holding(Value.self).pointee == rhs.holding(Value.self).pointee
  }

  /// Compares by the type's own spec.
  @inlinable
  @inline(__always)
  static func areEqualBySpec<Value: AutoEquatable>(
    _: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    Value.areEqual(lhs.holding(Value.self), rhs.holding(Value.self))
  }

  /// Compares by whether there is a value, then by its own spec.
  @inlinable
  @inline(__always)
  static func areOptionalsEqualBySpec<Wrapped: AutoEquatable>(
    _: Wrapped.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    let isNil = lhs.holding(Wrapped?.self).pointee == nil
    guard isNil == (rhs.holding(Wrapped?.self).pointee == nil) else { return false }
    // An optional that holds a value keeps it at its own address.
    return isNil || areEqualBySpec(Wrapped.self, lhs, rhs)
  }

  /// Compares by count, then element by element by `==`.
  @inlinable
  @inline(__always)
  static func areArraysEqual<Element: Equatable>(
    _: Element.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    ComparisonSpecs.areArraysEqual(lhs.holding([Element].self), rhs.holding([Element].self)) {
      $0.pointee == $1.pointee
    }
  }

  /// Compares by whether there is an array, then by count, then element by element by `==`.
  @inlinable
  @inline(__always)
  static func areOptionalArraysEqual<Element: Equatable>(
    _: Element.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    let isNil = lhs.holding([Element]?.self).pointee == nil
    guard isNil == (rhs.holding([Element]?.self).pointee == nil) else { return false }
    return isNil || areArraysEqual(Element.self, lhs, rhs)
  }

  /// Compares by count, then element by element by its own spec.
  @inlinable
  @inline(__always)
  static func areArraysEqualBySpec<Element: AutoEquatable>(
    _: Element.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    ComparisonSpecs.areArraysEqual(lhs.holding([Element].self), rhs.holding([Element].self)) {
      Element.areEqual($0, $1)
    }
  }
}

/// Compares arrays by count, by identity of their buffers, then element by element without copying any.
///
/// - Complexity: O(n) in the number of elements; O(1) where the counts differ or the buffer is the same.
@inlinable
@inline(__always)
func areArraysEqual<Element>(
  _ lhs: UnsafePointer<[Element]>, _ rhs: UnsafePointer<[Element]>,
  by areEqual: (UnsafePointer<Element>, UnsafePointer<Element>) -> Bool
) -> Bool {
  lhs.pointee.withUnsafeBufferPointer { lhs in
    rhs.pointee.withUnsafeBufferPointer { rhs in
      guard lhs.count == rhs.count else { return false }
      guard let left = lhs.baseAddress, let right = rhs.baseAddress, left != right else { return true }
      // Every element before `index` is equal to its counterpart.
      for index in 0..<lhs.count where !areEqual(left + index, right + index) { return false }
      return true
    }
  }
}
