import KeyedDiffing

extension ViewTree {
  /// The memory that the tree holds now, by purpose.
  ///
  /// ```swift
  /// let tree = ViewTree(TodoList(items))
  /// print(tree.memoryFootprint.total / tree.nodeCount)  // bytes per node
  /// ```
  ///
  /// The tree frees its memory when it is deallocated. The memory of nodes that are gone is reused for new ones.
  ///
  /// - Complexity: O(*n*) for *n* free slots of view values.
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
  /// The number of bytes of the table of types.
  var typeTableByteCount: Int { typeCapacity * MemoryLayout<__TypeEntry>.stride }
}

extension __ScratchStack {
  /// The number of allocated bytes.
  var byteCount: Int { end - base }
}

extension __PayloadArena {
  /// The number of bytes in chunks that hold no value.
  var freeByteCount: Int {
    var count = end - position
    for units in 0..<Self.classCount {
      var slot = freeSlots[units]
      while let free = slot {
        count += units * Self.unit
        slot = free.load(as: UnsafeMutableRawPointer?.self)
      }
    }
    return count
  }
}
