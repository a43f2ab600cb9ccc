import KeyedDiffing

extension ViewTree {
  /// The memory that the tree holds now, by what it is for.
  ///
  /// ```swift
  /// let tree = ViewTree(TodoList(items))
  /// print(tree.memoryFootprint.total / tree.nodeCount)  // bytes a node
  /// ```
  ///
  /// Nothing is given back while the tree lives but the values of nodes that are gone, whose place the next ones take.
  ///
  /// - Complexity: O(*n*) for *n* places of view values that are free.
  public var memoryFootprint: MemoryFootprint {
    let tree = core.tree
    let arena = tree.storage.pointee.arena
    let free = arena.freeByteCount
    let account =
      tree.storage.pointee.patches.byteCount + tree.storage.pointee.decisions.byteCount
      + tree.storage.pointee.details.byteCount
    let working =
      tree.storage.pointee.pending.byteCount + tree.storage.pointee.placements.byteCount
      + tree.storage.pointee.rows.byteCount
      + tree.storage.pointee.matcher.byteCount + tree.storage.pointee.scratch.byteCount + core.typeTableByteCount
      + tree.storage.pointee.plainTypes.byteCount
      + __TreeStorage.typeCacheSize * MemoryLayout<__TypeCacheEntry>.stride + MemoryLayout<__TreeStorage>.stride
    return MemoryFootprint(
      records: tree.storage.pointee.recordCapacity * MemoryLayout<__NodeRecord>.stride + tree.attachmentsByteCount,
      views: arena.byteCount - free,
      freeViews: free, account: account, working: working)
  }
}

extension TreeCore {
  /// The bytes of the table of types.
  var typeTableByteCount: Int { typeCapacity * MemoryLayout<__TypeEntry>.stride }
}

extension __ScratchStack {
  /// The bytes that the stack takes.
  var byteCount: Int { end - base }
}

extension __PayloadArena {
  /// The bytes of all chunks that hold no value.
  var freeByteCount: Int {
    var count = end - position
    for units in 0..<Self.classCount {
      var place = freePlaces[units]
      while let free = place {
        count += units * Self.unit
        place = free.load(as: UnsafeMutableRawPointer?.self)
      }
    }
    return count
  }
}
