/// The comparisons of whole fields by equality, given the addresses of two values.
@usableFromInline
enum InPlaceEquality {
  /// Compares by `==`, observable objects by identity.
  @inlinable
  @inline(__always)
  static func areEqual<Value: Equatable>(_: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    __isComparedByOperator(Value.self)
      ? lhs.holding(Value.self).pointee == rhs.holding(Value.self).pointee
      : __areEqualWithCare(lhs.holding(Value.self).pointee, rhs.holding(Value.self).pointee)
  }

  /// Compares by the type's own spec.
  @inlinable
  @inline(__always)
  static func areEqualBySpec<Value: AutoEquatable>(
    _: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    __areStoredEqual(lhs.holding(Value.self), rhs.holding(Value.self))
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
    __areEqual(lhs.holding([Element].self).pointee, rhs.holding([Element].self).pointee)
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
    __areArraysEqualBySpec(lhs.holding([Element].self).pointee, rhs.holding([Element].self).pointee)
  }
}
