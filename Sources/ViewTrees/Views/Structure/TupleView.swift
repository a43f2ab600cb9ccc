/// Any number of views, one after the other.
@frozen
public struct TupleView<each V: View>: __StructuralView {
  @usableFromInline let values: (repeat each V)

  @inlinable
  @inline(__always)
  init(_ values: repeat each V) { self.values = (repeat each values) }

  /// Mounts the parts of a value, and consumes it.
  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    repeat parts.mount((each V).self, &cursor)
  }

  /// Reconciles the parts of a value with the mounted ones, and consumes the value.
  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    repeat parts.update((each V).self, &cursor)
  }
}
