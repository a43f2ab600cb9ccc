/// One field in which two values of a type differ.
///
/// ```swift
/// print(Order.differences(from: old, to: new)[0])   // title: "Tea" → "Coffee"
/// ```
public struct FieldDifference {
  /// The way from the compared value to the field: property names joined by dots, positions in brackets, as in
  /// `"rows[2].title"`.
  public let path: String

  /// The part that the field plays in the spec of the type that declares it.
  public let role: ComparisonRole

  /// The field's value in the first of the two compared values.
  public let oldValue: Any

  /// The field's value in the second of the two compared values.
  public let newValue: Any

  /// Makes a difference from its parts.
  ///
  /// - Parameters:
  ///   - path: The way from the compared value to the field.
  ///   - role: The part that the field plays in its spec.
  ///   - oldValue: The field's value in the first of the two compared values.
  ///   - newValue: The field's value in the second of the two compared values.
  public init(path: String, role: ComparisonRole, oldValue: Any, newValue: Any) {
    self.path = path
    self.role = role
    self.oldValue = oldValue
    self.newValue = newValue
  }
}
