extension TreeCore {
  /// Evaluates the views above a node that were skipped since their last evaluation, so that the node's view is the
  /// newest.
  ///
  /// Patches that this leads to go to the host with the next commit.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - withItself: Whether the node's own body has to be the newest too, and not only its view.
  func refresh(_ id: NodeID, withItself: Bool = false) {
    guard !isEvaluating else { return }
    var path: [NodeID] = []
    var node = tree.node(named: id)
    while node.exists {
      path.append(tree.id(of: node))
      node = tree[node].pointee.parent
    }
    let needed: NodeFlags = [.unrefreshed, .omitsFields]
    for index in path.indices.dropFirst(withItself ? 0 : 1).reversed() {
      let node = tree.node(named: path[index])
      guard node.exists else { return }
      if tree[node].pointee.flags.contains(.omitsFields), !tree.viewType(of: node).__isEvaluated {
        if index > 0 { refreshRow(path[index - 1], of: node) }
        continue
      }
      guard tree[node].pointee.flags.isSuperset(of: needed), tree.viewType(of: node).__isEvaluated else { continue }
      evaluate {
        tree.recordDecision(node, Outcome.compareRefreshed)
        tree.schedule(node)
      }
    }
    performQueuedRequests()
  }

  /// Evaluates views outside of an update, or while the host receives one.
  func evaluate(_ change: () -> Void) {
    during(.evaluating) {
      open()
      inbox.beginPass(isFlush: false)
      effects.beginPass(isFromAbove: true)
      change()
      tree.evaluatePending()
    }
    if inbox.endPass() { tree.storage.pointee.modelsAreShared = true }
  }

  /// Rebuilds a row of a list that skips rows of equal elements.
  private func refreshRow(_ id: NodeID, of list: __NodeReference) {
    let row = tree.node(named: id)
    guard row.exists else { return }
    evaluate { tree.viewType(of: list).__refreshRow(row, of: list, tree) }
  }

  /// The newest view of a node, nil if the node is gone.
  func currentView(of id: NodeID) -> (any View)? {
    guard !isEvaluating else {
      refuse("currentView(of:)")
      return nil
    }
    refresh(id)
    return view(of: id)
  }

  /// The view that a node has, nil if the node is gone.
  func view(of id: NodeID) -> (any View)? {
    let node = tree.node(named: id)
    guard node.exists, let payload = tree[node].pointee.payload,
      !tree[node].pointee.flags.contains(.structural)
    else { return nil }
    return tree.viewType(of: node).__view(in: payload)
  }

  /// Sends an event to the newest view of a host node; queues it while the tree evaluates.
  func send(_ event: HostEvent, to id: NodeID) -> EventOutcome {
    guard !isEvaluating else {
      let node = tree.node(named: id)
      guard node.exists, tree[node].pointee.flags.contains(.host) else { return .stale }
      queuedRequests.send(event, to: id)
      return .postponed
    }
    if let diagnostic = unflushed.eventArrives() { inbox.notice(diagnostic) }
    let outcome = handle(event, at: id)
    if outcome != .stale { unflushed.eventWasHandled(hasChanges: hasChanges) }
    return outcome
  }

  private func handle(_ event: HostEvent, at id: NodeID) -> EventOutcome {
    beginEvent()
    defer { endEvent() }
    guard let view = currentHostView(of: id) else { return .stale }
    return ChangeInbox.$ofEvent.withValue(inbox) { view.handle(event) } ? .handled : .unhandled
  }

  /// The newest host view of a node, nil if the node is gone.
  func currentHostView(of id: NodeID) -> (any HostView)? {
    refresh(id)
    let node = tree.node(named: id)
    // While the node is being unmounted, its view may be destroyed already.
    guard node.exists, tree[node].pointee.payload != nil, tree[node].pointee.flags.contains(.host) else {
      return nil
    }
    return tree.hostView(of: node)
  }
}
