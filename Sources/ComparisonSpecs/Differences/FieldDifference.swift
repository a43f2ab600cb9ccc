/// One field in which two values of a type differ.
///
/// ```swift
/// print(Order.differences(from: old, to: new)[0])   // title: "Tea" → "Coffee"
/// ```
public struct FieldDifference {
  /// The way from the compared value to the field: property names joined by dots, positions in brackets, as in
  /// `"rows[2].title"`; the position of an element is the one in the second value.
  ///
  /// For an element that was added, removed or moved it leads to the array, and ``kind`` has the position.
  public let path: String

  /// The part that the field plays in the spec of the type that declares it.
  public let role: ComparisonRole

  /// What happened to the field.
  public let kind: Kind

  /// The field's value in the first of the two compared values; for an element that was added, nil as an `Any`.
  public let oldValue: Any

  /// The field's value in the second of the two compared values; for an element that was removed, nil as an `Any`.
  public let newValue: Any

  /// The change of a field, or of an element of the array in it.
  public enum Kind: Sendable, Hashable {
    /// The values differ.
    case changed

    /// An array has an element that the first one lacks, at a position of the second one.
    case added(at: Int)

    /// An array lacks an element that the first one has, at a position of the first one.
    case removed(at: Int)

    /// An element has moved among the others: from a position in the first array to one in the second.
    case moved(from: Int, to: Int)
  }

  /// Makes a difference from its parts.
  ///
  /// - Parameters:
  ///   - path: The way from the compared value to the field.
  ///   - role: The part that the field plays in its spec.
  ///   - kind: What happened to it.
  ///   - oldValue: The field's value in the first of the two compared values.
  ///   - newValue: The field's value in the second of the two compared values.
  public init(path: String, role: ComparisonRole, kind: Kind = .changed, oldValue: Any, newValue: Any) {
    self.path = path
    self.role = role
    self.kind = kind
    self.oldValue = oldValue
    self.newValue = newValue
  }
}
