/// A field that generated code names by its address where it has one: equal where its spec says so.
///
/// Its `==` is the comparison by the spec, within the comparison that is going on, so that there is no question to ask
/// before it.
public protocol __ComparedInPlace: Equatable {}

/// A field that has a comparison spec, equal where its spec says so: by its address, or by its value.
///
/// Generated code names a field of unknown type by value and by address; ``__inPlace(_:at:)`` picks the address where
/// the type has a pointer form, so that nested values are compared without being copied out of the outer one.
///
/// A property need not have an address: a wrapper, another macro or an accessor may have made it a computed one, which
/// generated code cannot see. Its value is read then. Where the property is stored the optimizer knows its offset, and
/// nothing is left of the choice.
@frozen
public enum __InPlace<Value: AutoEquatable>: __ComparedInPlace {
  /// The value lies in the outer one.
  case address(UnsafePointer<Value>)
  /// The value has been read, since it lies nowhere.
  case value(Value)

  /// Compares the two values by their spec, observable objects by identity.
  @inlinable
  @inline(always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if case .address(let lhs) = lhs, case .address(let rhs) = rhs { return __areStoredEqual(lhs, rhs) }
    return lhs.withAddress { lhs in rhs.withAddress { rhs in __areStoredEqual(lhs, rhs) } }
  }

  @inlinable
  func withAddress(_ body: (UnsafePointer<Value>) -> Bool) -> Bool {
    switch self {
    case .address(let address): body(address)
    case .value(let value): withUnsafePointer(to: value, body)
    }
  }
}

/// An optional field whose type has a comparison spec: its address, or its value.
@frozen
public enum __InPlaceOptional<Value: AutoEquatable>: __ComparedInPlace {
  /// The optional lies in the outer value.
  case address(UnsafePointer<Value?>)
  /// The optional has been read, since it lies nowhere.
  case value(Value?)

  /// Compares the two optionals.
  @inlinable
  @inline(always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if case .address(let lhs) = lhs, case .address(let rhs) = rhs { return __areOptionalsEqual(lhs, rhs) }
    return lhs.withAddress { lhs in rhs.withAddress { rhs in __areOptionalsEqual(lhs, rhs) } }
  }

  @inlinable
  func withAddress(_ body: (UnsafePointer<Value?>) -> Bool) -> Bool {
    switch self {
    case .address(let address): body(address)
    case .value(let value): withUnsafePointer(to: value, body)
    }
  }
}

/// A value whose type has no pointer form.
@inlinable
@inline(always)
public func __inPlace<Value>(_ value: @autoclosure () -> Value, at address: UnsafePointer<Value>?) -> Value {
  value()
}

/// A value that has a comparison spec, by its address where it has one.
@inlinable
@inline(always)
public func __inPlace<Value: AutoEquatable>(
  _ value: @autoclosure () -> Value, at address: UnsafePointer<Value>?
) -> __InPlace<Value> {
  guard let address else { return .value(value()) }
  return .address(address)
}

/// An optional value that has a comparison spec, by its address where it has one.
@inlinable
@inline(always)
public func __inPlace<Value: AutoEquatable>(
  _ value: @autoclosure () -> Value?, at address: UnsafePointer<Value?>?
) -> __InPlaceOptional<Value> {
  guard let address else { return .value(value()) }
  return .address(address)
}
