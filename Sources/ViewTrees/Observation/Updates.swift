/// The updates of a tree, one after the other.
///
/// Every iteration gives every update since the iteration began, in order, no matter what caused it: the scheduler of
/// the tree, ``ViewTree/update(_:)``, ``ViewTree/flush()`` or another iteration. An update that found nothing to do is
/// left out.
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
/// The sequence ends when its task is cancelled, and with the tree, which it does not keep alive; pending updates are
/// given first. Use it from the actor that the tree belongs to. An iteration keeps the updates that were not requested
/// yet.
public struct Updates<Root: View>: AsyncSequence {
  /// One for each update.
  public typealias Element = ViewUpdate

  /// It never fails.
  public typealias Failure = Never

  private(set) weak var core: TreeCore?

  /// Starts to listen.
  public func makeAsyncIterator() -> Iterator { Iterator(core) }

  /// Gives the updates of the tree one by one.
  public struct Iterator: AsyncIteratorProtocol {
    private weak var core: TreeCore?
    private let queue = UpdateQueue()
    private var notifications: AsyncStream<Void>.Iterator?

    init(_ core: TreeCore?) {
      self.core = core
      notifications = core?.notifications().makeAsyncIterator()
      core?.queues.add(queue)
    }

    /// Waits for an update.
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
  /// The updates of the tree; with the schedulers that flush nothing by themselves, iterating flushes the tree.
  public var updates: Updates<Root> { Updates(core: core) }
}
