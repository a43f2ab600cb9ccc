extension ViewTree {
  /// Sends the whole tree to the host, which discards what it showed of it.
  ///
  /// A tree that is evaluating, talking to its host or running hooks does so when it is done with that; what goes wrong
  /// then is the failure of ``lastUpdate``.
  ///
  /// - Returns: What went wrong, nil if nothing did, if there is no host, or if it is done later.
  @discardableResult
  public func remount() -> HostFailure? { core.remount() }

  /// The patches that mount the whole tree as it is now, for a new host.
  ///
  /// An event may have brought up something that waits for the next commit: call ``flush()`` first, so that it is not
  /// handed over once more.
  ///
  /// While the tree evaluates there are none, and the update says so; see
  /// ``TreeDiagnostic/askedWhileEvaluating(_:)``.
  ///
  /// - Complexity: O(*n*) for *n* nodes, whenever it is asked for.
  public var mountPatches: [Patch<any HostView>] {
    guard !core.isEvaluating else {
      core.refuse("mountPatches")
      return []
    }
    return core.mountPatches
  }

  /// Gives the tree a host, in place of the one that it had, and sends the whole tree to it.
  ///
  /// A tree that is evaluating, talking to its host or running hooks does so when it is done with that; what goes wrong
  /// then is the failure of ``lastUpdate``.
  ///
  /// - Parameter host: The host.
  /// - Returns: What went wrong, nil if nothing did or if it is done later.
  @discardableResult
  public func attach(_ host: any ViewTreeHost) -> HostFailure? { core.attach(host) }

  /// Sends the view of a node to the host again with the next update or flush, even if the view has not changed: for a
  /// field that the user changed.
  ///
  /// The scheduler is notified. You may call this at any time.
  ///
  /// - Parameter node: A host node.
  /// - Returns: False if the node is gone or is not a host node.
  @discardableResult
  public func reapply(_ node: NodeID) -> Bool { core.reapply(node) }
}
