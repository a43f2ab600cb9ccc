/// Returns the length of the longest increasing subsequence, by the quadratic method.
func longestIncreasingCount(_ values: [Int]) -> Int {
  var best = [Int](repeating: 1, count: values.count)
  for index in values.indices {
    for earlier in 0..<index where values[earlier] < values[index] { best[index] = max(best[index], best[earlier] + 1) }
  }
  return best.max() ?? 0
}

/// Returns the smallest number of moves that turn one list of unique keys into another, besides insertions and
/// removals.
func minimalMoves<Key: Hashable>(from old: [Key], to new: [Key]) -> Int {
  let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($0.element, $0.offset) })
  let kept = new.compactMap { places[$0] }
  return kept.count - longestIncreasingCount(kept)
}
