/// The description of a commit.
public struct CommitInfo: Hashable, Sendable, Codable {
  /// The number of the commit, one more than the previous one; it wraps from the largest to the smallest.
  public let number: Int

  /// Whether the commit mounts the whole tree: the host discards what it shows of the tree before it begins.
  public let isFullMount: Bool

  /// The number of patches that follow.
  public let patchCount: Int

  /// Describes a commit.
  ///
  /// - Parameters:
  ///   - number: The number of the commit.
  ///   - isFullMount: Whether the commit mounts the whole tree.
  ///   - patchCount: The number of patches that follow.
  public init(number: Int, isFullMount: Bool, patchCount: Int) {
    self.number = number
    self.isFullMount = isFullMount
    self.patchCount = patchCount
  }

  /// The number of the commit that follows another.
  ///
  /// Every number of a commit from a wire has a successor.
  package static func number(after number: Int) -> Int { number &+ 1 }
}
