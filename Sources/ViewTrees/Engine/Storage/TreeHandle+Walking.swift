extension __TreeHandle {
  /// The node after another one in preorder, none behind the last one below a top.
  @inlinable
  func nextInPreorder(_ node: __NodeReference, below top: __NodeReference) -> __NodeReference {
    let child = self[node].pointee.firstChild
    return child.exists ? child : nextOutside(node, below: top)
  }

  /// The node after another one and all that is below it in preorder, none behind the last one below a top.
  @inlinable
  func nextOutside(_ node: __NodeReference, below top: __NodeReference) -> __NodeReference {
    var node = node
    while node != top {
      let record = self[node]
      if record.pointee.next.exists { return record.pointee.next }
      node = record.pointee.parent
    }
    return .none
  }
}
