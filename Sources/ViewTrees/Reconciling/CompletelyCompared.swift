/// A type of the standard library whose `==` leaves out nothing.
///
/// What `==` takes for one, `0.0` and `-0.0` or two spellings of a character, counts as one here as well.
protocol CompletelyCompared {
  /// The types of the values inside, which `==` compares by theirs.
  static var comparedTypes: [Any.Type] { get }
}

extension CompletelyCompared {
  static var comparedTypes: [Any.Type] { [] }
}

extension Int: CompletelyCompared {}
extension Int8: CompletelyCompared {}
extension Int16: CompletelyCompared {}
extension Int32: CompletelyCompared {}
extension Int64: CompletelyCompared {}
extension UInt: CompletelyCompared {}
extension UInt8: CompletelyCompared {}
extension UInt16: CompletelyCompared {}
extension UInt32: CompletelyCompared {}
extension UInt64: CompletelyCompared {}
extension Double: CompletelyCompared {}
extension Float: CompletelyCompared {}
extension Bool: CompletelyCompared {}
extension String: CompletelyCompared {}
extension Character: CompletelyCompared {}

extension Optional: CompletelyCompared {
  static var comparedTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: CompletelyCompared {
  static var comparedTypes: [Any.Type] { [Element.self] }
}

extension Set: CompletelyCompared {
  static var comparedTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: CompletelyCompared {
  static var comparedTypes: [Any.Type] { [Key.self, Value.self] }
}
