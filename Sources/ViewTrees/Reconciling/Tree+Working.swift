extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Evaluates every node that waits for it, parents before children, in the order of the document.
  ///
  /// The composite children of a body do not nest in its evaluation, so that the depth of a tree takes no room on the
  /// thread's stack, and what a child reads is not taken for something that its parent read.
  func work(downTo base: Int = 0) {
    while pointee.work.count > base, let node = pointee.work.popLast() {
      if isPlain(node) { workPlainly(node, downTo: base) } else { evaluateNext(node, isPlain: false) }
    }
  }

  /// Evaluates a node that was next in turn.
  @inline(__always)
  func evaluateNext(_ node: __NodeReference, isPlain: Bool) {
    let record = self[node]
    guard record.pointee.flags & NodeFlags.dead == 0 else { return }
    record.pointee.flags &= ~(NodeFlags.queued | NodeFlags.invalidated | NodeFlags.changed | NodeFlags.unrefreshed)
    guard record.pointee.flags & NodeFlags.unsatisfied == 0 else { return }
    let start = pointee.work.count
    let functions = functions(of: node)
    if record.pointee.flags & NodeFlags.structural == 0, let payload = record.pointee.payload {
      pointee.counts.evaluated &+= 1
      let body =
        isPlain
        ? functions.__makeBody(payload, node, at: nil, self) : makeTrackedBody(of: node, payload, functions)
      functions.__streamBody(body, into: node, self)
    } else {
      // A list that waits may have no payload, and does not look at it.
      let payload = record.pointee.payload ?? UnsafeMutableRawPointer(record)
      functions.__streamWaiting(payload, into: node, self)
    }
    // The first child is on top of the stack then.
    pointee.work.reverse(from: start)
  }
}
