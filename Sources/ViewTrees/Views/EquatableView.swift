// A frozen struct with one field has the layout of that field, so payloads are read as the view inside.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view that is compared by its `==`, even if it has a comparison spec.
@frozen
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  @usableFromInline let content: Content

  @inlinable
  init(_ content: consuming Content) { self.content = content }

  /// The view.
  @inlinable
  public var body: Content { content }

  @inlinable
  public static func __makeBody(
    _ payload: UnsafeMutableRawPointer, _ node: __NodeReference, at place: UnsafeMutableRawPointer?,
    _ tree: __TreeHandle
  ) -> UnsafeMutableRawPointer {
    if Content.__isSingleNode { return Content.__makeBody(payload, node, at: place, tree) }
    let body = tree.placeOfBody(Content.self, at: place)
    body.initialize(to: payload.assumingMemoryBound(to: Content.self).pointee)
    return UnsafeMutableRawPointer(body)
  }

  @inlinable
  public static func __reconcileBody(
    _ body: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle
  ) {
    if Content.__isSingleNode { return Content.__reconcileBody(body, into: node, tree) }
    let body = body.assumingMemoryBound(to: Content.self)
    tree.reconcileChildren(body, into: node)
    tree.storage.pointee.scratch.pop(body)
  }

  public static func __read(_ payload: UnsafeMutableRawPointer) { Content.__read(payload) }

  @inlinable
  public static func __view(in payload: UnsafeMutableRawPointer) -> any View { Content.__view(in: payload) }

  @inlinable
  public static func __hostView(in payload: UnsafeMutableRawPointer) -> (any HostView)? {
    Content.__hostView(in: payload)
  }

  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { Content.__isSingleNode ? Content.__isEvaluated : true }

  public static func __makeInfo() -> __ViewTypeInfo {
    ReflectedTypeInfo<Content>(flags: Content.__makeInfo().flags.intersection(.host).union(.omitsFields))
  }
}

extension View where Self: Equatable {
  /// Compares the view by its `==`, even if it has a comparison spec.
  @inlinable
  public consuming func equatable() -> EquatableView<Self> { EquatableView(self) }
}
