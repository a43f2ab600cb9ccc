// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Any number of views, one after the other.
@frozen
public struct TupleView<each V: View>: __StructuralView {
  @usableFromInline let values: (repeat each V)

  @inlinable
  @inline(__always)
  init(_ values: repeat each V) { self.values = (repeat each values) }

  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    repeat parts.mount((each V).self, &cursor)
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    var parts = ViewParts(view)
    repeat parts.update((each V).self, &cursor)
  }
}
