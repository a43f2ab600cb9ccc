/// An optional view keeps its position while it is nil.
extension Optional: View where Wrapped: View {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Optional: __StructuralView where Wrapped: View {
  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let fragment = cursor.appendFragment(Self.self)
    guard view.pointee != nil else { return }
    var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: cursor.tree)
    Wrapped.__mount(wrapped(in: view), &inner)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let fragment = cursor.take()
    let isMounted = tree[fragment].pointee.firstChild.exists
    guard view.pointee != nil else {
      if isMounted { tree.unmountChildren(of: fragment) }
      return
    }
    if isMounted {
      var inner = __ChildCursor(childrenOf: fragment, hostParent: cursor.hostParent, in: tree)
      Wrapped.__update(wrapped(in: view), &inner)
    } else {
      var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: tree)
      Wrapped.__mount(wrapped(in: view), &inner)
      tree.recordMount(of: tree[fragment].pointee.firstChild)
    }
  }

  /// The payload of an enum with one lies at its start.
  @inlinable
  @inline(__always)
  static func wrapped(in view: UnsafeMutablePointer<Self>) -> UnsafeMutablePointer<Wrapped> {
    UnsafeMutableRawPointer(view).assumingMemoryBound(to: Wrapped.self)
  }
}
