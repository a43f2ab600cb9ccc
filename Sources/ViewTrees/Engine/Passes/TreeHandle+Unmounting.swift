extension __TreeHandle {
  /// Unmounts all children of a node.
  @usableFromInline
  @inline(never)
  func unmountChildren(of node: __NodeReference, recording: Bool = true) {
    var child = self[node].pointee.firstChild
    self[node].pointee.firstChild = .none
    self[node].pointee.lastChild = .none
    while child.exists {
      let next = self[child].pointee.next
      unmount(child, recording: recording)
      child = next
    }
  }

  /// Unmounts a node and everything below it.
  ///
  /// The caller links the siblings around it.
  ///
  /// Values are destroyed parents first, so that no value holds the last reference to a long chain of others. The host
  /// is told of children before their parents, siblings in order.
  @usableFromInline
  @inline(never)
  func unmount(_ top: __NodeReference, recording: Bool = true) {
    if self[top].pointee.flags.contains(.unmounts) { refreshHooks(below: top) }
    if recording { recordDecision(top, Outcome.unmountRemoved) }
    destroyPayloads(below: top)
    var node = firstLeaf(below: top)
    while true {
      let record = self[node]
      let next = record.pointee.next
      let parent = record.pointee.parent
      if record.pointee.flags.intersection([.host, .fresh]) == .host {
        storage.pointee.patches.append(
          __RawPatch(
            kind: __RawPatch.Kind.unmount, node: node, generation: record.pointee.generation, parent: .none,
            before: .none, detail: 0))
      }
      if !record.pointee.flags.contains(.structural) { storage.pointee.counts.unmounted &+= 1 }
      if !record.pointee.flags.isDisjoint(with: [.extended, .effect]) { leave(node) }
      retire(node)
      if node == top { break }
      node = next.exists ? firstLeaf(below: next) : parent
    }
  }

  /// Ends the trackings and the effect of a node.
  private func leave(_ node: __NodeReference) {
    if self[node].pointee.flags.contains(.extended) { removeAttachments(of: node) }
    guard self[node].pointee.flags.contains(.effect), let payload = self[node].pointee.payload else { return }
    endEffect(of: node)
    self[node].pointee.payload = nil
    viewType(of: node).__destroy(payload, self)
  }

  private func firstLeaf(below node: __NodeReference) -> __NodeReference {
    var node = node
    while self[node].pointee.firstChild.exists { node = self[node].pointee.firstChild }
    return node
  }

  /// Destroys the payloads in preorder, except those of effects.
  private func destroyPayloads(below top: __NodeReference) {
    var node = top
    while true {
      let record = self[node]
      // Effects end children first, and need their payload for it.
      if !record.pointee.flags.contains(.effect), let payload = record.pointee.payload {
        record.pointee.payload = nil
        viewType(of: node).__destroy(payload, self)
      }
      node = nextInPreorder(node, below: top)
      if !node.exists { return }
    }
  }

  /// Unmounts a child of a fragment and all its later siblings.
  @usableFromInline
  @inline(never)
  func unmountSiblings(from first: __NodeReference, in fragment: __NodeReference) {
    let last = self[first].pointee.previous
    self[fragment].pointee.lastChild = last
    if last.exists { self[last].pointee.next = .none } else { self[fragment].pointee.firstChild = .none }
    var child = first
    while child.exists {
      let next = self[child].pointee.next
      unmount(child)
      child = next
    }
  }
}
