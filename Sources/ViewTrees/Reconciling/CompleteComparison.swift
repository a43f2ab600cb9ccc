import ComparisonSpecs

/// Finds out whether values that compare as equal are the same in everything that a body can read.
enum CompleteComparison {
  /// Whether a spec leaves out nothing, neither itself nor in the fields that it compares.
  ///
  /// False where it is not known: a node of the type is then refreshed once more than it need be.
  static func covers<V: AutoEquatable>(_ type: V.Type, _ spec: ComparisonSpec<V>) -> Bool {
    let layout = spec.uncoveredFields()
    guard layout.isEmpty else { return false }
    return spec.fields.allSatisfy { field in
      switch field.role {
      case .compared: field.strategy == .equality && isComplete(fieldType(field.path, of: V.self))
      case .children: true
      case .child, .ignored, .excludedClosure, .excludedState: false
      }
    }
  }

  /// Whether comparing the fields of a type one by one leaves out nothing.
  static func coversFields(of type: Any.Type) -> Bool {
    FieldLayout.fields(of: type).allSatisfy { isComplete($0.type) }
  }

  private static func isComplete(_ type: Any.Type?) -> Bool {
    switch type {
    case nil: false
    case let type as any CompletelyCompared.Type: type.isCompletelyCompared
    case let type as any AutoEquatable.Type: coversAll(type)
    default: false
    }
  }

  private static func coversAll<V: AutoEquatable>(_ type: V.Type) -> Bool { covers(type, V.comparisonSpec) }

  static func isComplete<V>(_ type: V.Type) -> Bool { isComplete(type as Any.Type) }

  private static func fieldType(_ name: String, of type: Any.Type) -> Any.Type? {
    FieldLayout.fields(of: type).first { $0.name == name }?.type
  }
}

import ReflectiveComparison

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
