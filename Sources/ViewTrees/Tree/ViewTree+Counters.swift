extension ViewTree {
  /// Has counters go on from other numbers, for tests of what happens when they wrap.
  ///
  /// - Parameters:
  ///   - trackings: Where nodes that are mounted from now on begin to number what they track.
  ///   - commits: The number of the last commit.
  package func count(trackingsFrom trackings: UInt32, commitsFrom commits: Int) {
    core.trackingStart = trackings
    core.commitNumber = commits
  }
}
