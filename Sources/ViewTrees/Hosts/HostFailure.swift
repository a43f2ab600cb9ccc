/// A host threw while it was handed a commit.
public struct HostFailure: Error {
  /// The patch that failed, or nil where it was ``Host/begin(_:)`` or ``Host/commit(_:)``.
  public let patch: Patch<any HostView>?

  /// The position of that patch in the commit.
  public let position: Int?

  /// What the host threw.
  public let error: any Error
}
