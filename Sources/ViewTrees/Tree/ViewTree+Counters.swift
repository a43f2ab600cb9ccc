extension ViewTree {
  /// Sets the counters of trackings and commits, for tests of what happens when they wrap.
  ///
  /// - Parameters:
  ///   - trackings: The number before the first tracking of nodes that are mounted from now on.
  ///   - commits: The number of the last commit.
  package func count(trackingsFrom trackings: UInt32, commitsFrom commits: Int) {
    core.trackingStart = trackings
    core.commitNumber = commits
  }
}
