public import JSONDocuments

/// A record of a JSON document with any fields, without `==` or a spec.
public struct PlainRecord: Sendable {
  /// A field of a record.
  public struct Field: Sendable {
    /// The name of the field.
    public var name: String
    /// The value of the field.
    public var value: JSONValue

    /// Creates a value from its fields.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The key of the record in its document.
  public var key: String
  /// All fields including the key, sorted by name.
  public var fields: [Field]

  /// Creates a value from its fields.
  public init(key: String, fields: [Field]) {
    self.key = key
    self.fields = fields
  }
}
