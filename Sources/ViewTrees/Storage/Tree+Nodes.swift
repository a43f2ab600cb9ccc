extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// The record of a node, valid until the next node is made.
  ///
  /// References come from this tree alone: from its records, from its buffers, and from names that `node(named:)` has
  /// checked. Callers check a reference that may be none before.
  @inlinable
  @inline(__always)
  subscript(_ node: __NodeReference) -> UnsafeMutablePointer<__NodeRecord> {
    assert(node.index >= 0 && Int(node.index) < pointee.recordCount, "There is no such node")
    return pointee.records + Int(node.index)
  }

  /// Makes a record that no other is linked to yet.
  @inlinable
  @inline(__always)
  func makeNode(
    parent: __NodeReference, hostParent: __NodeReference, flags: UInt32, type: UInt32,
    payload: UnsafeMutableRawPointer?
  ) -> __NodeReference {
    pointee.liveCount &+= 1
    let free = pointee.freeRecord
    if free.exists {
      let record = self[free]
      pointee.freeRecord = record.pointee.next
      record.initialize(
        to: __NodeRecord(
          parent: parent, hostParent: hostParent, generation: record.pointee.generation, flags: flags, type: type,
          payload: payload))
      return free
    }
    if pointee.recordCount == pointee.recordCapacity { growRecords() }
    let node = __NodeReference(Int32(truncatingIfNeeded: pointee.recordCount))
    pointee.recordCount += 1
    self[node].initialize(
      to: __NodeRecord(
        parent: parent, hostParent: hostParent, generation: 0, flags: flags, type: type, payload: payload))
    return node
  }

  @usableFromInline
  func growRecords() {
    precondition(pointee.recordCapacity < Int(Int32.max) / 2, "A tree holds at most a thousand million nodes")
    // By less the larger it is: what is not used yet counts for every node.
    let capacity = pointee.recordCapacity + pointee.recordCapacity / (pointee.recordCapacity < 8192 ? 1 : 4)
    let larger = UnsafeMutablePointer<__NodeRecord>.allocate(capacity: capacity)
    larger.moveInitialize(from: pointee.records, count: pointee.recordCount)
    pointee.records.deallocate()
    pointee.records = larger
    pointee.recordCapacity = capacity
  }

  /// Gives up a record; its place is free after the commit.
  func retire(_ node: __NodeReference) {
    let record = self[node]
    record.pointee.generation &+= 1
    record.pointee.flags = NodeFlags.dead
    record.pointee.payload = nil
    record.pointee.next = .none
    if pointee.lastRetired.exists { self[pointee.lastRetired].pointee.next = node } else { pointee.retired = node }
    pointee.lastRetired = node
    pointee.liveCount -= 1
  }

  /// Frees the records that were given up in the commit.
  func releaseRetired() {
    guard pointee.retired.exists else { return }
    self[pointee.lastRetired].pointee.next = pointee.freeRecord
    pointee.freeRecord = pointee.retired
    pointee.retired = .none
    pointee.lastRetired = .none
  }

  /// The name of a node.
  func id(of node: __NodeReference) -> NodeID {
    NodeID(index: UInt32(bitPattern: node.index), generation: self[node].pointee.generation)
  }

  /// The node of a name, or none where it is gone.
  func node(named id: NodeID) -> __NodeReference {
    guard id.index < UInt32(pointee.recordCount) else { return .none }
    let node = __NodeReference(Int32(id.index))
    let record = self[node].pointee
    return record.generation == id.generation && record.flags & NodeFlags.dead == 0 ? node : .none
  }
}
