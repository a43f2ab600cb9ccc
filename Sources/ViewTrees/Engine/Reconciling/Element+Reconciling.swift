// The node of an element keeps an `Element<EmptyView>`, which begins like every other element.

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
