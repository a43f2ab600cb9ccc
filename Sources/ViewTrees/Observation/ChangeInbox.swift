import Synchronization

/// Where changes on any thread wait for the tree that they concern.
///
/// A change only leaves a mark here and wakes the scheduler; nothing is evaluated, since the standard library tells of a
/// change before it takes place. No lock is held while code outside the library runs.
final class ChangeInbox: Sendable {
  // A tree looks here several times in a pass, most often for nothing: two bits tell that without the lock.

  /// A node that has something to look at.
  struct Mark {
    let link: ObservationLink
    /// What has changed, where that is known.
    let source: ChangeSource?
  }

  private let state = LockedValue(State())
  private let hasMarks = Atomic(false)
  private let hasRepeated = Atomic(false)
  private let notifier: FlushNotifier

  /// Where the diagnostics of the tree go.
  let output: DiagnosticFilter

  private let noticed = LockedValue<[TreeDiagnostic]>([])
  private let hasNoticed = Atomic(false)

  init(_ notifier: FlushNotifier, _ output: DiagnosticFilter) {
    self.notifier = notifier
    self.output = output
  }

  /// The tree whose view handles an event.
  @TaskLocal static var ofEvent: ChangeInbox?

  /// Takes note of something that the author of the views should know, on whatever thread it was noticed.
  func notice(_ diagnostic: TreeDiagnostic) {
    noticed.withLock { if $0.count < 1_000 { $0.append(diagnostic) } }
    hasNoticed.store(true, ordering: .releasing)
    output(diagnostic)
  }

  /// What was noticed since the last time this was asked.
  func takeNoticed() -> [TreeDiagnostic] {
    guard hasNoticed.load(ordering: .acquiring), hasNoticed.exchange(false, ordering: .acquiringAndReleasing) else {
      return []
    }
    return noticed.exchange([])
  }

  /// Has a node looked at with the next pass.
  func post(_ link: ObservationLink) {
    let mark = Mark(link: link, source: ChangeSource.current)
    let wakes = state.withLock { state in
      hasMarks.store(true, ordering: .releasing)
      return state.post(mark, on: CurrentThread.id)
    }
    if wakes { notifier.wake() }
  }

  /// Wakes the scheduler for something that waits in the tree itself.
  func schedule() {
    if state.withLock({ $0.schedule() }) { notifier.wake() }
  }

  /// What waits.
  func take() -> [Mark] {
    guard hasMarks.load(ordering: .acquiring) else { return [] }
    return state.withLock { state in
      hasMarks.store(false, ordering: .releasing)
      return state.takeMarks()
    }
  }

  /// What waits, without taking it.
  func peek() -> [Mark] {
    guard hasMarks.load(ordering: .acquiring) else { return [] }
    return state.withLock(\.marks)
  }

  /// Whether all that waits comes from other threads than the one that evaluates.
  var isMarkedByOthersOnly: Bool { state.withLock { !$0.isMarkedByPass } }

  var isEmpty: Bool { !hasMarks.load(ordering: .acquiring) }

  /// Has a tree flushed at once that wants to, if it belongs to this thread.
  private func changeIsOver() {
    guard notifier.isImmediate, state.withLock({ $0.isIdle(on: CurrentThread.id) }) else { return }
    notifier.request.core?.changeIsOver()
  }

  /// The pass that is going on, if one is.
  ///
  /// What a body has read is registered when the body returns. A change meanwhile, on another thread or by the body
  /// itself, has to be announced a second time when that has happened: ask for the pass when the new value is there and
  /// before it is announced, and let ``changeIsOver(_:in:)`` know of it afterwards.
  var currentPass: UInt? { state.withLock(\.currentPass) }

  /// Sees to what follows from a change that was announced.
  ///
  /// - Parameters:
  ///   - signal: What announced it.
  ///   - pass: The pass that was going on before.
  func changeIsOver(_ signal: ChangeSignal, in pass: UInt?) {
    if let pass {
      let isRepeatedLater = state.withLock { state in
        guard state.repeatLater(signal, in: pass, on: CurrentThread.id) else { return false }
        hasRepeated.store(true, ordering: .releasing)
        return true
      }
      if !isRepeatedLater { signal.send() }
    }
    changeIsOver()
  }

  /// Announces once more what changed while bodies were evaluated, which now have returned.
  func repeatAnnouncements() {
    guard hasRepeated.load(ordering: .acquiring) else { return }
    let (changes, isMarkedByPass) = state.withLock { state in
      hasRepeated.store(false, ordering: .releasing)
      return (state.takeRepeated(), state.isMarkedByPass)
    }
    for change in changes { change.signal.send() }
    if changes.allSatisfy(\.isOfOtherThread) { state.withLock { $0.isMarkedByPass = isMarkedByPass } }
  }

  /// Begins to evaluate.
  ///
  /// - Parameter isFlush: Whether all that waits is evaluated, so that the scheduler has to be told of what comes later.
  func beginPass(isFlush: Bool = true) {
    state.withLock { $0.beginPass(on: CurrentThread.id, isFlush: isFlush) }
  }

  /// Tells the scheduler of what came too late for the pass.
  ///
  /// - Returns: Whether other threads have been seen to change something during a pass.
  func endPass() -> Bool {
    // No body that still runs reads what changes from here on.
    repeatAnnouncements()
    let end = state.withLock { $0.endPass() }
    repeatAnnouncements()
    if end.wakes { notifier.wake() }
    return end.hasSeenOverlap
  }
}
