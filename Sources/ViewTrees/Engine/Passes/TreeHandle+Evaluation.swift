extension __TreeHandle {
  /// Evaluates all pending nodes, parents before children, in document order.
  ///
  /// The bodies of children are not evaluated inside that of their parent. So the depth of a tree takes no room on the
  /// thread's stack, and reads of a child do not count as reads of its parent.
  func evaluatePending(downTo base: Int = 0) {
    while storage.pointee.pending.count > base, let node = storage.pointee.pending.popLast() {
      if isPlain(node) { evaluatePlainRun(node, downTo: base) } else { evaluateNext(node, isPlain: false) }
    }
  }

  /// Evaluates the next node.
  @inline(__always)
  func evaluateNext(_ node: __NodeReference, isPlain: Bool) {
    let record = self[node]
    guard !record.pointee.flags.contains(.dead) else { return }
    record.pointee.flags.subtract([.queued, .invalidated, .changed, .unrefreshed])
    guard !record.pointee.flags.contains(.missingEnvironment) else { return }
    let start = storage.pointee.pending.count
    let viewType = viewType(of: node)
    if !record.pointee.flags.contains(.structural), let payload = record.pointee.payload {
      storage.pointee.counts.evaluated &+= 1
      let body =
        isPlain
        ? viewType.__makeBody(payload, node, at: nil, self) : makeTrackedBody(of: node, payload, viewType)
      viewType.__reconcileBody(body, into: node, self)
    } else {
      // A pending list may have no payload yet, and does not use it.
      let payload = record.pointee.payload ?? UnsafeMutableRawPointer(record)
      viewType.__reconcilePending(payload, into: node, self)
    }
    // The first child is on top of the stack then.
    storage.pointee.pending.reverse(from: start)
  }
}
