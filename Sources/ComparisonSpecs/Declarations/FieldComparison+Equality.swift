extension FieldComparison where Value: Equatable {
  /// Compares by `==`.
  @inlinable
  public static var equality: Self {
    Self(
      .equality, isPlainEquality: true, areEqual: { InPlaceEquality.areEqual(Value.self, $0, $1) },
      hash: hashOfEquality(Value.self))
  }
}

extension FieldComparison where Value: AutoEquatable {
  /// Compares by the type's own spec, in place.
  @inlinable
  public static var equality: Self {
    Self(
      .equality, isPlainEquality: true, areEqual: { InPlaceEquality.areEqualBySpec(Value.self, $0, $1) },
      hash: hashOfEquality(Value.self))
  }
}

extension FieldComparison {
  /// Compares by whether there is a value, and by its own spec, in place.
  @inlinable
  static func optionalEquality<Wrapped: AutoEquatable>() -> Self where Value == Wrapped? {
    Self(
      .equality, isPlainEquality: true, areEqual: { InPlaceEquality.areOptionalsEqualBySpec(Wrapped.self, $0, $1) },
      hash: hashOfEquality(Value.self))
  }

  /// Compares by count, then element by element by its own spec, in place.
  @inlinable
  static func arrayEquality<Element: AutoEquatable>() -> Self where Value == [Element] {
    Self(
      .equality, isPlainEquality: true, areEqual: { InPlaceEquality.areArraysEqualBySpec(Element.self, $0, $1) },
      hash: hashOfEquality(Value.self))
  }

  /// Compares by count, then element by element by `==`, in place.
  @inlinable
  static func arrayEquality<Element: Equatable>() -> Self where Value == [Element] {
    Self(
      .equality, isPlainEquality: true, areEqual: { InPlaceEquality.areArraysEqual(Element.self, $0, $1) },
      hash: hashOfEquality(Value.self))
  }
}

/// The hash that agrees with how values of a type are compared; nil for a type that is not Hashable.
@usableFromInline
func hashOfEquality<Value>(_: Value.Type) -> ((UnsafeRawPointer, inout Hasher) -> Void)? {
  func hash<Key: Hashable>(of _: Key.Type) -> (UnsafeRawPointer, inout Hasher) -> Void {
    { $0.holding(Key.self).pointee.hash(into: &$1) }
  }
  if let special = SpecialComparisons.comparisonByIdentity(of: Value.self) { return { special.hash($0, into: &$1) } }
  guard let key = Value.self as? any Hashable.Type else { return nil }
  return hash(of: key)
}
