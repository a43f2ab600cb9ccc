extension ViewTree {
  /// Hands the whole tree to the host, which gives up whatever it showed of it.
  ///
  /// - Returns: What went wrong, nil if nothing did or there is no host.
  @discardableResult
  public func remount() -> HostFailure? { core.remount() }

  /// The patches that mount the whole tree as it is now, for hosts that were not there before.
  ///
  /// An event may have brought up something that waits for the next commit: call ``flush()`` first, so that it is not
  /// handed over once more.
  ///
  /// - Complexity: O(*n*) for *n* nodes, whenever it is asked for.
  public var mountPatches: [Patch<any HostView>] {
    var patches: [Patch<any HostView>] = []
    core.tree.forEachHostNode(below: core.root) { patches.append(core.tree.fullMountPatch($0)) }
    return patches
  }

  /// Gives the tree a host, in place of the one that it had, and hands over the whole tree.
  ///
  /// - Parameter host: The host.
  /// - Returns: What went wrong, nil if nothing did.
  @discardableResult
  public func attach(_ host: any ViewTreeHost) -> HostFailure? { core.attach(host) }

  /// Has the host told again what a node should show, with the next update or flush, though nothing changed in the
  /// description: for a field that the user changed.
  ///
  /// - Parameter node: A host node.
  /// - Returns: False where the node is gone or is no host node.
  @discardableResult
  public func reapply(_ node: NodeID) -> Bool { core.reapply(node) }
}
