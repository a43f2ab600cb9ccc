/// What a commit is, for the host that receives it.
public struct CommitInfo: Hashable, Sendable, Codable {
  /// The number of the commit, one more than that of the commit before it; after the greatest comes the least.
  public let number: Int

  /// Whether the commit mounts the whole tree: the host gives up whatever it shows of the tree before it begins.
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
  /// Whatever number a commit from a wire has, there is one that follows it.
  static func number(after number: Int) -> Int { number &+ 1 }
}
