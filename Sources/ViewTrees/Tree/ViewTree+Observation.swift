extension ViewTree {
  /// Runs a closure that makes changes, and evaluates the nodes that the changes affect.
  ///
  /// ```swift
  /// let update = tree.perform { model.items.append(item) }
  /// print(update.summary)  // skipped 0 · compared 2 · rebuilt 0 · evaluated 1
  /// ```
  ///
  /// Earlier changes that wait for a flush are evaluated as well. With the scheduler ``FlushScheduler/immediate``
  /// everything inside, including nested calls and events, is one commit at the end of the outermost call.
  ///
  /// - Parameter changes: A closure that changes models, states or the environment.
  /// - Returns: The result. It is empty if the changes are evaluated later: when the tree was evaluating, calling its
  ///   host or running hooks, or at the end of an enclosing event or `perform`.
  /// - Throws: The error that the closure throws. Its changes before that are still evaluated.
  @discardableResult
  public func perform(_ changes: () throws -> Void) rethrows -> ViewUpdate {
    core.beginEvent()
    do { try changes() } catch {
      _ = core.endChanges()
      throw error
    }
    return core.endChanges()
  }

  /// Whether anything waits for a flush: a change, an invalidated node, or a patch that an event led to.
  public var needsFlush: Bool { core.hasChanges }

  /// The number of nodes, rows and lists that observe something.
  ///
  /// Each is one registration with the standard library, which ends when the node is unmounted.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var liveTrackingCount: Int { core.tree.liveTrackingCount }
}

extension __TreeHandle {
  var liveTrackingCount: Int {
    (0..<storage.pointee.attachmentCapacity).reduce(0) { count, index in
      guard let found = storage.pointee.attachments[index]?.takeUnretainedValue() else { return count }
      return count + (found.link?.isLive == true ? 1 : 0) + (found.rowLink?.isLive == true ? 1 : 0)
    }
  }
}
