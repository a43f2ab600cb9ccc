// Host views whose names, attributes or texts depend on observable values. The tree keeps a snapshot of what the host
// shows, and tells the host only if a new snapshot differs.

extension __TreeHandle {
  /// Takes a snapshot of a host view, inside of its tracking scope.
  @usableFromInline
  @inline(never)
  func captureHostSnapshot<V: HostView>(_ view: UnsafeMutablePointer<V>, of node: __NodeReference) {
    // First, because reading the view may run code that uses this tree.
    let snapshot = HostSnapshot(view.pointee)
    let owner = attachments(of: node)
    let memory = owner.hostView ?? ShownHostView()
    memory.toShow = snapshot
    owner.hostView = memory
  }

  /// Records a patch if a host view looks different from what the host shows.
  @usableFromInline
  @inline(never)
  func recordHostViewChange(_ node: __NodeReference) {
    guard let memory = existingAttachments(of: node)?.hostView else { return }
    if let shown = memory.shown, memory.isShownUncertain || shown != memory.toShow {
      recordHostUpdate(node, fields: 0)
    }
    memory.shown = memory.toShow
    memory.toShow = nil
    memory.isShownUncertain = false
  }

  /// Forgets what the host shows of a node that it is about to be told of because fields differ.
  func forgetShownSnapshot(_ node: __NodeReference) {
    guard self[node].pointee.flags.contains(.hostViewObserves) else { return }
    existingAttachments(of: node)?.hostView?.shown = nil
  }

  /// Makes the next evaluation of a node tell the host, even if the snapshots are equal.
  func distrustShownSnapshot(_ id: NodeID) {
    let node = node(named: id)
    if node.exists { existingAttachments(of: node)?.hostView?.isShownUncertain = true }
  }
}
