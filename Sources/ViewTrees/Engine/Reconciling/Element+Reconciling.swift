// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Element {
  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    cursor.mountHead(ElementHead.self, Content.self, of: view, as: Element<EmptyView>.self, .evaluated)
  }

  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    cursor.updateHead(ElementHead.self, Content.self, of: view, ElementHead.areEqual)
  }

  @inlinable
  @inline(__always)
  public static var __isSingleNode: Bool { false }

  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { false }

  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    var oldParts = ViewParts(old)
    var newParts = ViewParts(new)
    return ElementHead.areEqual(oldParts.next(ElementHead.self), newParts.next(ElementHead.self))
  }

  public static func __makeInfo() -> __ViewTypeInfo { ElementInfo() }
}

/// The description of elements; all have one type in the table.
private final class ElementInfo: __ViewTypeInfo {
  init() { super.init(viewType: Element<EmptyView>.self, flags: [.host, .omitsFields]) }

  override func name(_ payload: UnsafeMutableRawPointer?) -> String {
    payload?.assumingMemoryBound(to: ElementHead.self).pointee.name ?? "Element"
  }

  override func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> UInt64 {
    let old = UnsafeMutablePointer(mutating: old.assumingMemoryBound(to: ElementHead.self))
    let new = UnsafeMutablePointer(mutating: new.assumingMemoryBound(to: ElementHead.self))
    return (old.pointee.name == new.pointee.name ? 0 : 1)
      | (old.pointee.attributes == new.pointee.attributes ? 0 : 2)
      | (ElementHead.areEventsEqual(old, new) ? 0 : 4)
  }

  override func fieldNames(_ differing: UInt64) -> [String] {
    names(differing, of: ["hostName", "attributes", "events"])
  }
}

// The node of an element or a portal keeps only the head of the value: the fields in front of the content, which
// becomes the children. `Kept` is the same view with an `EmptyView` as its content. It is the node's type in the table,
// and begins with the same fields.

extension __ChildCursor {
  /// Mounts a host view whose node keeps the head.
  ///
  /// Consumes `view`.
  @inlinable
  @inline(__always)
  mutating func mountHead<Head, Kept: View, Content: View>(
    _: Head.Type, _ content: Content.Type, of view: UnsafeMutableRawPointer, as _: Kept.Type, _ extraFlags: NodeFlags
  ) {
    var parts = ViewParts(view)
    let head = parts.next(Head.self)
    let (type, flags) = tree.type(Kept.self)
    let payload = tree.storage.pointee.arena.store(head)
    let node = append(flags: flags.union(extraFlags), type: type, payload: payload)
    if Content.self == EmptyView.self { return }
    var inner = __ChildCursor(behindChildrenOf: node, hostParent: node, in: tree)
    parts.mount(content, &inner)
  }

  /// Reconciles a host view whose node keeps the head.
  ///
  /// Consumes `view`.
  @inlinable
  @inline(__always)
  mutating func updateHead<Head, Content: View>(
    _: Head.Type, _ content: Content.Type, of view: UnsafeMutableRawPointer,
    _ areEqual: (UnsafeMutablePointer<Head>, UnsafeMutablePointer<Head>) -> Bool
  ) {
    let node = take()
    var parts = ViewParts(view)
    let head = parts.next(Head.self)
    let old = tree[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: Head.self)
    tree.replacePart(of: node, old, by: head, isEqual: areEqual(old, head))
    if Content.self == EmptyView.self { return }
    var inner = __ChildCursor(childrenOf: node, hostParent: node, in: tree)
    parts.update(content, &inner)
  }
}
