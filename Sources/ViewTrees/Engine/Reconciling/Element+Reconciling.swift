// The node of an element keeps an `Element<EmptyView>`, which begins like every other element.

extension Element {
  /// Mounts the parts of a value, and consumes it.
  @inlinable
  @inline(__always)
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    var parts = ViewParts(view)
    let head = parts.next(ElementHead.self)
    let (type, flags) = tree.type(Element<EmptyView>.self)
    let payload = tree.storage.pointee.arena.store(head)
    let node = cursor.append(flags: flags.union(.evaluated), type: type, payload: payload)
    if Content.self == EmptyView.self { return }
    var inner = __ChildCursor(behindChildrenOf: node, hostParent: node, in: tree)
    parts.mount(Content.self, &inner)
  }

  /// Reconciles the parts of a value with the mounted ones, and consumes the value.
  @inlinable
  @inline(__always)
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let node = cursor.take()
    var parts = ViewParts(view)
    let head = parts.next(ElementHead.self)
    let old = tree[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: ElementHead.self)
    tree.replacePart(of: node, old, by: head, isEqual: ElementHead.areEqual(old, head))
    if Content.self == EmptyView.self { return }
    var inner = __ChildCursor(childrenOf: node, hostParent: node, in: tree)
    parts.update(Content.self, &inner)
  }

  /// Its content streams; only the head is a node.
  @inlinable
  @inline(__always)
  public static var __isSingleNode: Bool { false }

  /// Whether the node has a body that is evaluated.
  @inlinable
  @inline(__always)
  public static var __isEvaluated: Bool { false }

  /// Whether the parts that a node keeps are equal.
  @inlinable
  @inline(__always)
  public static func __areEqual(
    _ old: UnsafeMutablePointer<Self>, _ new: UnsafeMutablePointer<Self>, _ tree: __TreeHandle
  ) -> Bool {
    var oldParts = ViewParts(old)
    var newParts = ViewParts(new)
    return ElementHead.areEqual(oldParts.next(ElementHead.self), newParts.next(ElementHead.self))
  }

  /// What a tree has to know of the type.
  public static func __makeInfo() -> __ViewTypeInfo { ElementInfo() }
}

/// What a tree knows of elements.
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
