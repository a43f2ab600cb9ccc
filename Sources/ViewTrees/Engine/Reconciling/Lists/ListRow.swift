/// The type of a row of a list in the table of view types; no value of it exists.
///
/// If the content of a row is a single node, row and content share a record, and the payload is the view with the key
/// behind it. Otherwise the row is a fragment whose payload is the key.
@frozen
@usableFromInline
enum ListRow<Content: View, ID: Hashable>: View {
  @usableFromInline var body: Never { preconditionFailure("A row has no value") }

  /// The key of a row.
  @inlinable
  @inline(__always)
  static func key(of node: __NodeReference, _ tree: __TreeHandle) -> UnsafeMutablePointer<ID> {
    key(in: tree[node].pointee.payload.unsafelyUnwrapped)
  }

  /// The address of the key in the payload of a row.
  ///
  /// The layout is that of ``RowPayload``, a frozen struct of two fields: the key is behind the view, at the view's
  /// size rounded up to the key's alignment, a power of two.
  @inlinable
  @inline(__always)
  static func key(in payload: UnsafeMutableRawPointer) -> UnsafeMutablePointer<ID> {
    if Content.__isSingleNode {
      let mask = MemoryLayout<ID>.alignment - 1
      return (payload + ((MemoryLayout<Content>.size + mask) & ~mask)).assumingMemoryBound(to: ID.self)
    }
    return payload.assumingMemoryBound(to: ID.self)
  }

  @inlinable
  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  @inlinable
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  @inlinable
  static func __makeBody(
    _ payload: UnsafeMutableRawPointer, _ node: __NodeReference, at place: UnsafeMutableRawPointer?,
    _ tree: __TreeHandle
  ) -> UnsafeMutableRawPointer {
    Content.__makeBody(payload, node, at: place, tree)
  }

  @inlinable
  static func __reconcileBody(_ body: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle) {
    Content.__reconcileBody(body, into: node, tree)
  }

  @usableFromInline
  static func __read(_ payload: UnsafeMutableRawPointer) { Content.__read(payload) }

  @inlinable
  static func __destroy(_ payload: UnsafeMutableRawPointer, _ tree: __TreeHandle) {
    if Content.__isSingleNode {
      tree.storage.pointee.arena.destroy(payload, as: RowPayload<Content, ID>.self)
    } else {
      tree.storage.pointee.arena.destroy(payload, as: ID.self)
    }
  }

  @inlinable
  static func __view(in payload: UnsafeMutableRawPointer) -> any View { Content.__view(in: payload) }

  @inlinable
  static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)? {
    Content.__isSingleNode ? Content.__hostView(in: payload) : nil
  }

  @inlinable
  static var __isEvaluated: Bool { Content.__isSingleNode && Content.__isEvaluated }

  @usableFromInline
  static func __makeInfo() -> __ViewTypeInfo {
    Content.__isSingleNode ? Content.__makeInfo() : ReflectedTypeInfo<Content>(flags: .structural)
  }
}

/// A view with its key behind it.
@frozen
@usableFromInline
struct RowPayload<Content, ID> {
  @usableFromInline var view: Content
  @usableFromInline var key: ID
}
