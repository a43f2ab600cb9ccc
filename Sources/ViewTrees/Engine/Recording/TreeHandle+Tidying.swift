extension __TreeHandle {
  /// Merges the update patches of each node into one, and drops those of nodes that are gone.
  ///
  /// A later pass of a commit may update a node again, or unmount it. The view is read when the patch is handed over,
  /// so the first patch stays.
  func tidyHostUpdates() {
    // An unmounted node has an unmount patch, so a single update patch is of a live node.
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

  /// A patch with the differing fields of two; they are unknown if those of one patch are.
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
