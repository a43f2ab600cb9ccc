import Observation
import Synchronization

/// The link from what a node has read to its tree: when any of it changes, the node is marked.
///
/// The standard library has no public way to cancel a tracking, so tracking the same objects again and again without a
/// change would pile up registrations. This is why a link is an observable object: it is read in each tracking scope,
/// and signalling it ends the tracking with all its registrations. It has two properties that take turns, so that a new
/// tracking begins before the old one ends, and no change goes unnoticed while a body is evaluated again.
final class ObservationLink: Observable, Sendable {
  /// What to do after a change.
  enum Target: Sendable {
    /// Evaluate the body of the node.
    case body
    /// Rebuild the row from its element.
    case row
    /// Reconcile the rows of the list, or compute the values of the environment again.
    case list
  }

  let node: NodeID
  let target: Target
  private let inbox: ChangeInbox
  private let registrar = ObservationRegistrar()

  // Trackings are numbered. The numbers wrap, so they are compared by their distance. It is small: no tracking that is
  // compared is older than a quarter of all numbers.

  /// The first tracking that was not cancelled.
  private let oldest: Atomic<UInt32>

  /// The newest tracking that ended with a change; the number before the first tracking if none did.
  private let lastFired: Atomic<UInt32>

  /// Whether the link was cancelled.
  private let isCancelled = Atomic(false)

  /// The thread that ran the newest tracking.
  private let evaluator = Atomic<UInt>(0)

  /// Whether something changed since the node was last evaluated.
  private let isMarked = Atomic<Bool>(false)

  /// The number of the newest tracking.
  ///
  /// Unchecked, because only the pass that evaluates the node uses it. Changes on other threads use the atomic
  /// properties.
  private nonisolated(unsafe) var newest: UInt32

  /// Makes a link without a tracking; `start` is the number before the first one.
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

  /// Runs a closure in a tracking scope: the node is marked when something changes that the closure read.
  ///
  /// Once this returns, reads of the previous run no longer count.
  ///
  /// With `isAgain` the closure is the same as before, and a change since the first run still counts: that change ended
  /// the first tracking, so another change before this tracking is registered would go unnoticed.
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

  /// Adopts a tracking scope that was opened before the link was made.
  ///
  /// It cannot be cancelled: it counts until something changes or the next tracking begins.
  func adopt() -> @Sendable () -> Void {
    let number = begin(isAgain: false)
    end(number)
    return { [self] in changed(in: number) }
  }

  /// Cancels all trackings, for good.
  func cancel() {
    isCancelled.store(true, ordering: .releasing)
    signal(newest)
  }

  /// Removes the mark.
  ///
  /// - Returns: Whether there was one.
  func takeMark() -> Bool { isMarked.exchange(false, ordering: .acquiringAndReleasing) }

  /// Whether a change would mark the node.
  var isLive: Bool {
    !isCancelled.load(ordering: .acquiring) && Self.precedes(lastFired.load(ordering: .acquiring), newest)
  }

  private func begin(isAgain: Bool) -> UInt32 {
    newest &+= 1
    if newest & 0xFF_FFFF == 0 { keepLastFiredNear() }
    evaluator.store(CurrentThread.id, ordering: .relaxed)
    // From here on every change counts; the closure sees the earlier ones.
    if !isAgain { isMarked.store(false, ordering: .sequentiallyConsistent) }
    return newest
  }

  private func end(_ number: UInt32) {
    oldest.store(number, ordering: .releasing)
    signal(number &- 1)
  }

  /// Whether a tracking began before another one.
  private static func precedes(_ first: UInt32, _ second: UInt32) -> Bool { Int32(bitPattern: first &- second) < 0 }

  /// Keeps the number of the last fired tracking close to the newest one, so that their distance stays comparable.
  private func keepLastFiredNear() {
    let fired = lastFired.load(ordering: .acquiring)
    guard newest &- fired > 1 << 30 else { return }
    // If this fails, a change on another thread has stored a newer number.
    _ = lastFired.compareExchange(expected: fired, desired: newest &- (1 << 20), ordering: .acquiringAndReleasing)
  }

  private func changed(in number: UInt32) {
    guard counts(number) else { return }
    lastFired.store(number, ordering: .releasing)
    if !isMarked.exchange(true, ordering: .acquiringAndReleasing) { inbox.post(self) }
  }

  /// Whether a change that ended a tracking concerns the node.
  ///
  /// A change on another thread may have found the previous tracking before the newest one existed, and notify it
  /// afterwards. Signals that end a tracking come from the evaluating thread.
  private func counts(_ number: UInt32) -> Bool {
    if isCancelled.load(ordering: .acquiring) { return false }
    let oldest = oldest.load(ordering: .acquiring)
    if !Self.precedes(number, oldest) { return true }
    return number == oldest &- 1 && evaluator.load(ordering: .relaxed) != CurrentThread.id
  }

  private func touch(_ number: UInt32) {
    if number & 1 == 0 { registrar.access(self, keyPath: \.even) } else { registrar.access(self, keyPath: \.odd) }
  }

  /// Ends a tracking, unless a change has ended it.
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
