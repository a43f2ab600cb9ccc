/// A whole commit as plain data, to send over a wire or to keep and inspect.
public struct Commit: Hashable, Sendable, Codable {
  /// The description of the commit.
  public let info: CommitInfo

  /// The patches, in order.
  public let patches: [Patch<HostSnapshot>]

  /// Makes a commit of its parts.
  ///
  /// - Parameters:
  ///   - info: What the commit is.
  ///   - patches: The patches, in order.
  public init(info: CommitInfo, patches: [Patch<HostSnapshot>]) {
    self.info = info
    self.patches = patches
  }

  /// Makes a commit of patches.
  ///
  /// - Parameters:
  ///   - number: The number of the commit.
  ///   - isFullMount: Whether the commit mounts the whole tree.
  ///   - patches: The patches, in order.
  public init(number: Int, isFullMount: Bool = false, patches: [Patch<HostSnapshot>]) {
    self.init(
      info: CommitInfo(number: number, isFullMount: isFullMount, patchCount: patches.count), patches: patches)
  }
}

extension ViewTreeHost {
  /// Applies a whole commit, such as one that came over a wire.
  ///
  /// - Parameter commit: The commit.
  /// - Throws: A ``HostFailure`` that says which call failed and why. The state of the host is then unknown until it
  ///   receives a full mount.
  public func apply(_ commit: Commit) throws(HostFailure) {
    do { try begin(commit.info) } catch { throw HostFailure(commit: commit.info, position: nil, error: error) }
    for (position, patch) in commit.patches.enumerated() {
      do {
        try apply(patch.map { $0 as any HostView })
      } catch {
        throw HostFailure(commit: commit.info, position: position, error: error)
      }
    }
    do { try self.commit(commit.info) } catch { throw HostFailure(commit: commit.info, position: nil, error: error) }
  }
}
