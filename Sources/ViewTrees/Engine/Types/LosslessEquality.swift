import ComparisonSpecs
import ReflectiveComparison

/// Decides whether two equal values are the same in everything that a body can read.
///
/// False is the safe answer: a node of such a type is refreshed once more than necessary.
enum LosslessEquality {
  /// Whether a spec omits nothing, neither a field nor a part of a field that it compares.
  static func covers<V: AutoEquatable>(_ type: V.Type, _ spec: ComparisonSpec<V>) -> Bool {
    comparedTypes(type, spec).map(omitNothing) ?? false
  }

  /// Whether comparing a type field by field omits nothing.
  static func coversFields(of type: Any.Type) -> Bool { omitNothing(FieldLayout.fields(of: type).map(\.type)) }

  /// Whether comparing two values of a type omits nothing.
  static func covers(_ type: Any.Type) -> Bool { omitNothing([type]) }

  /// Whether comparing values of all these types omits nothing.
  private static func omitNothing(_ types: [Any.Type]) -> Bool {
    var waiting = types
    // A type may contain itself through an array, so each type is visited once.
    var seen: Set<ObjectIdentifier> = []
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      switch type {
      case let type as any LosslesslyEquatable.Type: waiting += type.comparedTypes
      case let type as any AutoEquatable.Type:
        guard let types = comparedTypes(type) else { return false }
        waiting += types
      default: return false
      }
    }
    return true
  }

  /// Whether a field is compared without omissions, holds child nodes, or belongs to the node.
  static func covers(_ field: FieldLayout, by fields: [ComparisonField]) -> Bool {
    if field.type is any NodeBoundProperty.Type { return true }
    return fields.contains { described in
      guard described.path == field.name || "_" + described.path == field.name else { return false }
      return described.role == .children
        || described.role == .compared && described.strategy == .equality && omitNothing([field.type])
    }
  }

  private static func comparedTypes<V: AutoEquatable>(_ type: V.Type) -> [Any.Type]? {
    comparedTypes(type, V.comparisonSpec)
  }

  /// The types of the fields that a spec compares; nil if the spec omits something.
  private static func comparedTypes<V: AutoEquatable>(_ type: V.Type, _ spec: ComparisonSpec<V>) -> [Any.Type]? {
    guard spec.uncoveredFields().isEmpty else { return nil }
    let layout = FieldLayout.fields(of: type)
    var types: [Any.Type] = []
    for field in spec.fields {
      switch field.role {
      case .compared:
        guard field.strategy == .equality, let stored = stored(field, in: layout) else { return nil }
        types.append(stored.type)
      case .children: continue
      case .excludedState:
        // A property that belongs to the node is the same in all its values.
        guard stored(field, in: layout)?.type is any NodeBoundProperty.Type else { return nil }
      case .child, .ignored, .excludedClosure: return nil
      }
    }
    return types
  }

  /// The stored property of a field, whose name begins with an underscore if the field has a wrapper.
  private static func stored(_ field: ComparisonField, in layout: [FieldLayout]) -> FieldLayout? {
    layout.first { $0.name == field.path || $0.name == "_" + field.path }
  }
}

/// A type whose `==` omits nothing.
///
/// Values that `==` calls equal, such as `0.0` and `-0.0` or two spellings of a character, count as the same.
protocol LosslesslyEquatable {
  /// The types of the values inside, which `==` compares.
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
