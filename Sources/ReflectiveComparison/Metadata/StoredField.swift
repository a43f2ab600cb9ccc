/// A part of a value at a fixed place: a stored property, or an element of a tuple.
struct StoredField: @unchecked Sendable {
  // Unchecked: a metatype is only an address here.

  let type: Any.Type
  /// The distance from the start of the value or object.
  let offset: Int
  /// The type that declares the field: for a class instance, its class or one of the superclasses.
  let container: Any.Type
  /// The place among the fields of that type.
  let index: Int
  let ownership: FieldRecord.Ownership
}
