/// Any JSON value.
///
/// Numbers of the same value are equal, however they are written: an integral number that fits is an `integer`, and a
/// number that no double can hold keeps its digits.
public enum JSONValue: Hashable, Sendable {
  /// The value `null`.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number that a double can hold.
  case double(Double)
  /// A number that only its digits represent exactly.
  case digits(String)
  /// A string.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object, with its fields in the order of the document.
  case object([JSONField])
}

/// A field of a JSON object: a name and a value.
public struct JSONField: Hashable, Sendable {
  /// The name of the field.
  public var name: String
  /// The value of the field.
  public var value: JSONValue

  /// Creates a field.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue {
  /// The same value with the fields of every object sorted by name, so that objects are equal in whatever order their
  /// fields were written.
  public var canonical: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let fields):
      .object(
        fields.map { JSONField(name: $0.name, value: $0.value.canonical) }.sorted { $0.name < $1.name })
    default: self
    }
  }
}
