// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A view with an explicit identity: another identity rebuilds the view.
@frozen
public struct IdentifiedView<Content: View, ID: Hashable>: __StructuralView {
  @usableFromInline let content: Content
  @usableFromInline let id: ID

  @inlinable
  init(content: consuming Content, id: consuming ID) {
    self.content = content
    self.id = id
  }

  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    var parts = ViewParts(view)
    let content = parts.next(Content.self)
    let id = parts.next(ID.self)
    let fragment = cursor.appendFragment(KeyFragment<ID>.self, payload: tree.storage.pointee.arena.store(id))
    var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: tree)
    Content.__mount(content, &inner)
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let fragment = cursor.take()
    var parts = ViewParts(view)
    let content = parts.next(Content.self)
    let id = parts.next(ID.self)
    let old = tree[fragment].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: ID.self)
    let isSame = old.pointee == id.pointee
    old.pointee = id.move()
    if isSame {
      var inner = __ChildCursor(childrenOf: fragment, hostParent: cursor.hostParent, in: tree)
      Content.__update(content, &inner)
    } else {
      tree.willRebuild(fragment, Outcome.rebuildIdentity)
      var inner = __ChildCursor(behindChildrenOf: fragment, hostParent: cursor.hostParent, in: tree)
      Content.__mount(content, &inner)
    }
  }
}

extension View {
  /// Ties the identity of a view to a value: a new value rebuilds the view, with all state below it.
  ///
  /// Use ``ForEach`` for siblings that come and go or change places.
  ///
  /// - Parameter id: The value, compared by `==`.
  /// - Returns: The view with the identity.
  @inlinable
  public consuming func id<ID: Hashable>(_ id: ID) -> IdentifiedView<Self, ID> {
    IdentifiedView(content: self, id: id)
  }
}

/// The fragment of an explicit identity.
@frozen
@usableFromInline
enum KeyFragment<ID: Hashable>: Fragment {
  @usableFromInline typealias Payload = ID
}
