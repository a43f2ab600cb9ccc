/// Any JSON value.
///
/// Numbers that are the same number are equal however they are written: an integral number that fits is an `integer`,
/// and one that no double can hold keeps its digits.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number that a double can hold.
  case double(Double)
  /// A number that only its digits can tell.
  case digits(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// The fields in the order of the document.
  case object([JSONField])
}

/// A name and its value in a JSON object.
public struct JSONField: Hashable, Sendable {
  /// What the field is called.
  public var name: String
  /// What the field holds.
  public var value: JSONValue

  /// Creates a field.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue {
  /// The same value with the fields of every object in the order of their names, so that two objects are equal
  /// whatever order they were written in.
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
