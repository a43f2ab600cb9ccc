/// A place among the children of a node while a body's value streams into them.
///
/// On a mount it is after the last child that was made, on an update before the next child.
@frozen
public struct __ChildCursor {
  @usableFromInline let tree: __TreeHandle
  @usableFromInline let parent: __NodeReference
  @usableFromInline let hostParent: __NodeReference
  @usableFromInline var position: __NodeReference

  /// Starts before the children that a node has, for an update.
  @inlinable
  @inline(__always)
  init(childrenOf parent: __NodeReference, hostParent: __NodeReference, in tree: __TreeHandle) {
    self.tree = tree
    self.parent = parent
    self.hostParent = hostParent
    position = tree[parent].pointee.firstChild
  }

  /// Starts after the children that a node has, for a mount.
  @inlinable
  @inline(__always)
  init(behindChildrenOf parent: __NodeReference, hostParent: __NodeReference, in tree: __TreeHandle) {
    self.tree = tree
    self.parent = parent
    self.hostParent = hostParent
    position = tree[parent].pointee.lastChild
  }

  /// The child that the next slot meets.
  @inlinable
  @inline(__always)
  mutating func take() -> __NodeReference {
    let child = position
    position = tree[child].pointee.next
    return child
  }

  /// Makes a child behind the last one.
  @inlinable
  @inline(__always)
  mutating func append(flags: NodeFlags, type: UInt32, payload: UnsafeMutableRawPointer?) -> __NodeReference {
    let child = tree.makeNode(
      parent: parent, hostParent: hostParent, flags: flags.union(.fresh), type: type, payload: payload)
    let parentRecord = tree[parent]
    if position.exists {
      tree[position].pointee.next = child
      tree[child].pointee.previous = position
    } else {
      parentRecord.pointee.firstChild = child
    }
    parentRecord.pointee.lastChild = child
    position = child
    // What is new below something new is placed together with it.
    if !parentRecord.pointee.flags.contains(.fresh) { tree.storage.pointee.placements.append(child) }
    return child
  }

  /// Makes a child that is not a view.
  @inlinable
  @inline(__always)
  mutating func appendFragment<V: View>(_ type: V.Type, payload: UnsafeMutableRawPointer? = nil) -> __NodeReference {
    let (index, flags) = tree.type(type)
    return append(flags: flags.union(.evaluated), type: index, payload: payload)
  }
}

// An element and a portal keep only the head of their value, the fields in front of the content: the content becomes the
// children. `Kept` is the same view without content, the type under which the node is in the table of types.

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
