extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Evaluates every node that waits for it, parents before children, in the order of the document.
  ///
  /// The composite children of a body do not nest in its evaluation, so that the depth of a tree takes no room on the
  /// thread's stack, and what a child reads is not taken for something that its parent read.
  func work(downTo base: Int = 0) {
    while pointee.work.count > base, let node = pointee.work.popLast() {
      let record = self[node]
      guard record.pointee.flags & NodeFlags.dead == 0 else { continue }
      record.pointee.flags &= ~(NodeFlags.queued | NodeFlags.invalidated | NodeFlags.unrefreshed)
      if record.pointee.flags & NodeFlags.structural == 0 { pointee.counts.evaluated &+= 1 }
      let start = pointee.work.count
      functions(of: node).__evaluate(record.pointee.payload.unsafelyUnwrapped, node, self)
      // The first child is on top of the stack then.
      pointee.work.reverse(from: start)
    }
  }
}
