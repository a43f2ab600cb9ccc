extension FieldComparison {
  /// Compares by a function.
  ///
  /// The function must be an equivalence: every value equals itself, and order does not matter.
  ///
  /// - Parameter areEqual: Whether two values are equal.
  /// - Returns: A comparison without a hash.
  @inlinable
  public static func function(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> Self {
    Self(
      .custom,
      areEqual: { __areEqual($0.holding(Value.self).pointee, $1.holding(Value.self).pointee, by: areEqual) },
      hash: nil)
  }
}
