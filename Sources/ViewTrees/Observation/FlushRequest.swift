/// A wish that a tree be flushed, as a ``FlushScheduler/custom(_:)`` scheduler is given it.
///
/// It may be passed to any thread, kept, and called more than once. It does not keep the tree alive.
public struct FlushRequest: @unchecked Sendable {
  // Unchecked: it may be passed on from any thread, and is called where the tree belongs.

  private(set) weak var core: TreeCore?

  init(_ core: TreeCore?) { self.core = core }

  /// Flushes the tree, if it is still there and anything is left to do.
  ///
  /// To be called where the tree belongs: by the actor or on the thread that uses it.
  public func callAsFunction() {
    guard let core, core.hasChanges else { return }
    _ = core.flush()
  }

  func flush(on actor: isolated any Actor) { self() }
}
