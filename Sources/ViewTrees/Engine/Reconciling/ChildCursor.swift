/// A position among the children of a node, while a body is reconciled with them.
///
/// During a mount it is behind the last child that was made, during an update before the next child.
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

  /// Returns the child for the next slot, and moves behind it.
  @inlinable
  @inline(__always)
  mutating func take() -> __NodeReference {
    let child = position
    position = tree[child].pointee.next
    return child
  }

  /// Makes a child at the end.
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
    // A new node below a new node is placed together with it.
    if !parentRecord.pointee.flags.contains(.fresh) { tree.storage.pointee.placements.append(child) }
    return child
  }

  /// Makes a fragment at the end.
  @inlinable
  @inline(__always)
  mutating func appendFragment<V: View>(_ type: V.Type, payload: UnsafeMutableRawPointer? = nil) -> __NodeReference {
    let (index, flags) = tree.type(type)
    return append(flags: flags.union(.evaluated), type: index, payload: payload)
  }
}
