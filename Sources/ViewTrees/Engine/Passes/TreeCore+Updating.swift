extension TreeCore {
  /// Starts to gather what will be committed; what belongs to the last commit is handed to its log if somebody holds it.
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

  /// Hands the log of the last update what the storage still holds of it, if somebody is there to ask for it.
  func materializeLog() {
    if isKnownUniquelyReferenced(&log) { log.forget() } else { log.materialize() }
  }

  /// Lets a change reach the tree, evaluates what follows from it, and hands the whole to the host.
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

  /// Unmounts everything but the fragment at the top.
  func unmount() -> ViewUpdate {
    whenIdle { core in core.update { core.tree.unmountChildren(of: core.root) } }
  }

  /// Evaluates what was invalidated, now, or when the tree is no longer occupied.
  func flush() -> ViewUpdate {
    guard isOccupied else { return update {} }
    queuedRequests.flush()
    return ViewUpdate(log: UpdateLog())
  }

  /// What a refresh decided is no part of the next update, unless the next commit carries what came of it.
  private func forgetRefreshes() {
    guard tree.storage.pointee.patches.count == 0, tree.storage.pointee.placements.count == 0 else {
      hasSeveralPasses = true
      return
    }
    tree.storage.pointee.decisions.count = 0
    tree.storage.pointee.details.count = 0
    tree.storage.pointee.counts = __UpdateCounts()
  }

  /// How often a pass may lead to another one before it is taken for a cycle.
  static let passLimit = 100

  /// How often an update looks at what other threads changed meanwhile.
  private static let overlapLimit = 3

  /// Evaluates what is invalidated, and what is invalidated meanwhile.
  private func flushInvalidated() {
    var passes = 0
    while true {
      inbox.repeatAnnouncements()
      // Threads that go on changing what is evaluated must not keep the host waiting: the scheduler is told of the rest.
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

  /// Evaluates the nodes that are still invalidated, parents first, and nodes of one depth in the order of their places
  /// in the storage: most often that of the document, and the same for the same history in any case.
  private func evaluateInvalidated() {
    hasSeveralPasses = true
    effects.beginPass(isFromAbove: false)
    var nodes = invalidated
    invalidated = []
    if nodes.count > 1 {
      // The order in which marks arrive is that of the standard library's sets, which differs from run to run.
      let depths = tree.depths(of: nodes)
      nodes = nodes.indices.sorted { (depths[$0], nodes[$0].index) < (depths[$1], nodes[$1].index) }.map { nodes[$0] }
    }
    for id in nodes {
      let node = tree.node(named: id)
      // Gone, or evaluated meanwhile for another reason.
      guard node.exists, !tree[node].pointee.flags.isDisjoint(with: [.invalidated, .rowInvalidated]) else {
        continue
      }
      schedule(invalidated: node)
    }
  }

  /// Works out where everything goes, and hands the commit to the host.
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
    // Held, so that an event of the host that evaluates views leaves the patches that are being handed over to the log.
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

  /// Has the body of a node evaluated with the next pass.
  ///
  /// - Returns: False where the node is gone or has no body.
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
