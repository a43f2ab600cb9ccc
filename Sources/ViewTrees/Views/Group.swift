// A frozen struct with one field has the layout of that field.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Several views as one view, without a node for the group.
@frozen
public struct Group<Content: View>: __StructuralView {
  @usableFromInline let content: Content

  /// Groups views.
  @inlinable
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    Content.__mount(UnsafeMutableRawPointer(view).assumingMemoryBound(to: Content.self), &cursor)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    Content.__update(UnsafeMutableRawPointer(view).assumingMemoryBound(to: Content.self), &cursor)
  }
}
