/// The storage of a `ViewUpdate`.
///
/// Patches and decisions stay where the tree noted them until somebody asks for them, or until the tree starts its next
/// update: most updates are never looked at.
final class UpdateLog {
  /// The tree that still holds what belongs to the log; it outlives this, since it settles its log before it goes.
  private var tree: __TreeHandle?

  private var materializedPatches: [Patch<any HostView>] = []
  private var materializedDecisions: [Decision] = []

  private(set) var summary = UpdateSummary()
  private(set) var diagnostics: [TreeDiagnostic] = []
  var failure: HostFailure?

  /// Belongs to a commit from now on.
  func begin(_ core: TreeCore) {
    tree = core.tree
    summary = UpdateSummary(core.tree.storage.pointee.counts)
    diagnostics = core.diagnostics
  }

  /// Adds what was noticed after the commit.
  func report(_ diagnostic: TreeDiagnostic) { diagnostics.append(diagnostic) }

  /// The patches, in order.
  var patches: [Patch<any HostView>] {
    guard let tree else { return materializedPatches }
    return (0..<tree.storage.pointee.patches.count).map { tree.patch(tree.storage.pointee.patches[$0]) }
  }

  /// One of the patches.
  func patch(_ index: Int) -> Patch<any HostView> {
    guard let tree else { return materializedPatches[index] }
    return tree.patch(tree.storage.pointee.patches[index])
  }

  /// The number of patches.
  var patchCount: Int { tree?.storage.pointee.patches.count ?? materializedPatches.count }

  /// The decisions, in the order in which they were made.
  var decisions: [Decision] {
    guard let tree else { return materializedDecisions }
    return (0..<tree.storage.pointee.decisions.count).map { tree.decision(tree.storage.pointee.decisions[$0]) }
  }

  /// Takes what the tree still holds.
  func materialize() {
    guard tree != nil else { return }
    materializedPatches = patches
    materializedDecisions = decisions
    tree = nil
  }

  /// Gives up what the tree still holds.
  func forget() { tree = nil }
}
