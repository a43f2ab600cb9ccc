extension DataNode {
  /// The number of nodes, this one included.
  public var nodeCount: Int {
    var count = 0
    var open = [self]
    while let node = open.popLast() {
      count += 1
      open += node.children
    }
    return count
  }

  /// Changes the label of the leaf in the middle; everything beside the path to it keeps its storage.
  public mutating func changeLeaf(_ version: Int) {
    if children.isEmpty {
      label = makeText("changed label of the leaf", version)
    } else {
      children[children.count / 2].changeLeaf(version)
    }
  }

  /// Compares two trees node by node where they lie: what an update of a tree of plain data comes down to.
  ///
  /// - Returns: The number of nodes with another identity or label, or another number of children.
  @inline(never)
  public static func countDifferences(_ old: UnsafePointer<DataNode>, _ new: UnsafePointer<DataNode>) -> Int {
    var different = old.pointee.id == new.pointee.id && old.pointee.label == new.pointee.label ? 0 : 1
    old.pointee.children.withUnsafeBufferPointer { old in
      new.pointee.children.withUnsafeBufferPointer { new in
        if old.count != new.count { different += 1 }
        guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return }
        for index in 0..<min(old.count, new.count) {
          different += countDifferences(oldBase + index, newBase + index)
        }
      }
    }
    return different
  }

  /// The same for trees in which no node has more than one child, without recursion.
  @inline(never)
  public static func countDifferences(
    inChain old: UnsafePointer<DataNode>, _ new: UnsafePointer<DataNode>
  ) -> Int {
    var different = 0
    var pair: (old: UnsafePointer<DataNode>, new: UnsafePointer<DataNode>)? = (old, new)
    while let (old, new) = pair {
      if old.pointee.id != new.pointee.id || old.pointee.label != new.pointee.label { different += 1 }
      pair = old.pointee.children.withUnsafeBufferPointer { old in
        new.pointee.children.withUnsafeBufferPointer { new in
          if old.count != new.count { different += 1 }
          guard !old.isEmpty, !new.isEmpty, let old = old.baseAddress, let new = new.baseAddress else { return nil }
          return (old, new)
        }
      }
    }
    return different
  }
}
