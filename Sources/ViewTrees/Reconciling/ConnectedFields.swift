import ReflectiveComparison

/// A stored property of a view that is connected with the node that the view stands in: the slot of a handler, the
/// storage of a state, the environment around the node.
protocol ConnectedField {
  /// Connects the property of a view that was just put into a node.
  ///
  /// - Returns: What the view needs and the node does not have, nil if it has everything.
  static func connect(
    _ field: UnsafeMutableRawPointer, _ source: ChangeSource, of node: __NodeReference, _ tree: __Tree
  ) -> Any.Type?

  /// Lets a property have the connection of the one whose place it is about to take.
  static func keep(_ old: UnsafeMutableRawPointer, in new: UnsafeMutableRawPointer)
}

/// Where a connected property lies in a view value.
struct ConnectedPlace {
  let offset: Int
  let type: any ConnectedField.Type

  /// What the property is known by.
  let source: ChangeSource

  /// The optionals around it, the outermost first: where one of them is nil, there is no property.
  var optionals: [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)] = []

  /// Whether a value has the property.
  func isPresent(in value: UnsafeRawPointer) -> Bool { optionals.allSatisfy { $0.isPresent(value + $0.offset) } }
}

/// Finds the connected properties of view types.
enum ConnectedFields {
  /// The places of all connected properties of a struct, those in nested structs, tuples and optionals included.
  static func places(in type: Any.Type) -> [ConnectedPlace] {
    FieldLayout.fields(of: type).flatMap { field in
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return places(ofValue: field.type, at: field.offset, [], ChangeSource(name, of: type))
    }
  }

  private static func places(
    ofValue type: Any.Type, at offset: Int, _ optionals: [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)],
    _ source: ChangeSource
  ) -> [ConnectedPlace] {
    switch type {
    case let type as any ConnectedField.Type:
      [ConnectedPlace(offset: offset, type: type, source: source, optionals: optionals)]
    case let type as any OptionalField.Type:
      // The payload of an enum with one lies at its start.
      places(ofValue: type.wrapped, at: offset, optionals + [(offset, type.isPresent)], source)
    default:
      FieldLayout.fields(of: type).flatMap { places(ofValue: $0.type, at: offset + $0.offset, optionals, source) }
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

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Connects the properties of a view that was just mounted.
  @usableFromInline
  @inline(never)
  func connect(_ node: __NodeReference) {
    let value = self[node].pointee.payload.unsafelyUnwrapped
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.connections where place.isPresent(in: value) {
        guard let missing = place.type.connect(value + place.offset, place.source, of: node, self) else { continue }
        self[node].pointee.flags |= NodeFlags.unsatisfied
        report(.missingEnvironment(type: String(describing: missing), view: pathDescription(of: node)))
      }
    }
  }

  /// Lets the connected properties of a node's new value be those of its old one.
  @usableFromInline
  @inline(never)
  func keepConnections(of node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) {
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.connections {
        guard place.isPresent(in: new) else { continue }
        if place.isPresent(in: old) {
          place.type.keep(old + place.offset, in: new + place.offset)
        } else {
          _ = place.type.connect(new + place.offset, place.source, of: node, self)
        }
      }
    }
  }
}
