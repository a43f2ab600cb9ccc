extension DataNode {
  /// The number of nodes, including this one.
  public var nodeCount: Int {
    var count = 0
    var open = [self]
    while let node = open.popLast() {
      count += 1
      open += node.children
    }
    return count
  }

  /// Changes the label of the leaf in the middle; all nodes that are not above it keep their storage.
  public mutating func changeLeaf(_ version: Int) {
    if children.isEmpty {
      label = makeText("changed label of the leaf", version)
    } else {
      children[children.count / 2].changeLeaf(version)
    }
  }

  /// Compares two trees of plain data node by node, recursively and in place, with the comparison that the view tree
  /// uses: the least that an update has to do.
  ///
  /// - Returns: The number of nodes with another identity or label, or another number of children.
  @inline(never)
  public static func countDifferences(_ old: UnsafePointer<DataNode>, _ new: UnsafePointer<DataNode>) -> Int {
    var different = areEqualExceptChildren(old, new) ? 0 : 1
    let oldCount = old.pointee.children.count
    let newCount = new.pointee.children.count
    if oldCount != newCount { different += 1 }
    // The addresses stay valid after the closures, which take room on the stack, since the nodes own their children.
    guard let oldBase = old.pointee.children.withUnsafeBufferPointer({ $0.baseAddress }),
      let newBase = new.pointee.children.withUnsafeBufferPointer({ $0.baseAddress })
    else { return different }
    for index in 0..<min(oldCount, newCount) { different += countDifferences(oldBase + index, newBase + index) }
    return different
  }
}
