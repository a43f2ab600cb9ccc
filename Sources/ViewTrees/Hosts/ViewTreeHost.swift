/// Whatever turns patches into pixels, HTML or text.
///
/// A tree hands over whole commits: ``begin(_:)``, one call for each patch in order, ``commit(_:)``. Nothing is called
/// while a tree evaluates or compares, and a commit without patches is not handed over at all.
///
/// A call may throw. The tree then stops handing over that commit, reports which patch failed in the update, and gives
/// the host nothing more until it is mounted anew; see ``ViewTree/remount()``.
///
/// A host keeps no closures: at event time it asks the tree, which knows the newest view of a node.
public protocol ViewTreeHost: AnyObject {
  /// A commit starts.
  ///
  /// - Parameter commit: What the commit is.
  /// - Throws: Whatever keeps the host from showing it, as every other call may.
  func begin(_ commit: CommitInfo) throws

  /// A node appears; see ``Patch/mount(_:_:parent:before:)``.
  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws

  /// A node has a new view; see ``Patch/update(_:_:changedFields:)``.
  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws

  /// A node goes to another place; see ``Patch/move(_:parent:before:)``.
  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws

  /// A node disappears; see ``Patch/unmount(_:)``.
  func unmount(_ node: NodeID) throws

  /// All patches of the commit were handed over, and the host may show it.
  func commit(_ commit: CommitInfo) throws
}

extension ViewTreeHost {
  /// Does nothing.
  public func begin(_ commit: CommitInfo) throws {}

  /// Does nothing.
  public func commit(_ commit: CommitInfo) throws {}

  /// Hands over one patch by the call that belongs to it.
  ///
  /// - Parameter patch: A patch of a commit that has begun.
  /// - Throws: What the call throws.
  public func apply(_ patch: Patch<any HostView>) throws {
    switch patch {
    case .mount(let node, let view, let parent, let before): try mount(node, view, parent: parent, before: before)
    case .update(let node, let view, let changedFields): try update(node, view, changedFields: changedFields)
    case .move(let node, let parent, let before): try move(node, parent: parent, before: before)
    case .unmount(let node): try unmount(node)
    }
  }
}
