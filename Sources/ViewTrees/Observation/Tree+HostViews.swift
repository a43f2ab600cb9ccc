extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Looks at what the host has to know of a view that reads what can change by itself.
  @usableFromInline
  @inline(never)
  func lookAtHostView<V: HostView>(_ view: UnsafeMutablePointer<V>, of node: __NodeReference) {
    // Taken down first: what is read may be of this very tree.
    let snapshot = HostSnapshot(view.pointee)
    let owner = `extension`(of: node)
    let memory = owner.hostView ?? ShownHostView()
    memory.toShow = snapshot
    owner.hostView = memory
  }

  /// Has the host told where a view has come to look different.
  @usableFromInline
  @inline(never)
  func recordHostViewChange(_ node: __NodeReference) {
    guard let memory = existingExtension(of: node)?.hostView else { return }
    if let shown = memory.shown, shown != memory.toShow, !isUpdateRecorded(node) { recordHostUpdate(node, fields: 0) }
    memory.shown = memory.toShow
    memory.toShow = nil
  }

  /// Whether the last thing that the host will be told is the new view of a node, because its fields differ.
  private func isUpdateRecorded(_ node: __NodeReference) -> Bool {
    guard pointee.patches.count > 0 else { return false }
    let last = pointee.patches[pointee.patches.count - 1]
    return last.kind == __RawPatch.Kind.update && last.node == node
  }
}
