extension FieldComparison where Value: BitwiseComparable {
  /// Compares by the bits: a NaN equals the same NaN, and 0.0 differs from -0.0.
  @inlinable
  public static var bitwise: Self {
    Self(
      .bitwise,
      areEqual: { Value.areBitwiseEqual($0.holding(Value.self).pointee, $1.holding(Value.self).pointee) },
      hash: { $0.holding(Value.self).pointee.hashBits(into: &$1) })
  }
}

extension FieldComparison where Value: BinaryFloatingPoint {
  /// Compares by the bits: a NaN equals the same NaN, and 0.0 differs from -0.0.
  @inlinable
  @_disfavoredOverload
  public static var bitwise: Self {
    Self(
      .bitwise,
      areEqual: { __areBitwiseEqualParts($0.holding(Value.self).pointee, $1.holding(Value.self).pointee) },
      hash: { __hashBitParts($0.holding(Value.self).pointee, into: &$1) })
  }
}

extension FieldComparison {
  /// Explains at compile time why a field cannot be compared by its bits.
  @available(
    *, unavailable,
    message: "this type has no bits to compare: conform it to BitwiseComparable, or compare by a function"
  )
  @_disfavoredOverload
  public static var bitwise: Self {
    preconditionFailure("The compiler rejects every use of this property")
  }
}
