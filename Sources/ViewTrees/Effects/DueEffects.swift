/// The actions to run after the host has received the commit.
struct DueEffects {
  /// What nodes left behind, children before parents.
  var departures: [() -> Void] = []

  /// Nodes whose effects have something to do.
  var nodes: [NodeID] = []

  /// How many of these, from the first on, were noted before the last pass, which may have skipped views above them.
  private(set) var earlierCount = 0

  /// Whether the last pass evaluated views for changes of their own, so that views above them may have been skipped before.
  private(set) var isOfOwnChanges = false

  /// Nodes of the last commit that are below a view or a row that was skipped with something newer.
  private(set) var stale: [NodeID] = []

  var isEmpty: Bool { departures.isEmpty && nodes.isEmpty }

  /// Takes note that what was noted so far may be skipped from now on.
  ///
  /// - Parameter isFromAbove: Whether every view is evaluated after those above it, so that what is noted in the pass is
  ///   the newest.
  mutating func beginPass(isFromAbove: Bool) {
    earlierCount = nodes.count
    isOfOwnChanges = !isFromAbove
  }

  /// Adds what another commit left to do, of which some nodes are `stale`.
  mutating func append(_ other: DueEffects, stale: [NodeID]) {
    departures += other.departures
    earlierCount = nodes.count
    nodes += other.nodes
    self.stale = stale
  }
}
