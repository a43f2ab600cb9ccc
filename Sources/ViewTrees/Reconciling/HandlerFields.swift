import ReflectiveComparison

/// Finds the handlers in view values, and lets them stay when a value is replaced.
enum HandlerFields {
  /// The offsets of all handlers and optional handlers in the stored properties of a struct, nested ones included.
  static func offsets(in type: Any.Type) -> [Int] {
    FieldLayout.fields(of: type).flatMap { field in
      field.type is any HandlerField.Type ? [field.offset] : offsets(in: field.type).map { $0 + field.offset }
    }
  }
}

/// A stored property that is one reference to the slot of a handler, or nil.
private protocol HandlerField {}

extension Handler: HandlerField {}
extension Optional: HandlerField where Wrapped: HandlerField {}

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Puts the handlers of a node's old value in the place of those in its new one, whose closures they call from now on.
  @usableFromInline
  @inline(never)
  func keepHandlers(of node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) {
    info(of: node)._withUnsafeGuaranteedRef { info in
      for offset in info.handlers {
        let place = (new + offset).assumingMemoryBound(to: AnyHandlerSlot?.self)
        guard let kept = (old + offset).assumingMemoryBound(to: AnyHandlerSlot?.self).pointee,
          let newer = place.pointee, kept !== newer
        else { continue }
        kept.follow(newer)
        place.pointee = kept
      }
    }
  }
}
