import ComparisonSpecs
import ReflectiveComparison

/// Finds out whether values that compare as equal are the same in everything that a body can read.
///
/// False also means that it is not known: a node of such a type is refreshed once more than it need be.
enum LosslessEquality {
  /// Whether a spec leaves out nothing, neither itself nor in the fields that it compares.
  static func covers<V: AutoEquatable>(_ type: V.Type, _ spec: ComparisonSpec<V>) -> Bool {
    comparedTypes(type, spec).map(areComplete) ?? false
  }

  /// Whether comparing the fields of a type one by one leaves out nothing.
  static func coversFields(of type: Any.Type) -> Bool { areComplete(FieldLayout.fields(of: type).map(\.type)) }

  /// Whether comparing two values of a type leaves out nothing.
  static func covers(_ type: Any.Type) -> Bool { areComplete([type]) }

  /// Whether comparing values of some types leaves out nothing.
  private static func areComplete(_ types: [Any.Type]) -> Bool {
    var waiting = types
    // A type may contain itself, through an array: looking at it once is enough.
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

  /// Whether a field of a type is compared completely, or is none of the values that a body reads.
  static func covers(_ field: FieldLayout, by fields: [ComparisonField]) -> Bool {
    if field.type is any NodeBoundProperty.Type { return true }
    return fields.contains { described in
      guard described.path == field.name || "_" + described.path == field.name else { return false }
      return described.role == .children
        || described.role == .compared && described.strategy == .equality && areComplete([field.type])
    }
  }

  private static func comparedTypes<V: AutoEquatable>(_ type: V.Type) -> [Any.Type]? {
    comparedTypes(type, V.comparisonSpec)
  }

  /// The types of the fields that a spec compares; nil where it leaves out something by itself.
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
        // What the tree connects with the node is the same in every value of it.
        guard stored(field, in: layout)?.type is any NodeBoundProperty.Type else { return nil }
      case .child, .ignored, .excludedClosure: return nil
      }
    }
    return types
  }

  /// The stored property of a field, which has an underscore in front where there is a wrapper.
  private static func stored(_ field: ComparisonField, in layout: [FieldLayout]) -> FieldLayout? {
    layout.first { $0.name == field.path || $0.name == "_" + field.path }
  }
}

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
