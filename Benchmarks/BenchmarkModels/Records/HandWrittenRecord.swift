public import JSONDocuments

/// A record with a handwritten `==`.
@frozen public struct HandWrittenRecord: Sendable {
  /// A field of a record.
  public struct Field: Sendable {
    /// The name of the field.
    public var name: String
    /// The value of the field.
    public var value: JSONValue

    /// Creates a value from its fields.
    @inlinable
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
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

extension HandWrittenRecord: Equatable {
  /// Compares in the order of declaration; inlined, so that no caller copies the values.
  @inlinable @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.key != rhs.key { return false }
    return haveEqualElements(lhs.fields, rhs.fields)
  }

  /// Does the same in place.
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
    // Most values are strings. They are compared here, without a call that would copy them.
    if case .string(let lhs) = lhs.value, case .string(let rhs) = rhs.value { return lhs == rhs }
    return lhs.value == rhs.value
  }
}
