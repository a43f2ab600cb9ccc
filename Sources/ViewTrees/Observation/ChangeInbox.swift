import Synchronization

/// Where changes on any thread wait for the tree that they concern.
///
/// A change only leaves a mark here and wakes the scheduler; nothing is evaluated, since the standard library tells of a
/// change before it takes place. No lock is held while anybody else's code runs.
final class ChangeInbox: Sendable {
  /// A node that has something to look at.
  struct Mark {
    let link: ObservationLink
    /// What has changed, where that is known.
    let source: ChangeSource?
  }

  private struct State {
    var marks: [Mark] = []
    /// Whether the scheduler was told of what waits.
    var isScheduled = false
    /// The thread that evaluates the tree now.
    var pass: UInt?
    /// The thread that evaluated the tree last.
    var lastThread: UInt = 0
    /// Whether evaluating the tree itself has changed something since the marks were last taken.
    var isMarkedByPass = false
    /// Whether something changed on another thread while the tree was being evaluated.
    var hasSeenOverlap = false
  }

  private let state = Mutex(State())
  private let waker: Waker

  init(_ waker: Waker) { self.waker = waker }

  /// Has a node looked at with the next pass.
  func post(_ link: ObservationLink) {
    let mark = Mark(link: link, source: ChangeSource.current)
    let isFirst = state.withLock { state in
      state.marks.append(mark)
      if let pass = state.pass {
        // Whoever evaluates looks here once more before the pass ends.
        if pass == CurrentThread.id { state.isMarkedByPass = true } else { state.hasSeenOverlap = true }
        return false
      }
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { waker.wake() }
  }

  /// What waits.
  func take() -> [Mark] {
    state.withLock { state in
      guard !state.marks.isEmpty else { return [] }
      defer {
        state.marks = []
        state.isMarkedByPass = false
      }
      return state.marks
    }
  }

  /// Whether all that waits comes from other threads than the one that evaluates.
  var isMarkedByOthersOnly: Bool { state.withLock { !$0.isMarkedByPass } }

  var isEmpty: Bool { state.withLock { $0.marks.isEmpty } }

  /// Has a tree flushed at once that wants to, if it belongs to this thread.
  func changeIsOver() {
    guard waker.isImmediate, state.withLock({ $0.pass == nil && $0.lastThread == CurrentThread.id }) else { return }
    waker.request.core?.changeIsOver()
  }

  func beginPass() {
    state.withLock {
      $0.pass = CurrentThread.id
      $0.lastThread = CurrentThread.id
      $0.isScheduled = false
    }
  }

  /// Tells the scheduler of what came too late for the pass.
  ///
  /// - Returns: Whether other threads have been seen to change something during a pass.
  func endPass() -> Bool {
    let (isLate, hasSeenOverlap) = state.withLock { state in
      state.pass = nil
      let isLate = !state.marks.isEmpty && !state.isScheduled
      if isLate { state.isScheduled = true }
      return (isLate, state.hasSeenOverlap)
    }
    if isLate { waker.wake() }
    return hasSeenOverlap
  }
}
