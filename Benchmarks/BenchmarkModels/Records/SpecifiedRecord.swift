public import ComparisonSpecs
public import JSONDocuments

/// A record with a spec that is written by hand.
public struct SpecifiedRecord: Sendable {
  /// A field of a record.
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

extension SpecifiedRecord: AutoEquatable {
  /// The key first, then the fields in order.
  public static let comparisonSpec = ComparisonSpec<SpecifiedRecord> {
    Compared(\.key)
    Compared(\.fields)
  }
}

extension SpecifiedRecord.Field: AutoEquatable {
  /// The name first, then the value.
  public static let comparisonSpec = ComparisonSpec<SpecifiedRecord.Field> {
    Compared(\.name)
    Compared(\.value)
  }
}
