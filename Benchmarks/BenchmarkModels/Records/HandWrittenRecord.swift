public import JSONDocuments

/// A record with a `==` written by hand.
@frozen public struct HandWrittenRecord: Sendable {
  /// A field of a record.
  public struct Field: Sendable {
    /// What the field is called.
    public var name: String
    /// What the field holds.
    public var value: JSONValue

    /// Creates a value from its fields.
    @inlinable
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
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

extension HandWrittenRecord: Equatable {
  /// Compares in the order of declaration; inlined, so that no caller copies the values.
  @inlinable @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.key != rhs.key { return false }
    return haveEqualElements(lhs.fields, rhs.fields)
  }

  /// The same in place.
  @inlinable @inline(__always)
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    if lhs.pointee.key != rhs.pointee.key { return false }
    return haveEqualElements(lhs.pointee.fields, rhs.pointee.fields)
  }
}

extension HandWrittenRecord.Field: Equatable {
  /// Compares field by field.
  @inlinable @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.name != rhs.name { return false }
    // Most values are strings: they are compared here, without a call that takes copies.
    if case .string(let lhs) = lhs.value, case .string(let rhs) = rhs.value { return lhs == rhs }
    return lhs.value == rhs.value
  }
}
