import ComparisonSpecs
import ReflectiveComparison

/// Finds out whether values that compare as equal are the same in everything that a body can read.
enum CompleteComparison {
  /// Whether a spec leaves out nothing, neither itself nor in the fields that it compares.
  ///
  /// False where it is not known: a node of the type is then refreshed once more than it need be.
  static func covers<V: AutoEquatable>(_ type: V.Type, _ spec: ComparisonSpec<V>) -> Bool {
    guard spec.uncoveredFields().isEmpty else { return false }
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

  /// Whether comparing two values of a type leaves out nothing.
  static func isComplete<V>(_ type: V.Type) -> Bool { isComplete(type as Any.Type) }

  private static func isComplete(_ type: Any.Type?) -> Bool {
    switch type {
    case nil: false
    case let type as any CompletelyCompared.Type: type.isCompletelyCompared
    case let type as any AutoEquatable.Type: coversAll(type)
    default: false
    }
  }

  private static func coversAll<V: AutoEquatable>(_ type: V.Type) -> Bool { covers(type, V.comparisonSpec) }

  private static func fieldType(_ name: String, of type: Any.Type) -> Any.Type? {
    FieldLayout.fields(of: type).first { $0.name == name }?.type
  }
}
