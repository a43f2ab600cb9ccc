extension __TreeHandle {
  /// Leaves one patch of those that tell the host of a node's new view, and none where the node is gone.
  ///
  /// A pass that follows another one within a commit may meet a node again, or unmount it. The view is read when the
  /// patch is handed over, so that the first one will do.
  func tidyHostUpdates() {
    // The host is told of a node that is gone as well, so that a single patch is never one too many.
    guard storage.pointee.patches.count > 1 else { return }
    var positions: [Int32: Int] = [:]
    var kept = 0
    for index in 0..<storage.pointee.patches.count {
      let patch = storage.pointee.patches[index]
      if patch.kind == __RawPatch.Kind.update {
        guard self[patch.node].pointee.generation == patch.generation else { continue }
        if let first = positions[patch.node.index] {
          storage.pointee.patches[first] = joined(storage.pointee.patches[first], patch)
          continue
        }
        positions[patch.node.index] = kept
      }
      storage.pointee.patches[kept] = patch
      kept += 1
    }
    storage.pointee.patches.count = kept
  }

  /// A patch with the fields that differ for another one as well; they are not known if they are not for one of them.
  private func joined(_ first: __RawPatch, _ second: __RawPatch) -> __RawPatch {
    var detail: UInt32 = 0
    if first.detail > 0, second.detail > 0 {
      // A decision may share the entry of either.
      storage.pointee.details.append(
        storage.pointee.details[Int(first.detail) - 1] | storage.pointee.details[Int(second.detail) - 1])
      detail = UInt32(truncatingIfNeeded: storage.pointee.details.count)
    }
    return __RawPatch(
      kind: first.kind, node: first.node, generation: first.generation, parent: .none, before: .none, detail: detail)
  }
}
