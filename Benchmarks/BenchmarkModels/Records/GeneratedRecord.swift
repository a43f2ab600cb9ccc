public import ComparisonSpecs
public import JSONDocuments

/// A record with the macro's `==`.
@AutoEquatable
public struct GeneratedRecord: Sendable {
  /// A field of a record.
  @AutoEquatable
  public struct Field: Sendable {
    /// The name of the field.
    public var name: String
    /// The value of the field.
    public var value: JSONValue
  }

  /// The key of the record in its document.
  public var key: String
  /// All fields including the key, sorted by name.
  public var fields: [Field]

  /// Creates the same value as a plain one, sharing its buffers.
  public init(_ plain: PlainRecord) {
    key = plain.key
    fields = plain.fields.map { Field(name: $0.name, value: $0.value) }
  }
}
