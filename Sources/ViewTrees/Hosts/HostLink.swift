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
  func apply(_ log: UpdateLog, number: Int) -> HostFailure? {
    guard !isLost else { return nil }
    let info = CommitInfo(number: number, isFullMount: isNew, patchCount: log.patchCount)
    return hand(over: info) { position in
      for index in 0..<info.patchCount {
        position = index
        try host.apply(log.patch(index))
      }
    }
  }

  /// Hands over the whole tree.
  func mountAll(_ patches: [Patch<any HostView>], number: Int) -> HostFailure? {
    isLost = false
    let info = CommitInfo(number: number, isFullMount: true, patchCount: patches.count)
    return hand(over: info) { position in
      for index in patches.indices {
        position = index
        try host.apply(patches[index])
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
