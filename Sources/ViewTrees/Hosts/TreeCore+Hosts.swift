extension TreeCore {
  /// Sends the view of a host node to the host again with the next commit.
  func reapply(_ id: NodeID) -> Bool {
    let node = tree.node(named: id)
    guard node.exists, tree[node].pointee.flags.contains(.host) else { return false }
    diverged.append(id)
    flushWhenDue()
    return true
  }

  func reapplyDiverged() {
    hasSeveralPasses = true
    for id in diverged {
      let node = tree.node(named: id)
      if node.exists { tree.recordHostUpdate(node, fields: 0) }
    }
    diverged = []
  }

  /// Sends the whole tree to the host, now or when the tree is idle again.
  func remount() -> HostFailure? {
    guard !isOccupied else {
      queuedRequests.mountAnew()
      return nil
    }
    guard let host else { return nil }
    let failure = during(.evaluating) {
      takeCommittedEffects()
      absorbRefreshes()
      commitNumber = CommitInfo.number(after: commitNumber)
      // Made before the host receives anything, because an event that it sends may evaluate views.
      let patches = mountPatches
      let failure = during(.handingOver) { host.mountAll(patches, number: commitNumber) }
      distrustShownSnapshots()
      return failure
    }
    runEffects()
    performQueuedRequests()
    return failure
  }

  /// The patches that mount the whole tree.
  ///
  /// The tree must not be evaluating.
  var mountPatches: [Patch<any HostView>] {
    var patches: [Patch<any HostView>] = []
    tree.forEachHostNode(below: root) { patches.append(tree.fullMountPatch($0)) }
    return patches
  }

  /// Drops the patches that a refresh led to: they are part of the whole tree.
  private func absorbRefreshes() {
    guard isOpen else { return }
    tree.place()
    tree.releaseRetired()
    tree.storage.pointee.patches.count = 0
    hasSeveralPasses = false
    isOpen = false
  }

  func attach(_ host: any ViewTreeHost) -> HostFailure? {
    guard !isOccupied else {
      queuedRequests.attach(HostLink(host))
      return nil
    }
    self.host = HostLink(host)
    return remount()
  }
}

extension __TreeHandle {
  /// The patch that mounts a node, as one of those that mount the whole tree in preorder.
  func fullMountPatch(_ node: __NodeReference) -> Patch<any HostView> {
    let isPortal = self[node].pointee.flags.contains(.portal)
    let parent = isPortal ? .none : self[node].pointee.hostParent
    return .mount(id(of: node), hostView(of: node), parent: parent.exists ? id(of: parent) : nil, before: nil)
  }

  /// Calls a closure with each host node below a node, in preorder.
  func forEachHostNode(below top: __NodeReference, _ visit: (__NodeReference) throws -> Void) rethrows {
    var node = nextInPreorder(top, below: top)
    while node.exists {
      // User code may ask while nodes are being unmounted, whose views may be destroyed already.
      let record = self[node].pointee
      if record.flags.contains(.host), record.payload != nil { try visit(node) }
      node = nextInPreorder(node, below: top)
    }
  }
}
