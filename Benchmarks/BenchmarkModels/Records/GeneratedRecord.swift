public import ComparisonSpecs
public import JSONDocuments

/// A record with the `==` that the macro makes.
@AutoEquatable
public struct GeneratedRecord: Sendable {
  /// A field of a record.
  @AutoEquatable
  public struct Field: Sendable {
    /// What the field is called.
    public var name: String
    /// What the field holds.
    public var value: JSONValue
  }

  /// What tells the record from the others of its document.
  public var key: String
  /// All fields, the key among them, in the order of their names.
  public var fields: [Field]

  /// Creates the same value as a plain one, with the same buffers.
  public init(_ plain: PlainRecord) {
    key = plain.key
    fields = plain.fields.map { Field(name: $0.name, value: $0.value) }
  }
}
