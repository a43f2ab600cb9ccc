// Requests of user code that came while the tree was occupied. `Phase` says what is queued when.

extension TreeCore {
  /// Runs a pass now, or queues it while the tree is occupied.
  func whenIdle(_ change: @escaping (TreeCore) -> ViewUpdate) -> ViewUpdate {
    guard isOccupied else { return change(self) }
    queuedRequests.show(change)
    return ViewUpdate(log: UpdateLog())
  }

  /// Reports that a question could not be answered.
  func refuse(_ name: String) {
    // Outside of a pass, a single body is evaluated for its footprint.
    if isOpen { report(.askedWhileEvaluating(name)) } else { reportLate(.askedWhileEvaluating(name)) }
  }

  /// Performs the queued requests, and those that are queued in the meantime, up to a limit.
  ///
  /// The scheduler hears of what is left.
  func performQueuedRequests() {
    guard !isPerformingRequests, !isOccupied else { return }
    isPerformingRequests = true
    var passes = 0
    while !queuedRequests.isEmpty || isFlushDue {
      passes += 1
      guard passes <= Self.passLimit else {
        reportEndlessRequests()
        queuedRequests.giveUp()
        hasGivenUp = true
        break
      }
      performNextRequest()
    }
    isPerformingRequests = false
    scheduleRest()
  }

  private func performNextRequest() {
    if let toHost = queuedRequests.takeToHost() {
      if case .newHost(let host) = toHost { self.host = host }
      if let failure = remount() { log.failure = failure }
    } else if let pass = queuedRequests.takePass() {
      _ = pass(self)
    } else if let next = queuedRequests.takeEvent() {
      _ = send(next.event, to: next.node)
    } else {
      _ = queuedRequests.takeFlush()
      _ = flush()
    }
  }

  /// Tells the scheduler if the tree itself has something to do.
  func scheduleRest() {
    if hasOwnChanges, !hasGivenUp, !isOccupied, !isPerformingRequests { inbox.schedule() }
  }

  private func reportEndlessRequests() {
    // Taking changes may run code of users that derives environment values.
    during(.evaluating) {
      takeChanges()
      let views = invalidated.map { tree.node(named: $0) }.filter(\.exists)
      reportLate(.cycle((views.isEmpty ? [tree[root].pointee.firstChild] : views).map(tree.pathDescription)))
    }
  }
}

// With the immediate scheduler an event, a `perform`, or a call of a handler is one commit. If they are nested, the
// commit follows the outermost one.

extension TreeCore {
  /// Begins an event.
  func beginEvent() { eventDepth += 1 }

  /// Ends an event, and flushes its changes if the scheduler is immediate.
  func endEvent() {
    eventDepth -= 1
    changeIsOver()
  }

  /// Ends an event and flushes, whatever the scheduler.
  ///
  /// With the immediate scheduler the outermost event flushes.
  func endChanges() -> ViewUpdate {
    eventDepth -= 1
    guard scheduler.isImmediate, eventDepth > 0 else { return flush() }
    hasMissedChange = true
    return ViewUpdate(log: UpdateLog())
  }

  /// Flushes after a change if the scheduler is immediate; later if the tree is occupied.
  func changeIsOver() {
    guard scheduler.isImmediate else { return }
    guard !isOccupied, !isPerformingRequests, eventDepth == 0 else {
      hasMissedChange = true
      return
    }
    if hasChanges { _ = flush() }
  }

  /// Flushes a request at once if the scheduler is immediate, and tells the scheduler otherwise.
  func flushWhenDue() {
    if scheduler.isImmediate { changeIsOver() } else { scheduleRest() }
  }

  /// Whether the immediate scheduler has to flush what came while the tree was occupied.
  ///
  /// Changes by other threads alone wait for the next flush.
  private var isFlushDue: Bool {
    guard scheduler.isImmediate, eventDepth == 0, !hasGivenUp else { return false }
    if hasOwnChanges || !inbox.isEmpty && !inbox.isMarkedByOthersOnly { return true }
    return hasMissedChange && hasChanges
  }
}
