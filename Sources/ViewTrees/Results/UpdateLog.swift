/// The storage of a ``ViewUpdate``.
///
/// Patches and decisions stay in the buffers of the tree until they are asked for, or until the tree opens its next
/// commit: most updates are never looked at.
final class UpdateLog {
  /// The tree whose buffers still hold patches and decisions of this log.
  ///
  /// It materializes the log before it is deallocated.
  private var tree: __TreeHandle?

  private var materializedPatches: [Patch<any HostView>] = []
  private var materializedDecisions: [Decision] = []

  private(set) var summary = UpdateSummary()
  private(set) var diagnostics: [TreeDiagnostic] = []
  var failure: HostFailure?

  /// Attaches the log to the commit that a tree has just collected.
  func begin(_ core: TreeCore) {
    tree = core.tree
    summary = UpdateSummary(core.tree.storage.pointee.counts)
    diagnostics = core.diagnostics
  }

  /// Adds a diagnostic that arrived after the commit.
  func report(_ diagnostic: TreeDiagnostic) { diagnostics.append(diagnostic) }

  /// The patches, in order.
  var patches: [Patch<any HostView>] {
    guard let tree else { return materializedPatches }
    return (0..<tree.storage.pointee.patches.count).map { tree.patch(tree.storage.pointee.patches[$0]) }
  }

  /// The patch at an index.
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

  /// Copies the patches and decisions out of the tree's buffers.
  func materialize() {
    guard tree != nil else { return }
    materializedPatches = patches
    materializedDecisions = decisions
    tree = nil
  }

  /// Drops the patches and decisions that are in the tree's buffers.
  func forget() { tree = nil }
}

extension __TreeHandle {
  /// The full form of a patch, with its view.
  func patch(_ raw: __RawPatch) -> Patch<any HostView> {
    let id = NodeID(index: UInt32(bitPattern: raw.node.index), generation: raw.generation)
    func optionalID(_ node: __NodeReference) -> NodeID? { node.exists ? self.id(of: node) : nil }
    switch raw.kind {
    case __RawPatch.Kind.mount:
      return .mount(id, hostView(of: raw.node), parent: optionalID(raw.parent), before: optionalID(raw.before))
    case __RawPatch.Kind.update:
      return .update(id, hostView(of: raw.node), changedFields: fieldNames(raw.detail, of: raw.node))
    case __RawPatch.Kind.move:
      return .move(id, parent: optionalID(raw.parent), before: optionalID(raw.before))
    default:
      return .unmount(id)
    }
  }

  private func fieldNames(_ detail: UInt32, of node: __NodeReference) -> [String] {
    guard detail > 0 else { return [] }
    return info(of: node)._withUnsafeGuaranteedRef { $0.fieldNames(storage.pointee.details[Int(detail) - 1]) }
  }
}
