// The properties for Equatable and for Hashable elements have the same text: each calls the functions for its
// constraint.

extension FieldComparison where Value: Collection, Value.Element: Equatable {
  /// Compares collections as multisets.
  @inlinable
  public static var unordered: Self {
    Self(
      .unordered,
      areEqual: { __areEqualUnordered($0.holding(Value.self).pointee, $1.holding(Value.self).pointee) },
      hash: { __hashUnordered($0.holding(Value.self).pointee, into: &$1) })
  }
}

extension FieldComparison where Value: Collection, Value.Element: Hashable {
  /// Compares collections as multisets.
  @inlinable
  public static var unordered: Self {
    Self(
      .unordered,
      areEqual: { __areEqualUnordered($0.holding(Value.self).pointee, $1.holding(Value.self).pointee) },
      hash: { __hashUnordered($0.holding(Value.self).pointee, into: &$1) })
  }
}

extension FieldComparison
where Value: __OptionalValue, Value.Wrapped: Collection, Value.Wrapped.Element: Equatable {
  /// Compares optional collections as multisets.
  @inlinable
  public static var unordered: Self {
    Self(
      .unordered,
      areEqual: {
        __areEqualUnordered($0.holding(Value.self).pointee.__wrapped, $1.holding(Value.self).pointee.__wrapped)
      },
      hash: { __hashUnordered($0.holding(Value.self).pointee.__wrapped, into: &$1) })
  }
}

extension FieldComparison
where Value: __OptionalValue, Value.Wrapped: Collection, Value.Wrapped.Element: Hashable {
  /// Compares optional collections as multisets.
  @inlinable
  public static var unordered: Self {
    Self(
      .unordered,
      areEqual: {
        __areEqualUnordered($0.holding(Value.self).pointee.__wrapped, $1.holding(Value.self).pointee.__wrapped)
      },
      hash: { __hashUnordered($0.holding(Value.self).pointee.__wrapped, into: &$1) })
  }
}

/// A dictionary, for the constraints of strategies that take one.
///
/// Only `Dictionary` conforms.
public protocol __DictionaryValue {}

extension Dictionary: __DictionaryValue {}

extension FieldComparison where Value: Equatable {
  /// Compares values that have no order, dictionaries and optionals of them, by their `==`.
  @inlinable
  @inline(__always)
  static var unorderedByEquality: Self {
    Self(
      .unordered, areEqual: { InPlaceEquality.areEqual(Value.self, $0, $1) }, hash: hashOfEquality(Value.self))
  }
}

extension FieldComparison where Value: __DictionaryValue & Equatable {
  /// Compares dictionaries by their `==`, since they have no order.
  @inlinable
  public static var unordered: Self { unorderedByEquality }
}

extension FieldComparison where Value: __OptionalValue & Equatable, Value.Wrapped: __DictionaryValue {
  /// Compares optional dictionaries by their `==`, since dictionaries have no order.
  @inlinable
  public static var unordered: Self { unorderedByEquality }
}

extension FieldComparison {
  /// Explains at compile time why a field cannot be compared without regard to order.
  @available(
    *, unavailable,
    message: "only collections of Equatable elements compare without order: compare by .equality or by a function"
  )
  @_disfavoredOverload
  public static var unordered: Self {
    preconditionFailure("The compiler rejects every use of this property")
  }
}
