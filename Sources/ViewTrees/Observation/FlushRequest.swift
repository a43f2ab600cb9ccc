/// A request to flush a tree, for a ``FlushScheduler/custom(_:)`` scheduler.
///
/// You may pass it to any thread, keep it, and call it more than once. It does not keep the tree alive.
public struct FlushRequest: @unchecked Sendable {
  // Unchecked: any thread may pass it on; only the tree's actor or thread calls it.

  private(set) weak var core: TreeCore?

  init(_ core: TreeCore?) { self.core = core }

  /// Flushes the tree, if it still exists and has anything to do.
  ///
  /// - Precondition: The call is made on the tree's actor or thread.
  public func callAsFunction() {
    guard let core, core.hasChanges else { return }
    _ = core.flush()
  }

  func flush(on actor: isolated any Actor) { self() }
}
