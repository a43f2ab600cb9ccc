#if canImport(Observation)
  public import Observation
#endif

/// Compares two references, class-bound existentials or optionals of them by identity.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: AnyObject?, _ rhs: AnyObject?, at _: __FieldPlaces? = nil) -> Bool {
  lhs === rhs
}

/// Compares two metatypes or optionals of them.
@_disfavoredOverload
@inlinable
@inline(always)
public func __areEqual(_ lhs: Any.Type?, _ rhs: Any.Type?, at _: __FieldPlaces? = nil) -> Bool {
  lhs == rhs
}

#if canImport(Observation)
  /// Compares two observable objects by identity.
  ///
  /// Reading their properties inside `==` would register a dependency with the current tracking.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable>(_ lhs: Object?, _ rhs: Object?, at _: __FieldPlaces? = nil)
    -> Bool
  {
    lhs === rhs
  }

  /// Compares two observable objects by identity, although they are `Equatable`.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & Equatable>(
    _ lhs: Object, _ rhs: Object, at _: __FieldPlaces? = nil
  ) -> Bool {
    lhs === rhs
  }

  /// Compares two optional observable objects by identity, although they are `Equatable`.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & Equatable>(
    _ lhs: Object?, _ rhs: Object?, at _: __FieldPlaces? = nil
  ) -> Bool {
    lhs === rhs
  }

  /// Compares two observable objects by identity, although they have a comparison spec.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & AutoEquatable>(
    _ lhs: Object, _ rhs: Object, at _: __FieldPlaces? = nil
  ) -> Bool {
    lhs === rhs
  }

  /// Compares two optional observable objects by identity, although they have a comparison spec.
  @inlinable
  @inline(always)
  public func __areEqual<Object: AnyObject & Observable & AutoEquatable>(
    _ lhs: Object?, _ rhs: Object?, at _: __FieldPlaces? = nil
  ) -> Bool {
    lhs === rhs
  }

  // Collections of Equatable observable objects are compared by the overload for all Equatable values, which knows of
  // them. Those of others have no `==`; what they hold is found at the end of `__Element`.

  /// Compares two collections of observable objects, or optionals of such, by the identity of these.
  @_disfavoredOverload
  @inlinable
  public func __areEqual<Elements: __ElementContainer>(_ lhs: Elements, _ rhs: Elements, at _: __FieldPlaces? = nil)
    -> Bool
  where Elements.__Element: AnyObject & Observable {
    __areHeldObjectsIdentical(lhs, rhs)
  }

  /// Compares two collections of collections of observable objects by the identity of these.
  @_disfavoredOverload
  @inlinable
  public func __areEqual<Elements: __ElementContainer>(_ lhs: Elements, _ rhs: Elements, at _: __FieldPlaces? = nil)
    -> Bool
  where Elements.__Element: __ElementContainer, Elements.__Element.__Element: AnyObject & Observable {
    __areHeldObjectsIdentical(lhs, rhs)
  }

  /// Compares two collections of observable objects, three levels deep, by the identity of these.
  @_disfavoredOverload
  @inlinable
  public func __areEqual<Elements: __ElementContainer>(_ lhs: Elements, _ rhs: Elements, at _: __FieldPlaces? = nil)
    -> Bool
  where
    Elements.__Element: __ElementContainer, Elements.__Element.__Element: __ElementContainer,
    Elements.__Element.__Element.__Element: AnyObject & Observable
  {
    __areHeldObjectsIdentical(lhs, rhs)
  }

  /// Compares two collections of observable objects, four levels deep, by the identity of these.
  @_disfavoredOverload
  @inlinable
  public func __areEqual<Elements: __ElementContainer>(_ lhs: Elements, _ rhs: Elements, at _: __FieldPlaces? = nil)
    -> Bool
  where
    Elements.__Element: __ElementContainer, Elements.__Element.__Element: __ElementContainer,
    Elements.__Element.__Element.__Element: __ElementContainer,
    Elements.__Element.__Element.__Element.__Element: AnyObject & Observable
  {
    __areHeldObjectsIdentical(lhs, rhs)
  }
#endif
