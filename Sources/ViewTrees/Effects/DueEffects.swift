/// The actions to run after the host has received the commit.
struct DueEffects {
  /// The unmount hooks of nodes that are gone, children before parents.
  var departures: [() -> Void] = []

  /// The nodes whose effects have something to do.
  var nodes: [NodeID] = []

  /// The number of nodes at the start that were added before the last pass, which may have skipped views above them.
  private(set) var earlierCount = 0

  /// Whether the last pass evaluated invalidated views, so that views above them may have been skipped before.
  private(set) var isOfOwnChanges = false

  /// The nodes of the last commit below a view or a row that was skipped with newer closures.
  private(set) var stale: [NodeID] = []

  var isEmpty: Bool { departures.isEmpty && nodes.isEmpty }

  /// Begins a pass, which may skip views above the nodes that were added so far.
  ///
  /// - Parameter isFromAbove: Whether the pass starts at the root, so that the effects that it adds are the newest.
  mutating func beginPass(isFromAbove: Bool) {
    earlierCount = nodes.count
    isOfOwnChanges = !isFromAbove
  }

  /// Adds the effects of another commit, of which some nodes are `stale`.
  mutating func append(_ other: DueEffects, stale: [NodeID]) {
    departures += other.departures
    earlierCount = nodes.count
    nodes += other.nodes
    self.stale = stale
  }
}
