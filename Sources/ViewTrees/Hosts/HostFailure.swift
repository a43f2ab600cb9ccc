/// Describes how a host failed while it received a commit.
///
/// The tree itself is not affected. It sends the host nothing more until ``ViewTree/remount()``.
public struct HostFailure: Error {
  /// The commit.
  public let commit: CommitInfo

  /// The position in the commit of the patch that failed; nil if `begin` or `commit` of the host failed.
  public let position: Int?

  /// What the host threw.
  public let error: any Error
}

extension HostFailure: CustomStringConvertible {
  /// One line, such as `The host failed at patch 3 of 8 in commit 12: no such node`.
  public var description: String {
    let place = position.map { "patch \($0 + 1) of \(commit.patchCount)" } ?? "the start or the end"
    return "The host failed at \(place) in commit \(commit.number): \(error)"
  }
}
