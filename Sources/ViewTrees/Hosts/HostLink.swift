/// The link from a tree to its host: sends commits, and remembers whether the host failed.
final class HostLink {
  private let host: any ViewTreeHost

  /// Whether a call has failed since the host received the whole tree, so that what it shows is unknown.
  private var isLost = false

  /// Whether the host has received nothing: the first commit is the whole tree.
  private var isNew = true

  init(_ host: any ViewTreeHost) { self.host = host }

  /// Sends the patches of a commit.
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

  /// Sends the whole tree.
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
