extension __TreeHandle {
  /// Looks at what the host has to know of a view that reads what can change by itself.
  @usableFromInline
  @inline(never)
  func captureHostSnapshot<V: HostView>(_ view: UnsafeMutablePointer<V>, of node: __NodeReference) {
    // Taken down first: what is read may be of this very tree.
    let snapshot = HostSnapshot(view.pointee)
    let owner = attachments(of: node)
    let memory = owner.hostView ?? ShownHostView()
    memory.toShow = snapshot
    owner.hostView = memory
  }

  /// Has the host told where a view has come to look different.
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

  /// Takes note that the host is told of a node, which is about to be evaluated, because its fields differ.
  func forgetShownSnapshot(_ node: __NodeReference) {
    guard self[node].pointee.flags.contains(.hostViewObserves) else { return }
    existingAttachments(of: node)?.hostView?.shown = nil
  }

  /// Has the host told of a node with its next evaluation, even if the view looks the same.
  func distrustShownSnapshot(_ id: NodeID) {
    let node = node(named: id)
    if node.exists { existingAttachments(of: node)?.hostView?.isShownUncertain = true }
  }
}
