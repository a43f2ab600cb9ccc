public import ViewTrees

/// A host that receives every patch in one function, with the view as plain data.
///
/// ```swift
/// final class PatchPrinter: SnapshotHost {
///   func receive(_ patch: Patch<HostSnapshot>) { print(patch) }
/// }
/// ```
public protocol SnapshotHost: ViewTreeHost {
  /// Receives one patch of the open commit.
  ///
  /// - Parameter patch: The patch.
  /// - Throws: An error if the host cannot show it.
  func receive(_ patch: Patch<HostSnapshot>) throws
}

extension SnapshotHost {
  /// Receives a mount with a snapshot of the view.
  public func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try receive(.mount(node, HostSnapshot(view), parent: parent, before: before))
  }

  /// Receives an update with a snapshot of the view.
  public func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try receive(.update(node, HostSnapshot(view), changedFields: changedFields))
  }

  /// Receives a move.
  public func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try receive(.move(node, parent: parent, before: before))
  }

  /// Receives an unmount.
  public func unmount(_ node: NodeID) throws { try receive(.unmount(node)) }
}
