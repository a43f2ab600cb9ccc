extension TreeCore {
  /// Opens the next commit: empties the buffers, after the log of the last update has copied what it needs.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    materializeLog()
    tree.storage.pointee.patches.clear()
    tree.storage.pointee.decisions.clear()
    tree.storage.pointee.details.clear()
    tree.storage.pointee.counts = __UpdateCounts()
    diagnostics = []
    reported = []
    causesOfDecisions.removeAll(keepingCapacity: true)
  }

  /// Copies patches and decisions into the log of the last update, unless no one else holds that log.
  func materializeLog() {
    if isKnownUniquelyReferenced(&log) { log.forget() } else { log.materialize() }
  }

  /// Runs all passes of an update; `change` reconciles the root or unmounts it.
  func update(_ change: () -> Void) -> ViewUpdate {
    precondition(!isOccupied, "A tree was updated while it was occupied: changes have to go through whenIdle")
    hasMissedChange = false
    hasGivenUp = false
    unflushed.forget()
    let update = during(.evaluating) {
      open()
      forgetRefreshes()
      inbox.beginPass()
      effects.beginPass(isFromAbove: true)
      takeChanges()
      change()
      tree.evaluatePending()
      flushInvalidated()
      return commit()
    }
    if inbox.endPass() { tree.storage.pointee.modelsAreShared = true }
    runEffects()
    performQueuedRequests()
    return update
  }

  /// Unmounts the root view.
  func unmount() -> ViewUpdate {
    whenIdle { core in core.update { core.tree.unmountChildren(of: core.root) } }
  }

  /// Evaluates invalidated nodes and commits, now or when the tree is idle again.
  func flush() -> ViewUpdate {
    guard isOccupied else { return update {} }
    queuedRequests.flush()
    return ViewUpdate(log: UpdateLog())
  }

  /// Drops the decisions of refreshes since the last commit, unless they led to patches, which the next commit carries.
  private func forgetRefreshes() {
    guard tree.storage.pointee.patches.count == 0, tree.storage.pointee.placements.count == 0 else {
      hasSeveralPasses = true
      return
    }
    tree.storage.pointee.decisions.count = 0
    tree.storage.pointee.details.count = 0
    tree.storage.pointee.counts = __UpdateCounts()
  }

  /// The number of consecutive passes after which invalidations count as a cycle.
  static let passLimit = 100

  /// The number of passes after which an update no longer waits for changes by other threads.
  private static let overlapLimit = 3

  /// Evaluates invalidated nodes until none is left.
  private func flushInvalidated() {
    var passes = 0
    while true {
      inbox.repeatAnnouncements()
      // Threads that keep changing models must not keep the host waiting: the scheduler hears of the rest.
      if passes >= Self.overlapLimit, invalidated.isEmpty, inbox.isMarkedByOthersOnly { return }
      takeChanges()
      if invalidated.isEmpty { return }
      passes += 1
      guard passes <= Self.passLimit else {
        report(.cycle(invalidated.map { tree.pathDescription(of: tree.node(named: $0)) }))
        hasGivenUp = true
        return
      }
      evaluateInvalidated()
    }
  }

  /// Evaluates the invalidated nodes, parents first.
  ///
  /// Nodes of equal depth follow the order of their records, which is the same for the same history, and most often
  /// that of the document.
  private func evaluateInvalidated() {
    hasSeveralPasses = true
    effects.beginPass(isFromAbove: false)
    var nodes = invalidated
    invalidated = []
    if nodes.count > 1 {
      // Marks arrive in the order of the standard library's sets, which differs from run to run.
      let depths = tree.depths(of: nodes)
      nodes = nodes.indices.sorted { (depths[$0], nodes[$0].index) < (depths[$1], nodes[$1].index) }.map { nodes[$0] }
    }
    for id in nodes {
      let node = tree.node(named: id)
      // Gone, or evaluated in the meantime.
      guard node.exists, !tree[node].pointee.flags.isDisjoint(with: [.invalidated, .rowInvalidated]) else {
        continue
      }
      schedule(invalidated: node)
    }
  }

  /// Evaluates an invalidated node, or rebuilds an invalidated row.
  private func schedule(invalidated node: __NodeReference) {
    if tree[node].pointee.flags.contains(.rowInvalidated) {
      let list = tree[node].pointee.parent
      tree.viewType(of: list).__refreshRow(node, of: list, tree)
      tree.evaluatePending()
    }
    guard tree[node].pointee.flags.contains(.invalidated) else { return }
    if tree[node].pointee.flags.contains(.structural) {
      tree[node].pointee.flags.remove(.invalidated)
      tree.viewType(of: node).__refreshRow(.none, of: node, tree)
    } else {
      tree.recordInvalidation(node)
      tree.schedule(node)
    }
    tree.evaluatePending()
  }

  /// Places new and moved nodes, and sends the commit to the host.
  private func commit() -> ViewUpdate {
    if !diverged.isEmpty { reapplyDiverged() }
    if hasSeveralPasses { tree.tidyHostUpdates() }
    if !causes.isEmpty { causes.removeAll(keepingCapacity: true) }
    hasSeveralPasses = false
    takeCommittedEffects()
    tree.place()
    tree.releaseRetired()
    commitNoticed()
    log = UpdateLog()
    log.begin(self)
    isOpen = false
    // A second reference: if the host sends an event that evaluates views, the log keeps the patches that are being
    // sent.
    let committed = log
    if tree.storage.pointee.patches.count > 0 {
      commitNumber = CommitInfo.number(after: commitNumber)
      committed.failure = during(.handingOver) { host?.apply(committed, number: commitNumber) }
      distrustShownSnapshots()
    }
    let update = ViewUpdate(log: committed)
    deliver(update)
    return update
  }

  var lastUpdate: ViewUpdate {
    takeNoticed()
    return ViewUpdate(log: log)
  }

  /// Invalidates a node, so that the next pass evaluates its body.
  ///
  /// - Returns: False if the node is gone or has no body.
  func invalidate(_ id: NodeID) -> Bool {
    let node = tree.node(named: id)
    guard node.exists, !tree[node].pointee.flags.contains(.structural), tree.viewType(of: node).__isEvaluated
    else { return false }
    if !tree[node].pointee.flags.contains(.invalidated) {
      tree[node].pointee.flags.insert(.invalidated)
      invalidated.append(id)
      flushWhenDue()
    }
    return true
  }
}
