/// The two values that a comparison reads from, as expressions.
struct Operands {
  let lhs: String
  let rhs: String
  /// The pointers to both values, if the type's fields can be reached through them in place.
  let addresses: (lhs: String, rhs: String)?
  /// Whether the values are read through pointers.
  let isUnsafe: Bool

  /// The value itself and another in a variable.
  static let values = Operands(lhs: "self", rhs: "rhs", addresses: nil, isUnsafe: false)
  /// Values behind pointers, whose fields lie in place.
  static let pointers = Operands(
    lhs: "lhs.pointee", rhs: "rhs.pointee", addresses: ("lhs", "rhs"), isUnsafe: true)
  /// References behind pointers.
  static let references = Operands(lhs: "lhs.pointee", rhs: "rhs.pointee", addresses: nil, isUnsafe: true)
}
