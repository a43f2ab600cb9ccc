/// The counts of an update.
public struct UpdateSummary: Hashable, Sendable, Codable {
  /// Nodes that were kept with everything below them.
  public internal(set) var skipped = 0

  /// Nodes that kept their identity and were reconciled in place.
  public internal(set) var compared = 0

  /// Nodes that were replaced by others.
  public internal(set) var rebuilt = 0

  /// Bodies that were evaluated.
  public internal(set) var evaluated = 0

  /// New nodes, including those below new ones.
  public internal(set) var mounted = 0

  /// Unmounted nodes, including those below unmounted ones.
  public internal(set) var unmounted = 0

  /// A summary with all counts 0.
  public init() {}

  init(_ counts: __UpdateCounts) {
    skipped = counts.skipped
    compared = counts.compared
    rebuilt = counts.rebuilt
    evaluated = counts.evaluated
    mounted = counts.mounted
    unmounted = counts.unmounted
  }
}

extension UpdateSummary: CustomStringConvertible {
  /// One line, such as `skipped 9990 · compared 11 · rebuilt 0 · evaluated 2`, with what was mounted and unmounted if
  /// anything was.
  public var description: String {
    var parts = ["skipped \(skipped)", "compared \(compared)", "rebuilt \(rebuilt)", "evaluated \(evaluated)"]
    if mounted > 0 { parts.append("mounted \(mounted)") }
    if unmounted > 0 { parts.append("unmounted \(unmounted)") }
    return parts.joined(separator: " · ")
  }
}
