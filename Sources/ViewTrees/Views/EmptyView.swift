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

  /// Reconciles the parts of a value with the mounted ones, and consumes the value.
  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
}
