/// A renderer that turns patches into pixels, HTML or text.
///
/// A tree sends whole commits: ``begin(_:)``, one call for each patch in order, ``commit(_:)``. It calls no method
/// while it evaluates or compares, and does not send a commit without patches.
///
/// A call may throw. Then the tree stops sending that commit, reports in the update which patch failed, and sends the
/// host nothing more until it is mounted again; see ``ViewTree/remount()``.
///
/// A host keeps no closures: it sends events to the tree, which knows the newest view of a node.
public protocol ViewTreeHost: AnyObject {
  /// A commit starts.
  ///
  /// - Parameter commit: The description of the commit.
  /// - Throws: An error if the host cannot show it. Every other call may throw as well.
  func begin(_ commit: CommitInfo) throws

  /// A node appears; see ``Patch/mount(_:_:parent:before:)``.
  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws

  /// A node has a new view; see ``Patch/update(_:_:changedFields:)``.
  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws

  /// A node goes to another place; see ``Patch/move(_:parent:before:)``.
  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws

  /// A node disappears; see ``Patch/unmount(_:)``.
  func unmount(_ node: NodeID) throws

  /// The host has received all patches of the commit and may show it.
  func commit(_ commit: CommitInfo) throws
}

extension ViewTreeHost {
  /// Does nothing.
  public func begin(_ commit: CommitInfo) throws {}

  /// Does nothing.
  public func commit(_ commit: CommitInfo) throws {}

  /// Applies one patch by the call that belongs to it.
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
