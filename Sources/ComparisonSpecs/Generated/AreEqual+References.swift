#if canImport(Observation)
  public import Observation
#endif

/// Compares two references, class-bound existentials or optionals of them by identity.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: AnyObject?, _ rhs: AnyObject?) -> Bool {
  lhs === rhs
}

/// Compares two metatypes or optionals of them.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: Any.Type?, _ rhs: Any.Type?) -> Bool {
  lhs == rhs
}

#if canImport(Observation)
  /// Compares two observable objects by identity.
  ///
  /// Reading their properties inside `==` would register a dependency of whoever is being tracked.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable>(_ lhs: Object?, _ rhs: Object?) -> Bool {
    lhs === rhs
  }

  /// Compares two observable objects by identity, although they are `Equatable`.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & Equatable>(_ lhs: Object, _ rhs: Object) -> Bool {
    lhs === rhs
  }

  /// Compares two optional observable objects by identity, although they are `Equatable`.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & Equatable>(_ lhs: Object?, _ rhs: Object?) -> Bool {
    lhs === rhs
  }

  /// Compares two observable objects by identity, although they have a comparison spec.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & AutoEquatable>(_ lhs: Object, _ rhs: Object) -> Bool {
    lhs === rhs
  }

  /// Compares two optional observable objects by identity, although they have a comparison spec.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & AutoEquatable>(_ lhs: Object?, _ rhs: Object?) -> Bool {
    lhs === rhs
  }
#endif
