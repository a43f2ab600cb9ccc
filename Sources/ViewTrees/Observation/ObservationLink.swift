import Observation
import Synchronization

/// Connects what a node has read to its tree: when any of it changes, the node is marked.
///
/// The standard library's observation has no public way to cancel a tracking, so tracking the same objects again and
/// again without a change would pile up registrations. This is why a link is an observable object: it is read in the
/// same scope as everything else, and signalling it ends the tracking with all its registrations. It has two properties
/// that take turns, so that a new tracking exists before the old one ends: one of them notices every change while a
/// body is evaluated again.
final class ObservationLink: Observable, Sendable {
  /// What is done about a change.
  enum Target: Sendable {
    /// The body of the node is evaluated.
    case body
    /// The node is a row, and its view is rebuilt from its element.
    case row
    /// The node is a list, and looks at its elements again.
    case list
  }

  let node: NodeID
  let target: Target
  private let inbox: ChangeInbox
  private let registrar = ObservationRegistrar()

  // Trackings are numbered. The numbers wrap, so that they are compared by their distance, which is small: of those that
  // are compared, none is older than a quarter of all numbers.

  /// Trackings before this one were given up.
  private let oldest: Atomic<UInt32>

  /// The newest tracking that ended because something changed; the number before the first one where none did.
  private let lastFired: Atomic<UInt32>

  /// Whether all trackings were given up, for good.
  private let isCancelled = Atomic(false)

  /// The thread that ran the newest tracking.
  private let evaluator = Atomic<UInt>(0)

  /// Whether something changed since the node was last evaluated.
  private let isMarked = Atomic<Bool>(false)

  /// The number of the newest tracking; only the pass that evaluates the node reads or changes it.
  ///
  /// Unchecked for that reason: a tree is used from one place at a time, and changes on other threads look at the atomic
  /// properties only.
  private nonisolated(unsafe) var newest: UInt32

  /// Tracks nothing yet; `start` is the number before the first tracking.
  init(_ node: NodeID, _ target: Target, in inbox: ChangeInbox, start: UInt32 = 0) {
    self.node = node
    self.target = target
    self.inbox = inbox
    newest = start
    oldest = Atomic(start)
    lastFired = Atomic(start)
  }

  private var even: Void { () }
  private var odd: Void { () }

  /// Runs a closure and has the node marked when something of what it read changes.
  ///
  /// Once this returns, reads of the previous run no longer count.
  ///
  /// Where it runs the same `isAgain`, a change since the first run still counts: it ended that tracking, so that another
  /// one before this tracking is registered would go unnoticed.
  func track(isAgain: Bool = false, _ read: () -> Void) {
    let number = begin(isAgain: isAgain)
    withObservationTracking {
      touch(number)
      read()
    } onChange: {
      [self] in
      changed(in: number)
    }
    end(number)
  }

  /// Does as ``track(_:)`` for a scope that was open before the link was made, which therefore cannot be given up:
  /// it counts until something changes or the next tracking begins.
  func adopt() -> @Sendable () -> Void {
    let number = begin(isAgain: false)
    end(number)
    return { [self] in changed(in: number) }
  }

  /// Gives up the tracking.
  func cancel() {
    isCancelled.store(true, ordering: .releasing)
    signal(newest)
  }

  /// Takes the mark, if there is one.
  func takeMark() -> Bool { isMarked.exchange(false, ordering: .acquiringAndReleasing) }

  /// Whether the node would be marked by a change.
  var isLive: Bool {
    !isCancelled.load(ordering: .acquiring) && Self.precedes(lastFired.load(ordering: .acquiring), newest)
  }

  private func begin(isAgain: Bool) -> UInt32 {
    newest &+= 1
    if newest & 0xFF_FFFF == 0 { keepLastFiredNear() }
    evaluator.store(CurrentThread.id, ordering: .relaxed)
    // From here on every change counts, the earlier ones are seen by the closure.
    if !isAgain { isMarked.store(false, ordering: .sequentiallyConsistent) }
    return newest
  }

  private func end(_ number: UInt32) {
    oldest.store(number, ordering: .releasing)
    signal(number &- 1)
  }

  /// Whether one tracking began before another one.
  private static func precedes(_ first: UInt32, _ second: UInt32) -> Bool { Int32(bitPattern: first &- second) < 0 }

  /// Lets the tracking that ended by a change stay one that is older than the newest, however long ago it was.
  private func keepLastFiredNear() {
    let fired = lastFired.load(ordering: .acquiring)
    guard newest &- fired > 1 << 30 else { return }
    // A change on another thread that comes first is newer.
    _ = lastFired.compareExchange(expected: fired, desired: newest &- (1 << 20), ordering: .acquiringAndReleasing)
  }

  private func changed(in number: UInt32) {
    guard counts(number) else { return }
    lastFired.store(number, ordering: .releasing)
    if !isMarked.exchange(true, ordering: .acquiringAndReleasing) { inbox.post(self) }
  }

  /// Whether a change that ended a tracking concerns the node.
  ///
  /// A change on another thread may have looked up the waiting trackings before the newest one existed, and notify the
  /// previous one afterwards. Signals that end a tracking come from the evaluating thread.
  private func counts(_ number: UInt32) -> Bool {
    if isCancelled.load(ordering: .acquiring) { return false }
    let oldest = oldest.load(ordering: .acquiring)
    if !Self.precedes(number, oldest) { return true }
    return number == oldest &- 1 && evaluator.load(ordering: .relaxed) != CurrentThread.id
  }

  private func touch(_ number: UInt32) {
    if number & 1 == 0 { registrar.access(self, keyPath: \.even) } else { registrar.access(self, keyPath: \.odd) }
  }

  /// Ends a tracking, unless a change did so already; a change that ended the next one may have left it standing.
  private func signal(_ number: UInt32) {
    guard lastFired.load(ordering: .acquiring) != number else { return }
    if number & 1 == 0 {
      registrar.willSet(self, keyPath: \.even)
      registrar.didSet(self, keyPath: \.even)
    } else {
      registrar.willSet(self, keyPath: \.odd)
      registrar.didSet(self, keyPath: \.odd)
    }
  }
}
