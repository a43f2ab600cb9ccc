// Nodes are placed after all evaluation, when the tree has its new form: so every anchor is a node of the new tree that
// is already in its place.

extension __TreeHandle {
  /// Records the patches that put all new and moved nodes into their places.
  func place() {
    for index in 0..<storage.pointee.placements.count {
      let node = storage.pointee.placements[index]
      // Otherwise unmounted in the meantime, or placed in the run of an earlier node.
      if isUnplaced(node) { placeRun(from: node) }
    }
    storage.pointee.placements.clear()
  }

  private func isUnplaced(_ node: __NodeReference) -> Bool {
    !self[node].pointee.flags.isDisjoint(with: [.fresh, .moved])
  }

  /// Places a run: a node and all unplaced nodes between it and the next host node that is in its place.
  ///
  /// They all go before that host node, in order. Each node belongs to one run, so placing is linear in their number.
  private func placeRun(from first: __NodeReference) {
    let hostParent = self[first].pointee.hostParent
    let start = storage.pointee.rows.count
    var anchor = __NodeReference.none
    var node = first
    while node.exists {
      let flags = self[node].pointee.flags
      if !flags.isDisjoint(with: [.fresh, .moved]) {
        storage.pointee.rows.append(node)
      } else if !flags.contains(.portal) {
        if flags.contains(.host) {
          anchor = node
          break
        }
        if self[node].pointee.firstChild.exists {
          node = self[node].pointee.firstChild
          continue
        }
      }
      node = nextOutside(node, below: hostParent)
    }
    for index in start..<storage.pointee.rows.count {
      placeUnit(storage.pointee.rows[index], in: hostParent, before: anchor)
    }
    storage.pointee.rows.count = start
  }

  /// Places one unplaced node and everything below it.
  private func placeUnit(_ top: __NodeReference, in hostParent: __NodeReference, before anchor: __NodeReference) {
    var node = top
    while node.exists {
      let record = self[node]
      let flags = record.pointee.flags
      record.pointee.flags = flags.subtracting([.fresh, .moved])
      var goesBelow = true
      if flags.intersection([.fresh, .structural]) == .fresh { storage.pointee.counts.mounted &+= 1 }
      if flags.contains(.host) {
        if flags.contains(.fresh) {
          mountPatch(node, flags, isTop: record.pointee.hostParent == hostParent, before: anchor)
        } else if flags.contains(.portal) {
          goesBelow = false
        } else {
          patch(__RawPatch.Kind.move, node, parent: hostParent, before: anchor)
          goesBelow = false
        }
      }
      node = goesBelow ? nextInPreorder(node, below: top) : nextOutside(node, below: top)
    }
  }

  private func mountPatch(_ node: __NodeReference, _ flags: NodeFlags, isTop: Bool, before anchor: __NodeReference) {
    if flags.contains(.portal) {
      patch(__RawPatch.Kind.mount, node, parent: .none, before: .none)
    } else {
      // Below a node that is itself mounted, children are mounted in order, each behind the last.
      patch(
        __RawPatch.Kind.mount, node, parent: self[node].pointee.hostParent, before: isTop ? anchor : .none)
    }
  }

  private func patch(
    _ kind: UInt32, _ node: __NodeReference, parent: __NodeReference, before: __NodeReference
  ) {
    storage.pointee.patches.append(
      __RawPatch(
        kind: kind, node: node, generation: self[node].pointee.generation, parent: parent, before: before, detail: 0))
  }
}
