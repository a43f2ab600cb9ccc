extension FieldComparison where Value: Equatable {
  /// Compares by `==`.
  @inlinable
  public static var equality: Self {
    Self(
      .equality, isPlainEquality: true,
      areEqual: { $0.holding(Value.self).pointee == $1.holding(Value.self).pointee },
      hash: hashOfEquality(Value.self))
  }
}

extension FieldComparison where Value: AutoEquatable {
  /// Compares by the type's own spec, in place.
  @inlinable
  public static var equality: Self {
    Self(
      .equality, isPlainEquality: true,
      areEqual: { Value.areEqual($0.holding(Value.self), $1.holding(Value.self)) },
      hash: hashOfEquality(Value.self))
  }
}

extension FieldComparison {
  /// Compares by whether there is a value, and by its own spec, in place.
  @inlinable
  static func optionalEquality<Wrapped: AutoEquatable>() -> Self where Value == Wrapped? {
    Self(
      .equality, isPlainEquality: true,
      areEqual: { lhs, rhs in
        let isNil = lhs.holding(Value.self).pointee == nil
        guard isNil == (rhs.holding(Value.self).pointee == nil) else { return false }
        // An optional that holds a value keeps it at its own address.
        return isNil || Wrapped.areEqual(lhs.holding(Wrapped.self), rhs.holding(Wrapped.self))
      },
      hash: hashOfEquality(Value.self))
  }

  /// Compares by count, then element by element by its own spec, in place.
  @inlinable
  static func arrayEquality<Element: AutoEquatable>() -> Self where Value == [Element] {
    Self(
      .equality, isPlainEquality: true,
      areEqual: { areArraysEqual($0.holding(Value.self), $1.holding(Value.self)) { Element.areEqual($0, $1) } },
      hash: hashOfEquality(Value.self))
  }

  /// Compares by count, then element by element by `==`, in place.
  @inlinable
  static func arrayEquality<Element: Equatable>() -> Self where Value == [Element] {
    Self(
      .equality, isPlainEquality: true,
      areEqual: {
        areArraysEqual($0.holding(Value.self), $1.holding(Value.self)) { $0.pointee == $1.pointee }
      },
      hash: hashOfEquality(Value.self))
  }
}

/// Compares arrays by count, by identity of their buffers, then element by element without copying any.
///
/// - Complexity: O(n) in the number of elements; O(1) where the counts differ or the buffer is the same.
@inlinable
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

/// The hash that agrees with a type's `==`; nil for a type that is not Hashable.
@usableFromInline
func hashOfEquality<Value>(_: Value.Type) -> ((UnsafeRawPointer, inout Hasher) -> Void)? {
  func hash<Key: Hashable>(of _: Key.Type) -> (UnsafeRawPointer, inout Hasher) -> Void {
    { $0.holding(Key.self).pointee.hash(into: &$1) }
  }
  guard let key = Value.self as? any Hashable.Type else { return nil }
  return hash(of: key)
}
