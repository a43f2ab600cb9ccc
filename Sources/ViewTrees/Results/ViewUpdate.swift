/// What came of one update of a tree.
///
/// It stays valid however the tree goes on. ``patches`` and ``decisions`` are made when they are asked for.
public struct ViewUpdate {
  let log: UpdateLog

  /// The patches for the host, in order.
  ///
  /// A tree that has a host handed them over already.
  ///
  /// - Complexity: O(*n*) for *n* patches, whenever it is asked for.
  public var patches: [Patch<any HostView>] { log.patches }

  /// What was decided about each node that was visited, and why, in the order of the visits.
  ///
  /// - Complexity: O(*n*) for *n* decisions, whenever it is asked for.
  public var decisions: [Decision] { log.decisions }

  /// The number of patches.
  public var patchCount: Int { log.patchCount }

  /// How many nodes were skipped, compared, rebuilt and evaluated.
  public var summary: UpdateSummary { log.summary }

  /// What the author of the views should know.
  public var diagnostics: [TreeDiagnostic] { log.diagnostics }

  /// Where the host failed, or nil.
  public var hostFailure: HostFailure? { log.failure }
}
