/// A type of the standard library whose `==` leaves out nothing.
///
/// What `==` takes for one, `0.0` and `-0.0` or two spellings of a character, counts as one here as well.
protocol LosslesslyEquatable {
  /// The types of the values inside, which `==` compares by theirs.
  static var comparedTypes: [Any.Type] { get }
}

extension LosslesslyEquatable {
  static var comparedTypes: [Any.Type] { [] }
}

extension Int: LosslesslyEquatable {}
extension Int8: LosslesslyEquatable {}
extension Int16: LosslesslyEquatable {}
extension Int32: LosslesslyEquatable {}
extension Int64: LosslesslyEquatable {}
extension UInt: LosslesslyEquatable {}
extension UInt8: LosslesslyEquatable {}
extension UInt16: LosslesslyEquatable {}
extension UInt32: LosslesslyEquatable {}
extension UInt64: LosslesslyEquatable {}
extension Double: LosslesslyEquatable {}
extension Float: LosslesslyEquatable {}
extension Bool: LosslesslyEquatable {}
extension String: LosslesslyEquatable {}
extension Character: LosslesslyEquatable {}

extension Optional: LosslesslyEquatable {
  static var comparedTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: LosslesslyEquatable {
  static var comparedTypes: [Any.Type] { [Element.self] }
}

extension Set: LosslesslyEquatable {
  static var comparedTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: LosslesslyEquatable {
  static var comparedTypes: [Any.Type] { [Key.self, Value.self] }
}
