extension FieldComparison where Value: ToleranceComparable {
  /// Compares numbers, or values that consist of numbers, within a tolerance.
  ///
  /// - Parameter amount: How far equal numbers may lie apart.
  /// - Returns: A comparison without a hash.
  @inlinable
  public static func tolerance(_ amount: Double) -> Self {
    Self(
      .tolerance(amount),
      areEqual: {
        Value.areEqual($0.holding(Value.self).pointee, $1.holding(Value.self).pointee, tolerance: amount)
      },
      hash: nil)
  }
}

extension FieldComparison where Value: BinaryFloatingPoint {
  /// Compares numbers within a tolerance.
  ///
  /// - Parameter amount: How far equal numbers may lie apart.
  /// - Returns: A comparison without a hash.
  @inlinable
  @_disfavoredOverload
  public static func tolerance(_ amount: Double) -> Self {
    Self(
      .tolerance(amount),
      areEqual: {
        __areNumbersEqual($0.holding(Value.self).pointee, $1.holding(Value.self).pointee, tolerance: amount)
      },
      hash: nil)
  }
}

extension FieldComparison {
  /// Explains at compile time why a field cannot be compared within a tolerance.
  @available(
    *, unavailable,
    message:
      "a tolerance is for floating-point numbers: conform this type to ToleranceComparable, or compare by a function"
  )
  @_disfavoredOverload
  public static func tolerance(_ amount: Double) -> Self {
    preconditionFailure("The compiler rejects every use of this function")
  }
}
