/// The updates of a tree, one after the other.
///
/// Every iteration yields every update since the iteration began, in order, whatever caused it: the scheduler of the
/// tree, ``ViewTree/update(_:)``, ``ViewTree/flush()`` or another iteration. It omits updates that found nothing to do.
///
/// ```swift
/// for await update in tree.updates {
///   print(update.summary)
/// }
/// ```
///
/// If the scheduler of the tree is ``FlushScheduler/manual`` or ``FlushScheduler/immediate``, a waiting iteration
/// flushes the tree whenever something is marked, on the tree's actor or thread. The first iteration also flushes
/// changes made before it, and changes that follow one another before a flush are one update. Other schedulers decide
/// themselves when the tree is flushed.
///
/// The sequence ends when its task is cancelled, or when the tree is deallocated, after the updates that are left. It
/// does not keep the tree alive, and keeps updates until they are requested. Use it on the actor that the tree belongs
/// to.
public struct Updates<Root: View>: AsyncSequence {
  /// An update of the tree.
  public typealias Element = ViewUpdate

  /// The sequence never fails.
  public typealias Failure = Never

  private(set) weak var core: TreeCore?

  /// Begins an iteration.
  public func makeAsyncIterator() -> Iterator { Iterator(core) }

  /// An iteration over the updates.
  public struct Iterator: AsyncIteratorProtocol {
    private weak var core: TreeCore?
    private let queue = UpdateQueue()
    private var notifications: AsyncStream<Void>.Iterator?

    init(_ core: TreeCore?) {
      self.core = core
      notifications = core?.notifications().makeAsyncIterator()
      core?.queues.add(queue)
    }

    /// Waits for the next update.
    ///
    /// - Returns: The update, or nil if the task was cancelled or the tree is gone.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> ViewUpdate? {
      while !Task.isCancelled {
        if let update = queue.take() { return update }
        if let core, core.isFlushedByIterations, core.hasChanges, !core.isOccupied {
          _ = core.flush()
          continue
        }
        guard await notifications?.next(isolation: actor) != nil else { return queue.take() }
      }
      return nil
    }
  }
}

extension ViewTree {
  /// The updates of the tree.
  ///
  /// With a scheduler that does not flush by itself, iterating flushes the tree.
  public var updates: Updates<Root> { Updates(core: core) }
}
