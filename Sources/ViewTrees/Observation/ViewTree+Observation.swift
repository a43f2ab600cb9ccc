extension ViewTree {
  /// Makes changes, and evaluates what follows from them.
  ///
  /// ```swift
  /// let update = tree.perform { model.items.append(item) }
  /// print(update.summary)  // skipped 0 · compared 2 · rebuilt 0 · evaluated 1
  /// ```
  ///
  /// Whatever waited before is evaluated with it. With the scheduler ``FlushScheduler/immediate`` all that happens inside,
  /// other calls and events included, is one commit, made when the outermost one is over.
  ///
  /// - Parameter changes: What changes models, states or the environment.
  /// - Returns: What came of it. It is empty where the changes are looked at later: by a tree that was evaluating, talking
  ///   to its host or running hooks, and at the end of the event or the `perform` around.
  /// - Throws: What the closure throws. What it changed before is evaluated all the same.
  @discardableResult
  public func perform(_ changes: () throws -> Void) rethrows -> ViewUpdate {
    core.beginEvent()
    do { try changes() } catch {
      _ = core.endChanges()
      throw error
    }
    return core.endChanges()
  }

  /// Whether anything waits for a flush: something that changed, a node that was invalidated, or a difference that an
  /// event brought up.
  public var needsFlush: Bool { core.hasChanges }

  /// The number of nodes, rows and lists that would be marked by a change of something that they have read.
  ///
  /// Each is one registration with the standard library. The number falls when nodes are unmounted.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var liveTrackingCount: Int { core.tree.liveTrackingCount }
}

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  var liveTrackingCount: Int {
    (0..<pointee.extensionCapacity).reduce(0) { count, index in
      guard let found = pointee.extensions[index]?.takeUnretainedValue() else { return count }
      return count + (found.link?.isLive == true ? 1 : 0) + (found.rowLink?.isLive == true ? 1 : 0)
    }
  }
}
