#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WinSDK)
  import ucrt
#endif

/// Notices in debug builds that a tree with the scheduler ``FlushScheduler/manual`` is never flushed.
///
/// A program that has flushed or updated the tree once after an event gets no report. Before that, the changes of an
/// event are reported if they still wait when another event arrives more than a second later, when the tree is
/// deallocated, or when the process ends. Several events followed by one flush are not a mistake.
final class UnflushedChanges: Sendable {
  private struct State {
    var since: ContinuousClock.Instant?
    /// Whether there is nothing more to report.
    var isSettled: Bool
    var limit = Duration.seconds(1)
  }

  private let root: Any.Type

  /// Whether anything is checked: in debug builds, with the manual scheduler.
  private let isActive: Bool
  private let output: DiagnosticFilter
  private let state: LockedValue<State>

  init(_ scheduler: FlushScheduler, root: Any.Type, _ output: DiagnosticFilter) {
    self.root = root
    self.output = output
    isActive = DebugBuild.isOn && scheduler.isManual
    state = LockedValue(State(isSettled: !isActive))
  }

  /// The time that changes may wait between two events.
  var limit: Duration {
    get { state.withLock { $0.limit } }
    set { state.withLock { $0.limit = newValue } }
  }

  /// Checks the time since earlier changes when an event arrives.
  ///
  /// - Returns: A diagnostic if changes have waited too long.
  func eventArrives() -> TreeDiagnostic? {
    guard isActive else { return nil }
    let isLate = state.withLock { state in
      guard !state.isSettled, let since = state.since, ContinuousClock.now - since >= state.limit else { return false }
      state.isSettled = true
      return true
    }
    return isLate ? .waitingChanges(root: String(describing: root)) : nil
  }

  /// Records that an event was handled.
  func eventWasHandled(hasChanges: Bool) {
    guard isActive else { return }
    let isFirst = state.withLock { state in
      guard !state.isSettled, hasChanges, state.since == nil else { return false }
      state.since = .now
      return true
    }
    if isFirst { Self.remember(self) }
  }

  /// Records that the tree was flushed or updated.
  func forget() {
    guard isActive else { return }
    state.withLock { state in
      guard state.since != nil else { return }
      state.since = nil
      state.isSettled = true
    }
  }

  /// Reports changes that wait when the tree is deallocated or the process ends.
  func treeIsGone(hasChanges: Bool) {
    let isLeft = state.withLock { state in
      defer { state.isSettled = true }
      return !state.isSettled && state.since != nil && hasChanges
    }
    if isLeft { output(.waitingChanges(root: String(describing: root))) }
  }
}

extension UnflushedChanges {
  private struct Reference: @unchecked Sendable {
    // Unchecked: any thread may read a weak reference, and nothing changes it here.
    weak var changes: UnflushedChanges?
  }

  private static let remembered = LockedValue<[Reference]>([])

  /// Makes the end of the process check these changes.
  private static func remember(_ changes: UnflushedChanges) {
    _ = endOfProcess
    remembered.withLock { remembered in
      remembered.removeAll { $0.changes == nil }
      remembered.append(Reference(changes: changes))
    }
  }

  private static let endOfProcess: Void = {
    atexit { for changes in UnflushedChanges.remembered.value { changes.changes?.treeIsGone(hasChanges: true) } }
  }()
}
