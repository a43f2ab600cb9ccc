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

  /// Compares two arrays of observable objects by the identity of these, although they are `Equatable`.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & Equatable>(_ lhs: [Object], _ rhs: [Object]) -> Bool {
    __areIdentical(lhs, rhs)
  }

  /// Compares two arrays of observable objects by the identity of these, although they have a comparison spec.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & AutoEquatable>(_ lhs: [Object], _ rhs: [Object]) -> Bool {
    __areIdentical(lhs, rhs)
  }

  /// Compares two sets of observable objects by the identity of these.
  @inlinable
  public func __areEqual<Object: AnyObject & Observable & Hashable>(_ lhs: Set<Object>, _ rhs: Set<Object>) -> Bool {
    lhs.count == rhs.count
      && lhs.allSatisfy { object in rhs.firstIndex(of: object).map { rhs[$0] === object } ?? false }
  }

  /// Compares two dictionaries of observable objects by the identity of these, although they are `Equatable`.
  @inlinable
  public func __areEqual<Key: Hashable, Object: AnyObject & Observable & Equatable>(
    _ lhs: [Key: Object], _ rhs: [Key: Object]
  ) -> Bool {
    lhs.count == rhs.count && lhs.allSatisfy { key, object in rhs[key].map { $0 === object } ?? false }
  }
#endif
