extension __KeyedMatcher {
  /// Keeps the longest increasing subsequence of the sources in place, so that the moves are the fewest.
  ///
  /// Patience sorting: for each length, the smallest source that ends an increasing subsequence of it (C. Schensted,
  /// "Longest increasing and decreasing subsequences", 1961; M. Fredman, "On computing the length of longest increasing
  /// subsequences", 1975). Of elements that end subsequences of the same length, later ones have smaller sources; so
  /// the nearest one before an element of the result, with a length that is less by one, precedes it in a subsequence,
  /// and the lengths alone suffice to walk back.
  @inlinable
  @inline(__always)
  mutating func keepLongestIncreasing() {
    let newMiddle = newMiddle
    let sources = sources
    let isKept = isKept
    wordBuffer.reserve(newMiddle + matchedCount)
    let lengths = wordBuffer.base
    /// At *l*, the smallest source that ends a subsequence of *l* + 1 elements; ascending.
    let smallest = wordBuffer.base + newMiddle
    var longest = 0
    for index in 0..<newMiddle where sources[index] >= 0 {
      let source = UInt32(truncatingIfNeeded: sources[index])
      var low = 0
      if longest > 0, smallest[longest - 1] < source {
        low = longest
      } else {
        var high = longest
        while low < high {
          let middle = (low + high) >> 1
          if smallest[middle] < source { low = middle + 1 } else { high = middle }
        }
      }
      smallest[low] = source
      lengths[index] = UInt32(truncatingIfNeeded: low)
      if low == longest { longest += 1 }
    }
    movedCount = matchedCount - longest
    var wanted = longest - 1
    for index in stride(from: newMiddle - 1, through: 0, by: -1) where sources[index] >= 0 {
      if Int(truncatingIfNeeded: lengths[index]) == wanted { wanted -= 1 } else { isKept[index] = false }
    }
  }
}
