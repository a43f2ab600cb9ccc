/// The updates that changes lead to, one after the other.
///
/// Iterating is what flushes the tree: whenever something is marked, the iteration goes on where the tree belongs,
/// flushes it and gives what came of it. Changes that follow one another before that are one update.
///
/// ```swift
/// for await update in tree.commits {
///   print(update.summary)
/// }
/// ```
///
/// The sequence ends when its task is cancelled, and with the tree, which it does not keep. Use it from the actor that the
/// tree belongs to.
///
/// What changed before the first iteration is flushed by it as well. Updates that somebody else flushed are not in the
/// sequence: leave the scheduler of the tree at ``FlushScheduler/manual``, and iterate once. Two iterations share the
/// updates between them, so that each sees some of them.
public struct Commits<Root: View>: AsyncSequence {
  /// One for each flush.
  public typealias Element = ViewUpdate

  /// It never fails.
  public typealias Failure = Never

  private(set) weak var core: TreeCore?

  /// Starts to listen.
  public func makeAsyncIterator() -> Iterator {
    Iterator(core: core, wakings: core?.wakings().makeAsyncIterator())
  }

  /// Flushes the tree each time that it is asked for the next update and something is marked.
  public struct Iterator: AsyncIteratorProtocol {
    private(set) weak var core: TreeCore?
    var wakings: AsyncStream<Void>.Iterator?

    /// Waits for a change and flushes the tree.
    ///
    /// - Returns: What came of it, nil where the task was cancelled or the tree is gone.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> ViewUpdate? {
      while !Task.isCancelled {
        if let core, core.hasChanges { return core.flush() }
        guard await wakings?.next(isolation: actor) != nil else { return nil }
      }
      return nil
    }
  }
}

extension ViewTree {
  /// The updates that changes lead to; iterating flushes the tree.
  public var commits: Commits<Root> { Commits(core: core) }
}
