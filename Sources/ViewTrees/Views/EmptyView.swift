/// A view that shows nothing.
@frozen
public struct EmptyView: __StructuralView {
  /// Shows nothing.
  @inlinable
  @inline(__always)
  public init() {}

  /// Mounts the parts of a value, and consumes it.
  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}

  /// Lets the parts of a value meet those that are mounted, and consumes it.
  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
}
