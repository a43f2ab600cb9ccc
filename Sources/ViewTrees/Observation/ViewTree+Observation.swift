extension ViewTree {
  /// Makes changes, and evaluates what follows from them.
  ///
  /// ```swift
  /// let update = tree.perform { model.items.append(item) }
  /// print(update.summary)  // skipped 0 · compared 2 · rebuilt 0 · evaluated 1
  /// ```
  ///
  /// Whatever waited before is evaluated with it.
  ///
  /// - Parameter changes: What changes models, states or the environment.
  /// - Returns: What came of it. It is empty where the tree was busy and will look at the changes later.
  /// - Throws: What the closure throws. What it changed before is evaluated all the same.
  @discardableResult
  public func perform(_ changes: () throws -> Void) rethrows -> ViewUpdate {
    do { try changes() } catch {
      _ = core.flush()
      throw error
    }
    return core.flush()
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
