/// The result of one update of a tree.
///
/// It stays valid after later updates. ``patches`` and ``decisions`` are made when they are asked for.
public struct ViewUpdate {
  let log: UpdateLog

  /// The patches for the host, in order.
  ///
  /// If the tree has a host, the host has received them.
  ///
  /// - Complexity: O(*n*) for *n* patches, at each access.
  public var patches: [Patch<any HostView>] { log.patches }

  /// The decisions about the visited nodes, in order.
  ///
  /// - Complexity: O(*n*) for *n* decisions, at each access.
  public var decisions: [Decision] { log.decisions }

  /// The number of patches.
  public var patchCount: Int { log.patchCount }

  /// The numbers of nodes that were skipped, compared, rebuilt and evaluated.
  public var summary: UpdateSummary { log.summary }

  /// The mistakes in views that the tree noticed.
  public var diagnostics: [TreeDiagnostic] { log.diagnostics }

  /// The failure of the host, or nil.
  public var hostFailure: HostFailure? { log.failure }
}
