import ViewTrees

/// A tree that applies commits and checks that they are complete and in order.
struct CheckedTree {
  private enum Phase {
    case idle
    case open(CommitInfo, patchCount: Int)
    case failed
  }

  private(set) var tree = HostTree()
  private var phase = Phase.idle
  /// The number of the last commit; 0 before the first, so that the first is a full mount or has the number 1.
  private(set) var number = 0
  /// The nodes that became a piece of text in the open commit.
  private var newTexts: [NodeID] = []

  /// Runs a step of a commit; if it throws, the tree accepts only a full mount from then on.
  mutating func guarding<Failure: Error>(
    _ step: (inout CheckedTree) throws(Failure) -> Void
  ) throws(Failure) {
    do { try step(&self) } catch {
      phase = .failed
      throw error
    }
  }

  /// Opens a commit.
  ///
  /// A full mount is accepted in every phase, and starts with an empty tree.
  mutating func begin(_ commit: CommitInfo) throws(HostError) {
    if commit.isFullMount {
      tree = HostTree()
    } else {
      switch phase {
      case .idle: break
      case .open(let open, _): throw .commitOpen(number: open.number)
      case .failed: throw .failedBefore
      }
      let expected = CommitInfo.number(after: number)
      guard commit.number == expected else { throw .commitOutOfOrder(number: commit.number, expected: expected) }
    }
    newTexts.removeAll(keepingCapacity: true)
    phase = .open(commit, patchCount: 0)
  }

  /// Applies a patch of the open commit.
  mutating func apply(_ patch: Patch<HostSnapshot>) throws(HostError) {
    switch phase {
    case .idle: throw .noCommit
    case .failed: throw .failedBefore
    case .open(let commit, let count):
      try tree.apply(patch)
      if case .update(let node, let view, _) = patch, view.text != nil { newTexts.append(node) }
      phase = .open(commit, patchCount: count + 1)
    }
  }

  /// Closes the open commit.
  mutating func commit(_ commit: CommitInfo) throws(HostError) {
    switch phase {
    case .idle: throw .noCommit
    case .failed: throw .failedBefore
    case .open(let open, let count):
      guard open == commit else { throw .otherCommit(number: commit.number, open: open.number) }
      guard count == open.patchCount else { throw .patchCount(count, announced: open.patchCount) }
    }
    for node in newTexts {
      guard let slot = try? tree.slot(of: node), slot.view.text != nil else { continue }
      guard slot.first == HostTree.none else { throw .textHasChildren(node) }
    }
    phase = .idle
    number = commit.number
  }
}
