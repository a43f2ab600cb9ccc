extension __TreeHandle {
  /// The address of a node's record, valid until the next node is made.
  ///
  /// The index is not checked in release builds: references come only from the records and buffers of this tree and
  /// from `node(named:)`. A caller that may hold ``__NodeReference/none`` checks that first.
  @inlinable
  @inline(__always)
  subscript(_ node: __NodeReference) -> UnsafeMutablePointer<__NodeRecord> {
    assert(node.index >= 0 && Int(node.index) < storage.pointee.recordCount, "There is no such node")
    return storage.pointee.records + Int(node.index)
  }

  /// Makes a record; the caller links it.
  @inlinable
  @inline(__always)
  func makeNode(
    parent: __NodeReference, hostParent: __NodeReference, flags: NodeFlags, type: UInt32,
    payload: UnsafeMutableRawPointer?
  ) -> __NodeReference {
    storage.pointee.liveCount &+= 1
    let free = storage.pointee.freeRecord
    if free.exists {
      let record = self[free]
      storage.pointee.freeRecord = record.pointee.next
      record.initialize(
        to: __NodeRecord(
          parent: parent, hostParent: hostParent, generation: record.pointee.generation, flags: flags, type: type,
          payload: payload))
      return free
    }
    if storage.pointee.recordCount == storage.pointee.recordCapacity { growRecords() }
    let node = __NodeReference(Int32(truncatingIfNeeded: storage.pointee.recordCount))
    storage.pointee.recordCount += 1
    self[node].initialize(
      to: __NodeRecord(
        parent: parent, hostParent: hostParent, generation: 0, flags: flags, type: type, payload: payload))
    return node
  }

  @usableFromInline
  func growRecords() {
    precondition(storage.pointee.recordCapacity < Int(Int32.max) / 2, "A tree holds at most a billion nodes")
    // A large table grows by a quarter, so that little memory is unused.
    let capacity =
      storage.pointee.recordCapacity + storage.pointee.recordCapacity / (storage.pointee.recordCapacity < 8192 ? 1 : 4)
    let larger = UnsafeMutablePointer<__NodeRecord>.allocate(capacity: capacity)
    larger.moveInitialize(from: storage.pointee.records, count: storage.pointee.recordCount)
    storage.pointee.records.deallocate()
    storage.pointee.records = larger
    storage.pointee.recordCapacity = capacity
  }

  /// Retires a record; it becomes free after the commit.
  func retire(_ node: __NodeReference) {
    let record = self[node]
    record.pointee.generation &+= 1
    record.pointee.flags = .dead
    record.pointee.payload = nil
    record.pointee.next = .none
    if storage.pointee.lastRetired.exists {
      self[storage.pointee.lastRetired].pointee.next = node
    } else {
      storage.pointee.retired = node
    }
    storage.pointee.lastRetired = node
    storage.pointee.liveCount -= 1
  }

  /// Frees the records that were retired since the last commit.
  func releaseRetired() {
    guard storage.pointee.retired.exists else { return }
    self[storage.pointee.lastRetired].pointee.next = storage.pointee.freeRecord
    storage.pointee.freeRecord = storage.pointee.retired
    storage.pointee.retired = .none
    storage.pointee.lastRetired = .none
  }

  /// The ID of a node.
  func id(of node: __NodeReference) -> NodeID {
    NodeID(index: UInt32(bitPattern: node.index), generation: self[node].pointee.generation)
  }

  /// The node with an ID, or none if it is gone.
  func node(named id: NodeID) -> __NodeReference {
    guard id.index < UInt32(storage.pointee.recordCount) else { return .none }
    let node = __NodeReference(Int32(id.index))
    let record = self[node].pointee
    return record.generation == id.generation && !record.flags.contains(.dead) ? node : .none
  }
}
