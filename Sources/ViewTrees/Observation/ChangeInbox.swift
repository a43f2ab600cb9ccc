import Synchronization

/// The inbox of a tree: changes on any thread leave a mark in it.
///
/// A change adds its mark and wakes the scheduler. It evaluates nothing, because the standard library announces a
/// change before it happens. No lock is held while code outside the library runs.
final class ChangeInbox: Sendable {
  // A tree looks here several times in a pass and mostly finds nothing. Two atomic Booleans tell that without the lock.

  /// A node that something concerns.
  struct Mark {
    let link: ObservationLink
    /// What changed, if that is known.
    let source: ChangeSource?
  }

  private let state = LockedValue(State())
  private let hasMarks = Atomic(false)
  private let hasRepeated = Atomic(false)
  private let notifier: FlushNotifier

  /// The output for diagnostics of the tree.
  let output: DiagnosticFilter

  private let noticed = LockedValue<[TreeDiagnostic]>([])
  private let hasNoticed = Atomic(false)

  init(_ notifier: FlushNotifier, _ output: DiagnosticFilter) {
    self.notifier = notifier
    self.output = output
  }

  /// The inbox of the tree whose view handles an event on this task.
  @TaskLocal static var ofEvent: ChangeInbox?

  /// Keeps a diagnostic from any thread until the tree takes it, and writes it to the output.
  func notice(_ diagnostic: TreeDiagnostic) {
    noticed.withLock { if $0.count < 1_000 { $0.append(diagnostic) } }
    hasNoticed.store(true, ordering: .releasing)
    output(diagnostic)
  }

  /// Removes and returns the diagnostics.
  func takeNoticed() -> [TreeDiagnostic] {
    guard hasNoticed.load(ordering: .acquiring), hasNoticed.exchange(false, ordering: .acquiringAndReleasing) else {
      return []
    }
    return noticed.exchange([])
  }

  /// Adds a mark for the node of a link.
  func post(_ link: ObservationLink) {
    let mark = Mark(link: link, source: ChangeSource.current)
    let wakes = state.withLock { state in
      hasMarks.store(true, ordering: .releasing)
      return state.post(mark, on: CurrentThread.id)
    }
    if wakes { notifier.wake() }
  }

  /// Wakes the scheduler for something that the tree itself has to do.
  func schedule() {
    if state.withLock({ $0.schedule() }) { notifier.wake() }
  }

  /// Removes and returns the marks.
  func take() -> [Mark] {
    guard hasMarks.load(ordering: .acquiring) else { return [] }
    return state.withLock { state in
      hasMarks.store(false, ordering: .releasing)
      return state.takeMarks()
    }
  }

  /// The marks.
  func peek() -> [Mark] {
    guard hasMarks.load(ordering: .acquiring) else { return [] }
    return state.withLock(\.marks)
  }

  /// Whether all marks are from other threads than the one that evaluates.
  var isMarkedByOthersOnly: Bool { state.withLock { !$0.isMarkedByPass } }

  /// Whether there are no marks.
  var isEmpty: Bool { !hasMarks.load(ordering: .acquiring) }

  /// Flushes the tree if its scheduler is immediate and it belongs to this thread.
  private func changeIsOver() {
    guard notifier.isImmediate, state.withLock({ $0.isIdle(on: CurrentThread.id) }) else { return }
    notifier.request.core?.changeIsOver()
  }

  /// The number of the running pass, nil between passes.
  ///
  /// The reads of a body are registered when the body returns. A change in the meantime, on another thread or by the
  /// body itself, has to be announced again after that. So read this after the new value is stored and before it is
  /// announced, and pass it to ``changeIsOver(_:in:)``.
  var currentPass: UInt? { state.withLock(\.currentPass) }

  /// Handles a change that was announced.
  ///
  /// - Parameters:
  ///   - signal: What announced it.
  ///   - pass: The pass that ran before the announcement.
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

  /// Announces changes again that happened while bodies were evaluated; these have returned now.
  func repeatAnnouncements() {
    guard hasRepeated.load(ordering: .acquiring) else { return }
    let (changes, isMarkedByPass) = state.withLock { state in
      hasRepeated.store(false, ordering: .releasing)
      return (state.takeRepeated(), state.isMarkedByPass)
    }
    for change in changes { change.signal.send() }
    if changes.allSatisfy(\.isOfOtherThread) { state.withLock { $0.isMarkedByPass = isMarkedByPass } }
  }

  /// Begins a pass.
  ///
  /// - Parameter isFlush: Whether everything that waits is evaluated, so that the scheduler must be told of what comes
  ///   later.
  func beginPass(isFlush: Bool = true) {
    state.withLock { $0.beginPass(on: CurrentThread.id, isFlush: isFlush) }
  }

  /// Ends a pass, and wakes the scheduler if marks came too late for it.
  ///
  /// - Returns: Whether other threads have been seen to change something during a pass.
  func endPass() -> Bool {
    // No body is running any more.
    repeatAnnouncements()
    let end = state.withLock { $0.endPass() }
    repeatAnnouncements()
    if end.wakes { notifier.wake() }
    return end.hasSeenOverlap
  }
}
