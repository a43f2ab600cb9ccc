import ReflectiveComparison

/// A stored property of a view that is connected with the node of the view: the slot of a handler, the
/// storage of a state, the environment around the node.
protocol NodeBoundProperty {
  /// Whether the property has to do with the one node whose view has it, rather than with all values of the view.
  static var belongsToNode: Bool { get }

  /// Connects the property of a view that was just put into a node.
  static func bind(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __TreeHandle)

  /// Lets a property have the connection of the one whose place it is about to take.
  ///
  /// - Returns: False where it asks for something else than the one before, so that it has to be connected itself.
  static func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) -> Bool

  /// What a connected property needs and does not find; nil where it has everything.
  static func missing(in field: UnsafeMutableRawPointer) -> Any.Type?
}

extension NodeBoundProperty {
  static var belongsToNode: Bool { true }

  static func missing(in field: UnsafeMutableRawPointer) -> Any.Type? { nil }
}

/// Where a connected property lies in a view value.
///
/// The metadata of the view type say that a field of the type is there, and a value of that very type is what is handed to
/// it; where optionals are around it, each was asked before. That is what makes the casts of addresses in the conforming
/// types sound.
struct NodeBoundPropertyLocation {
  let offset: Int
  let type: any NodeBoundProperty.Type

  /// What the property is known by.
  let source: ChangeSource

  /// The optionals around it, the outermost first: where one of them is nil, there is no property.
  var optionals: [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)] = []

  /// Whether a value has the property.
  func isPresent(in value: UnsafeRawPointer) -> Bool { optionals.allSatisfy { $0.isPresent(value + $0.offset) } }
}

/// Finds the connected properties of view types.
enum NodeBoundProperties {
  private typealias Optionals = [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)]

  /// The places of all connected properties of a struct, those in nested structs, tuples and optionals included.
  ///
  /// Of the views that a view has in its properties, each has a separate node to which its state and its environment
  /// belong; only its handlers are connected here as well, so that they stay the newest where the outer view is skipped.
  static func places(in type: Any.Type) -> [NodeBoundPropertyLocation] {
    FieldLayout.fields(of: type).flatMap { field in
      places(
        ofValue: field.type, at: field.offset, [], ChangeSource(name(of: field), of: type), isOfOtherView: false)
    }
  }

  /// The places of the connected properties of any value, which may be such a property itself.
  static func places(inValue type: Any.Type) -> [NodeBoundPropertyLocation] {
    places(ofValue: type, at: 0, [], ChangeSource("value", of: type), isOfOtherView: false)
  }

  /// What a property is called in the source, whose storage has an underscore in front where there is a wrapper.
  static func name(of field: FieldLayout) -> String {
    field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
  }

  private static func places(
    ofValue type: Any.Type, at offset: Int, _ optionals: Optionals, _ source: ChangeSource, isOfOtherView: Bool
  ) -> [NodeBoundPropertyLocation] {
    switch type {
    case let type as any NodeBoundProperty.Type:
      return isOfOtherView && type.belongsToNode
        ? [] : [NodeBoundPropertyLocation(offset: offset, type: type, source: source, optionals: optionals)]
    case let type as any OptionalField.Type:
      // The payload of an enum with one lies at its start.
      return places(
        ofValue: type.wrapped, at: offset, optionals + [(offset, type.isPresent)], source, isOfOtherView: isOfOtherView)
    default:
      let isView = type is any View.Type
      return FieldLayout.fields(of: type).flatMap {
        places(
          ofValue: $0.type, at: offset + $0.offset, optionals, source, isOfOtherView: isOfOtherView || isView)
      }
    }
  }
}

/// A stored property that may be nil.
protocol OptionalField {
  static var wrapped: Any.Type { get }
  static func isPresent(_ value: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalField {
  static var wrapped: Any.Type { Wrapped.self }

  static func isPresent(_ value: UnsafeRawPointer) -> Bool {
    if case .none = value.assumingMemoryBound(to: Self.self).pointee { false } else { true }
  }
}
