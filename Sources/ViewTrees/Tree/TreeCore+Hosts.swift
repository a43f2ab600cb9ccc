extension TreeCore {
  /// Has a host node told again what it should show.
  func reapply(_ id: NodeID) -> Bool {
    let node = tree.node(named: id)
    guard node.exists, tree[node].pointee.flags & NodeFlags.host != 0 else { return false }
    diverged.append(id)
    if !isBusy { inbox.schedule() }
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

  /// Hands the whole tree to the host.
  func remount() -> HostFailure? {
    precondition(!isBusy, "A tree cannot be mounted anew while it is evaluating or talking to its host")
    guard let host else { return nil }
    isBusy = true
    defer {
      isBusy = false
      runPostponed()
    }
    absorbRefreshes()
    commitNumber += 1
    defer { distrustShownSnapshots() }
    return host.mountAll(tree, below: root, number: commitNumber)
  }

  /// What a refresh brought up is part of the whole tree: the next commit must not bring it once more.
  private func absorbRefreshes() {
    guard isOpen else { return }
    tree.place()
    tree.releaseRetired()
    tree.pointee.patches.count = 0
    hasSeveralPasses = false
    isOpen = false
  }

  func attach(_ host: any ViewTreeHost) -> HostFailure? {
    self.host = HostLink(host)
    return remount()
  }
}
