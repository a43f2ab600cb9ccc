/// The address of a stored value that has a comparison spec, equal where the values there are.
///
/// Generated code names a field of unknown type by value and by address; ``__inPlace(_:at:)`` picks the address where
/// the type has a pointer form, so that nested values are compared without being copied out of the outer one.
@frozen
public struct __InPlace<Value: AutoEquatable>: Equatable {
  @usableFromInline let address: UnsafePointer<Value>

  @inlinable
  @inline(always)
  init(_ address: UnsafePointer<Value>) { self.address = address }

  /// Compares the values at both addresses by their spec, observable objects by identity.
  @inlinable
  @inline(always)
  public static func == (lhs: Self, rhs: Self) -> Bool { __areStoredEqual(lhs.address, rhs.address) }
}

/// The address of an optional value that has a comparison spec.
@frozen
public struct __InPlaceOptional<Value: AutoEquatable>: Equatable {
  @usableFromInline let address: UnsafePointer<Value?>

  @inlinable
  @inline(always)
  init(_ address: UnsafePointer<Value?>) { self.address = address }

  /// Compares the optionals at both addresses.
  @inlinable
  @inline(always)
  public static func == (lhs: Self, rhs: Self) -> Bool { __areOptionalsEqual(lhs.address, rhs.address) }
}

/// A value whose type has no pointer form.
@inlinable
@inline(always)
public func __inPlace<Value>(_ value: @autoclosure () -> Value, at address: UnsafePointer<Value>?) -> Value {
  value()
}

/// The address of a value that has a comparison spec.
///
/// The address is there for every stored field, which generated code has made sure of.
@inlinable
@inline(always)
public func __inPlace<Value: AutoEquatable>(
  _ value: @autoclosure () -> Value, at address: UnsafePointer<Value>?
) -> __InPlace<Value> {
  __InPlace(address.unsafelyUnwrapped)
}

/// The address of an optional value that has a comparison spec.
@inlinable
@inline(always)
public func __inPlace<Value: AutoEquatable>(
  _ value: @autoclosure () -> Value?, at address: UnsafePointer<Value?>?
) -> __InPlaceOptional<Value> {
  __InPlaceOptional(address.unsafelyUnwrapped)
}
