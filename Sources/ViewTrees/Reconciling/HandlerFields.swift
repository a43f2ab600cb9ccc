import ReflectiveComparison

/// Where a handler lies in a value.
struct HandlerPlace {
  let offset: Int

  /// The optionals around it, the outermost first: where one of them is nil, there is no handler.
  var optionals: [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)] = []

  /// Whether a value has a handler there.
  func isPresent(in value: UnsafeRawPointer) -> Bool { optionals.allSatisfy { $0.isPresent(value + $0.offset) } }
}

/// Finds the handlers in view values, and lets them stay when a value is replaced.
enum HandlerFields {
  /// The places of all handlers in the stored properties of a struct, those in nested structs, tuples and optionals
  /// included.
  static func places(in type: Any.Type) -> [HandlerPlace] {
    FieldLayout.fields(of: type).flatMap { field in places(ofValue: field.type, at: field.offset, []) }
  }

  private static func places(
    ofValue type: Any.Type, at offset: Int, _ optionals: [(offset: Int, isPresent: (UnsafeRawPointer) -> Bool)]
  ) -> [HandlerPlace] {
    switch type {
    case is any HandlerField.Type: [HandlerPlace(offset: offset, optionals: optionals)]
    case let type as any OptionalField.Type:
      // The payload of an enum with one lies at its start.
      places(ofValue: type.wrapped, at: offset, optionals + [(offset, type.isPresent)])
    default:
      FieldLayout.fields(of: type).flatMap { places(ofValue: $0.type, at: offset + $0.offset, optionals) }
    }
  }
}

/// A stored property that is one reference to the slot of a handler.
private protocol HandlerField {}

extension Handler: HandlerField {}

/// A stored property that may be nil.
private protocol OptionalField {
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
  /// Puts the handlers of a node's old value in the place of those in its new one, whose closures they call from now on.
  @usableFromInline
  @inline(never)
  func keepHandlers(of node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) {
    info(of: node)._withUnsafeGuaranteedRef { info in
      for handler in info.handlers where handler.isPresent(in: old) && handler.isPresent(in: new) {
        let place = (new + handler.offset).assumingMemoryBound(to: AnyHandlerSlot.self)
        let kept = (old + handler.offset).assumingMemoryBound(to: AnyHandlerSlot.self).pointee
        let newer = place.pointee
        guard kept !== newer else { continue }
        kept.follow(newer)
        place.pointee = kept
      }
    }
  }
}
