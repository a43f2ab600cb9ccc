public import JSONDocuments

/// A record of a JSON document, whatever its fields, without any comparison of its own.
public struct PlainRecord: Sendable {
  /// A field of a record.
  public struct Field: Sendable {
    /// What the field is called.
    public var name: String
    /// What the field holds.
    public var value: JSONValue

    /// Creates a value from its fields.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What tells the record from the others of its document.
  public var key: String
  /// All fields, the key among them, in the order of their names.
  public var fields: [Field]

  /// Creates a value from its fields.
  public init(key: String, fields: [Field]) {
    self.key = key
    self.fields = fields
  }
}
