/// A type of the standard library whose `==` sees all that there is to see.
protocol CompletelyCompared {
  static var isCompletelyCompared: Bool { get }
}

extension CompletelyCompared {
  static var isCompletelyCompared: Bool { true }
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
  static var isCompletelyCompared: Bool { CompleteComparison.isComplete(Wrapped.self) }
}

extension Array: CompletelyCompared {
  static var isCompletelyCompared: Bool { CompleteComparison.isComplete(Element.self) }
}

extension Set: CompletelyCompared {
  static var isCompletelyCompared: Bool { CompleteComparison.isComplete(Element.self) }
}

extension Dictionary: CompletelyCompared {
  static var isCompletelyCompared: Bool {
    CompleteComparison.isComplete(Key.self) && CompleteComparison.isComplete(Value.self)
  }
}
