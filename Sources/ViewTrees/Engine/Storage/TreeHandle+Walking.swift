extension __TreeHandle {
  /// The next node in preorder, or none after the last node below `top`.
  @inlinable
  func nextInPreorder(_ node: __NodeReference, below top: __NodeReference) -> __NodeReference {
    let child = self[node].pointee.firstChild
    return child.exists ? child : nextOutside(node, below: top)
  }

  /// The next node in preorder that is not below `node`, or none after the last node below `top`.
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
