extension TreeCore {
  /// Starts to gather what will be committed; what belongs to the last commit is handed to its log if somebody holds it.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    settleLog()
    tree.pointee.patches.clear()
    tree.pointee.decisions.clear()
    tree.pointee.details.clear()
    tree.pointee.counts = __UpdateCounts()
    diagnostics = []
    reported = []
    causesOfDecisions.removeAll(keepingCapacity: true)
  }

  /// Hands the log of the last update what the storage still holds of it, if somebody is there to ask for it.
  func settleLog() {
    if isKnownUniquelyReferenced(&log) { log.forget() } else { log.settle() }
  }

  /// Lets a change reach the tree, evaluates what follows from it, and hands the whole to the host.
  func update(_ change: () -> Void) -> ViewUpdate {
    precondition(!isOccupied, "A tree was updated while it was occupied: changes have to go through whenIdle")
    isBusy = true
    hasMissedChange = false
    hasGivenUp = false
    waiting.isOver()
    open()
    forgetRefreshes()
    inbox.beginPass()
    effects.beginPass(isFromAbove: true)
    takeChanges()
    change()
    tree.work()
    settleInvalidations()
    let update = commit()
    isBusy = false
    if inbox.endPass() { tree.pointee.modelsAreShared = true }
    runEffects()
    grantWishes()
    return update
  }

  /// Unmounts everything but the fragment at the top.
  func unmount() -> ViewUpdate {
    whenIdle { core in core.update { core.tree.unmountChildren(of: core.root) } }
  }

  /// Evaluates what was invalidated, now, or when the tree is no longer occupied.
  func flush() -> ViewUpdate {
    guard isOccupied else { return update {} }
    wishes.flush()
    return ViewUpdate(log: UpdateLog())
  }

  /// What a refresh decided is no part of the next update, unless the next commit carries what came of it.
  private func forgetRefreshes() {
    guard tree.pointee.patches.count == 0, tree.pointee.placements.count == 0 else {
      hasSeveralPasses = true
      return
    }
    tree.pointee.decisions.count = 0
    tree.pointee.details.count = 0
    tree.pointee.counts = __UpdateCounts()
  }

  /// How often a pass may lead to another one before it is taken for a cycle.
  static let passLimit = 100

  /// How often an update looks at what other threads changed meanwhile.
  private static let overlapLimit = 3

  /// Evaluates what is invalidated, and what is invalidated meanwhile.
  private func settleInvalidations() {
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
      settleInvalidated()
    }
  }

  /// Evaluates the nodes that are still invalidated, parents first, and nodes of one depth in the order of their places
  /// in the storage: most often that of the document, and the same for the same history in any case.
  private func settleInvalidated() {
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
      guard node.exists, tree[node].pointee.flags & (NodeFlags.invalidated | NodeFlags.rowInvalidated) != 0 else {
        continue
      }
      settle(node)
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
    if tree.pointee.patches.count > 0 {
      commitNumber = CommitInfo.number(after: commitNumber)
      isHandingOver = true
      committed.failure = host?.apply(committed, number: commitNumber)
      isHandingOver = false
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
    guard node.exists, tree[node].pointee.flags & NodeFlags.structural == 0, tree.functions(of: node).__isEvaluated
    else { return false }
    if tree[node].pointee.flags & NodeFlags.invalidated == 0 {
      tree[node].pointee.flags |= NodeFlags.invalidated
      invalidated.append(id)
      somethingWaits()
    }
    return true
  }
}
