/// What an update did, in numbers.
public struct UpdateSummary: Hashable, Sendable, Codable {
  /// Nodes that were kept with all below them.
  public internal(set) var skipped = 0

  /// Nodes that kept their identity and were reconciled in place.
  public internal(set) var compared = 0

  /// Nodes that gave way to others in the same place.
  public internal(set) var rebuilt = 0

  /// Bodies that were evaluated.
  public internal(set) var evaluated = 0

  /// Nodes that are new, with those below them.
  public internal(set) var mounted = 0

  /// Nodes that are gone, with those below them.
  public internal(set) var unmounted = 0

  /// Counts nothing.
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
