extension ViewTree {
  /// Sends the whole tree to the host, which discards what it showed of it.
  ///
  /// While the tree evaluates, calls its host or runs hooks, this is done afterwards; a failure is then that of
  /// ``lastUpdate``.
  ///
  /// - Returns: The failure of the host; nil if there is none, if the tree has no host, or if this is done later.
  @discardableResult
  public func remount() -> HostFailure? { core.remount() }

  /// The patches that mount the whole tree as it is now, for a new host.
  ///
  /// Call ``flush()`` first: otherwise patches that an event led to are part of this and of the next commit.
  ///
  /// While the tree evaluates there are none, and the update says so; see
  /// ``TreeDiagnostic/askedWhileEvaluating(_:)``.
  ///
  /// - Complexity: O(*n*) for *n* nodes, at each access.
  public var mountPatches: [Patch<any HostView>] {
    guard !core.isEvaluating else {
      core.refuse("mountPatches")
      return []
    }
    return core.mountPatches
  }

  /// Replaces the host of the tree, and sends the whole tree to the new one.
  ///
  /// While the tree evaluates, calls its host or runs hooks, this is done afterwards; a failure is then that of
  /// ``lastUpdate``.
  ///
  /// - Parameter host: The host.
  /// - Returns: The failure of the host; nil if there is none or if this is done later.
  @discardableResult
  public func attach(_ host: any ViewTreeHost) -> HostFailure? { core.attach(host) }

  /// Sends the view of a node to the host again with the next update or flush, even if the view has not changed.
  ///
  /// Use it for an input field that the user changed.
  ///
  /// The scheduler is notified. You may call this at any time.
  ///
  /// - Parameter node: A host node.
  /// - Returns: False if the node is gone or is not a host node.
  @discardableResult
  public func reapply(_ node: NodeID) -> Bool { core.reapply(node) }
}
