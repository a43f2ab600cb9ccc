// What each phase of a tree lets user code do is said at `Phase`.

extension TreeCore {
  /// Makes a pass now, or when the tree is no longer occupied.
  func whenIdle(_ change: @escaping (TreeCore) -> ViewUpdate) -> ViewUpdate {
    guard isOccupied else { return change(self) }
    queuedRequests.show(change)
    return ViewUpdate(log: UpdateLog())
  }

  /// Says that something could not be answered.
  func refuse(_ name: String) {
    // Outside of a pass, the body of a single view is being looked at.
    if isOpen { report(.askedWhileEvaluating(name)) } else { reportLate(.askedWhileEvaluating(name)) }
  }

  /// Does what was asked for meanwhile, and what is asked for while that is done, up to a limit.
  ///
  /// Whatever still waits afterwards is known to the scheduler.
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

  /// Tells the scheduler of what waits in the tree itself.
  func scheduleRest() {
    if hasOwnChanges, !hasGivenUp, !isOccupied, !isPerformingRequests { inbox.schedule() }
  }

  private func reportEndlessRequests() {
    // Values of environments may be computed by the author's code.
    during(.evaluating) {
      takeChanges()
      let views = invalidated.map { tree.node(named: $0) }.filter(\.exists)
      reportLate(.cycle((views.isEmpty ? [tree[root].pointee.firstChild] : views).map(tree.pathDescription)))
    }
  }
}

// Where the scheduler wants everything to happen at once, an event, a `perform` or the call of a handler is one commit:
// the changes in it are over when the outermost of them is.

extension TreeCore {
  /// Begins what is one commit in the end.
  func beginEvent() { eventDepth += 1 }

  /// Ends an event; what it changed is flushed where the scheduler wants that.
  func endEvent() {
    eventDepth -= 1
    changeIsOver()
  }

  /// Ends an event that is flushed in any case, by the outermost one where the scheduler wants everything to happen at
  /// once.
  func endChanges() -> ViewUpdate {
    eventDepth -= 1
    guard scheduler.isImmediate, eventDepth > 0 else { return flush() }
    hasMissedChange = true
    return ViewUpdate(log: UpdateLog())
  }

  /// Flushes where the scheduler wants everything to happen at once and a change is known to be over.
  func changeIsOver() {
    guard scheduler.isImmediate else { return }
    guard !isOccupied, !isPerformingRequests, eventDepth == 0 else {
      hasMissedChange = true
      return
    }
    if hasChanges { _ = flush() }
  }

  /// Lets what was asked for come about as soon as the scheduler wants it.
  func flushWhenDue() {
    if scheduler.isImmediate { changeIsOver() } else { scheduleRest() }
  }

  /// Whether something has to be flushed at once that was asked for or changed while the tree was occupied.
  ///
  /// Changes on other threads wait for the next flush.
  private var isFlushDue: Bool {
    guard scheduler.isImmediate, eventDepth == 0, !hasGivenUp else { return false }
    if hasOwnChanges || !inbox.isEmpty && !inbox.isMarkedByOthersOnly { return true }
    return hasMissedChange && hasChanges
  }
}
