// The overload set that generated code hashes fields with. It mirrors `__areEqual` and hashes what that compares, so
// that equal values have equal hashes.

#if canImport(Observation)
  public import Observation
#endif

/// Hashes a value by its own `hash(into:)`; observable objects, and collections of such, by identity.
@inlinable
@inline(always)
public func __hash<Value: Hashable>(_ value: Value, into hasher: inout Hasher) {
  if _isPOD(Value.self) || Value.self == String.self {
    hasher.combine(value)
  } else {
    __hashWithCare(value, into: &hasher)
  }
}

/// Hashes nothing: the type of the field is `Equatable` only.
///
/// Equal values still have equal hashes; the field merely does not help to spread them.
@inlinable
@inline(always)
public func __hash<Value: Equatable>(_ value: Value, into hasher: inout Hasher) {}

/// Hashes nothing: the existential is `Equatable` only.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash(_ value: (any Equatable)?, into hasher: inout Hasher) {}

/// Hashes nothing: the class-bound existential is `Equatable` only.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash(_ value: (any AnyObject & Equatable)?, into hasher: inout Hasher) {}

/// Hashes a reference by identity.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash(_ value: AnyObject?, into hasher: inout Hasher) {
  hasher.combine(value.map(ObjectIdentifier.init))
}

/// Hashes a metatype.
@_disfavoredOverload
@inlinable
@inline(always)
public func __hash(_ value: Any.Type?, into hasher: inout Hasher) {
  hasher.combine(value.map(ObjectIdentifier.init))
}

/// Hashes an existential of a protocol that refines `Hashable`.
@_disfavoredOverload
@inlinable
public func __hash(_ value: (any Hashable)?, into hasher: inout Hasher) {
  hasher.combine(value == nil)
  if let value { __hash(value, into: &hasher) }
}

/// Hashes a class-bound existential of a protocol that refines `Hashable`.
@_disfavoredOverload
@inlinable
public func __hash(_ value: (any AnyObject & Hashable)?, into hasher: inout Hasher) {
  hasher.combine(value == nil)
  if let value { __hash(value, into: &hasher) }
}

#if canImport(Observation)
  /// Hashes an observable object by identity.
  @inlinable
  @inline(always)
  public func __hash<Object: AnyObject & Observable>(_ value: Object?, into hasher: inout Hasher) {
    hasher.combine(value.map(ObjectIdentifier.init))
  }

  /// Hashes an observable object by identity, although it is `Hashable`.
  @inlinable
  @inline(always)
  public func __hash<Object: AnyObject & Observable & Hashable>(_ value: Object, into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(value))
  }

  /// Hashes an optional observable object by identity, although it is `Hashable`.
  @inlinable
  @inline(always)
  public func __hash<Object: AnyObject & Observable & Hashable>(_ value: Object?, into hasher: inout Hasher) {
    hasher.combine(value.map(ObjectIdentifier.init))
  }

  /// Hashes a collection of observable objects, or an optional of one, by the identity of these.
  @_disfavoredOverload
  @inlinable
  public func __hash<Elements: __ElementContainer>(_ value: Elements, into hasher: inout Hasher)
  where Elements.__Element: AnyObject & Observable {
    __hashHeldObjects(value, into: &hasher)
  }

  /// Hashes nothing of a collection that holds observable objects further down.
  @_disfavoredOverload
  @inlinable
  public func __hash<Elements: __ElementContainer>(_ value: Elements, into hasher: inout Hasher)
  where Elements.__Element: __ElementContainer {}
#endif

/// Accepts a value that cannot be hashed.
///
/// The check of the field reports an error if the value cannot be compared either.
///
/// Taking an optional makes it rank below the overload for references.
@_disfavoredOverload
@inlinable
public func __hash<Value: ~Copyable>(_ value: borrowing Value?, into hasher: inout Hasher) {}
