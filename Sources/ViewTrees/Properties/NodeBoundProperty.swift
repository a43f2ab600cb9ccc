import ReflectiveComparison

/// A stored property of a view that belongs to the node: a state, a handler, a lookup in the environment.
///
/// A tree binds it when it mounts the view, and transfers it from each old value to the new one.
protocol NodeBoundProperty {
  /// Whether the property belongs to one node only. A handler does not: several views may have the same one.
  static var belongsToNode: Bool { get }

  /// Binds the property of a view that was just mounted.
  static func bind(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __TreeHandle)

  /// Transfers what the old property is bound to.
  ///
  /// - Returns: False if the new property asks for something else, so that it has to be bound.
  static func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) -> Bool

  /// The type that the property needs and the environment lacks; nil if nothing is missing.
  static func missing(in field: UnsafeMutableRawPointer) -> Any.Type?
}

extension NodeBoundProperty {
  static var belongsToNode: Bool { true }

  static func missing(in field: UnsafeMutableRawPointer) -> Any.Type? { nil }
}

/// A node-bound property that keeps what it is bound to in one stored property, and always transfers it.
///
/// The casts are sound; see ``NodeBoundPropertyLocation``.
protocol SimplyBoundProperty: NodeBoundProperty {
  associatedtype Bound

  /// What the property is bound to, nil before the view is mounted.
  var bound: Bound? { get set }

  /// Makes what the property of a view that was just mounted is bound to.
  func makeBound(_ source: ChangeSource, to node: __NodeReference, _ tree: __TreeHandle) -> Bound?
}

extension SimplyBoundProperty {
  static func bind(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __TreeHandle
  ) {
    let property = field.assumingMemoryBound(to: Self.self)
    property.pointee.bound = property.pointee.makeBound(source, to: node, tree)
  }

  static func transfer(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer) -> Bool {
    new.assumingMemoryBound(to: Self.self).pointee.bound = old.assumingMemoryBound(to: Self.self).pointee.bound
    return true
  }
}

/// The location of a node-bound property in a view value.
///
/// It comes from the metadata of the view type, so a value of `type` is at `offset`, unless an optional around it is
/// nil. That makes the casts in the conforming types sound.
struct NodeBoundPropertyLocation {
  let offset: Int
  let type: any NodeBoundProperty.Type

  /// The name of the property, for decisions and diagnostics.
  let source: ChangeSource

  /// The optionals around it, the outermost first.
  ///
  /// If one of them is nil, the property does not exist.
  var optionals: [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)] = []

  /// Whether a value has the property.
  func isPresent(in value: UnsafeRawPointer) -> Bool { optionals.allSatisfy { $0.isPresent(value + $0.offset) } }
}

/// Finds the node-bound properties of view types.
enum NodeBoundProperties {
  private typealias Optionals = [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)]

  /// The locations of all node-bound properties of a struct, including those in nested structs, tuples and optionals.
  ///
  /// A view in a property of another view has a separate node, to which its state and its environment belong. Only its
  /// handlers are found here too, so that they stay the newest if the outer view is skipped.
  static func places(in type: Any.Type) -> [NodeBoundPropertyLocation] {
    FieldLayout.fields(of: type).flatMap { field in
      places(
        ofValue: field.type, at: field.offset, [], ChangeSource(name(of: field), of: type), isOfOtherView: false)
    }
  }

  /// The locations of the node-bound properties in any value, which may itself be one.
  static func places(inValue type: Any.Type) -> [NodeBoundPropertyLocation] {
    places(ofValue: type, at: 0, [], ChangeSource("value", of: type), isOfOtherView: false)
  }

  /// The name of a property in the source: the storage of a wrapper has an underscore in front.
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
      // The wrapped value is at the start of an optional.
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
