// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Views without keys, one for each iteration of a loop: the k-th is matched with the k-th.
@frozen
public struct ArrayView<Element: View>: __StructuralView {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let fragment = cursor.appendFragment(Self.self)
    var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: tree)
    let elements = view.move().elements
    for element in elements { tree.consume(element, &inner, Element.__mount) }
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let fragment = cursor.take()
    let elements = view.move().elements
    var inner = __ChildCursor(childrenOf: fragment, hostParent: cursor.hostParent, in: tree)
    let hadElements = inner.position.exists
    var count = 0
    while count < elements.count, inner.position.exists {
      tree.consume(elements[count], &inner, Element.__update)
      count += 1
    }
    let isShorter = inner.position.exists
    if isShorter { tree.unmountSiblings(from: inner.position, in: fragment) }
    let isLonger = count < elements.count
    if isLonger {
      inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: tree)
      for element in elements[count...] {
        let last = inner.position
        tree.consume(element, &inner, Element.__mount)
        let first = last.exists ? tree[last].pointee.next : tree[fragment].pointee.firstChild
        tree.recordMount(of: first)
      }
    }
    if isShorter || isLonger, hadElements, count > 0 { tree.reportUnkeyedChange(of: fragment) }
  }
}
