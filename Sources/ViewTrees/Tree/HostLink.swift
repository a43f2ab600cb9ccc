/// The connection between a tree and its host.
final class HostLink {
  private let host: any ViewTreeHost

  /// Whether a call failed since the host was given the whole tree: what it shows is not known then.
  private var isLost = false

  /// Whether nothing was handed over yet: what comes first is the whole tree.
  private var isNew = true

  init(_ host: any ViewTreeHost) { self.host = host }

  /// Hands over the patches of a commit.
  ///
  /// - Returns: What went wrong.
  func apply(_ tree: __Tree, number: Int) -> HostFailure? {
    guard !isLost else { return nil }
    let info = CommitInfo(number: number, isFullMount: isNew, patchCount: tree.pointee.patches.count)
    return hand(over: info) { position in
      for index in 0..<tree.pointee.patches.count {
        position = index
        try host.apply(tree.patch(tree.pointee.patches[index]))
      }
    }
  }

  /// Hands over the whole tree.
  func mountAll(_ tree: __Tree, below root: __NodeReference, number: Int) -> HostFailure? {
    isLost = false
    var count = 0
    tree.forEachHostNode(below: root) { _ in count += 1 }
    let info = CommitInfo(number: number, isFullMount: true, patchCount: count)
    return hand(over: info) { position in
      try tree.forEachHostNode(below: root) { node in
        position = (position ?? -1) + 1
        try host.apply(tree.fullMountPatch(node))
      }
    }
  }

  private func hand(over info: CommitInfo, _ patches: (inout Int?) throws -> Void) -> HostFailure? {
    var position: Int?
    isNew = false
    do {
      try host.begin(info)
      try patches(&position)
      position = nil
      try host.commit(info)
      return nil
    } catch {
      isLost = true
      return HostFailure(commit: info, position: position, error: error)
    }
  }
}
