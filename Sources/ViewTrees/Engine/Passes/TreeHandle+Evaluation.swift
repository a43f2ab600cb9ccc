extension __TreeHandle {
  /// Evaluates every node that waits for it, parents before children, in the order of the document.
  ///
  /// The composite children of a body do not nest in its evaluation, so that the depth of a tree takes no room on the
  /// thread's stack, and what a child reads is not taken for something that its parent read.
  func evaluatePending(downTo base: Int = 0) {
    while storage.pointee.pending.count > base, let node = storage.pointee.pending.popLast() {
      if isPlain(node) { evaluatePlainRun(node, downTo: base) } else { evaluateNext(node, isPlain: false) }
    }
  }

  /// Evaluates a node that was next in turn.
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
      // A list that waits may have no payload, and does not look at it.
      let payload = record.pointee.payload ?? UnsafeMutableRawPointer(record)
      viewType.__reconcilePending(payload, into: node, self)
    }
    // The first child is on top of the stack then.
    storage.pointee.pending.reverse(from: start)
  }
}
