/// A node that is not a view: it ties a payload of the tree to the views below it.
///
/// A modifier mounts one around its content: the effect of `.onMount`, the scope of `.environment`, the key of `.id`.
/// The functions of the modifier make the node and its payload, so no value of the fragment's type ever exists.
@usableFromInline
protocol Fragment: __StructuralView {
  /// The type of the payload.
  associatedtype Payload
}

extension Fragment {
  @usableFromInline
  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  @usableFromInline
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  @inlinable
  static func __destroy(_ payload: UnsafeMutableRawPointer, _ tree: __TreeHandle) {
    tree.storage.pointee.arena.destroy(payload, as: Payload.self)
  }
}
