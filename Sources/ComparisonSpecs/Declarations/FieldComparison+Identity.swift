extension FieldComparison where Value: AnyObject {
  /// Compares references by `===`.
  @inlinable
  public static var identity: Self {
    Self(
      .identity,
      areEqual: { __areIdentical($0.holding(Value.self).pointee, $1.holding(Value.self).pointee) },
      hash: { __hashIdentity($0.holding(Value.self).pointee, into: &$1) })
  }
}

extension FieldComparison where Value: __OptionalValue, Value.Wrapped: AnyObject {
  /// Compares optional references by `===`.
  @inlinable
  public static var identity: Self {
    Self(
      .identity,
      areEqual: {
        __areIdentical($0.holding(Value.self).pointee.__wrapped, $1.holding(Value.self).pointee.__wrapped)
      },
      hash: { __hashIdentity($0.holding(Value.self).pointee.__wrapped, into: &$1) })
  }
}

extension FieldComparison where Value: __ElementContainer {
  /// Compares collections of observable objects by the identity of these.
  static var identityOfHeldObjects: Self {
    Self(
      .identity,
      areEqual: { __areHeldObjectsIdentical($0.holding(Value.self).pointee, $1.holding(Value.self).pointee) },
      hash: { __hashHeldObjects($0.holding(Value.self).pointee, into: &$1) })
  }
}

extension FieldComparison {
  /// Explains at compile time why a field cannot be compared by identity.
  @available(*, unavailable, message: "only references have an identity: compare by .equality or by a function")
  @_disfavoredOverload
  public static var identity: Self {
    preconditionFailure("The compiler rejects every use of this property")
  }
}
