// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view that shows nothing.
@frozen
public struct EmptyView: __StructuralView {
  /// Shows nothing.
  @inlinable
  @inline(__always)
  public init() {}

  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
}
