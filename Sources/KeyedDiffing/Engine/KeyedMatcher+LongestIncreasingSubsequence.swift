extension __KeyedMatcher {
  /// Keeps the longest increasing subsequence of the sources in place, so that the moves are the fewest.
  @inlinable
  @inline(__always)
  mutating func keepLongestIncreasingSubsequence() {
    wordBuffer.reserve(newMiddle + matchedCount)
    movedCount =
      matchedCount - LongestIncreasingSubsequence.keep(sources, isKept, count: newMiddle, words: wordBuffer.base)
  }
}

/// Finds a longest increasing subsequence by patience sorting.
///
/// For each length, the smallest source that ends an increasing subsequence of that length is known (C. Schensted,
/// "Longest increasing and decreasing subsequences", 1961; M. Fredman, "On computing the length of longest increasing
/// subsequences", 1975). Of elements that end subsequences of the same length, later ones have smaller sources. So the
/// nearest one before an element of the result, with a length that is less by one, precedes it in a subsequence, and
/// the lengths alone suffice to walk back.
@usableFromInline
enum LongestIncreasingSubsequence {
  /// Keeps a longest increasing subsequence.
  ///
  /// - Parameters:
  ///   - sources: Different numbers, and negative ones for elements that are left out.
  ///   - isKept: True for all elements that are not left out; those that are not in the subsequence become false.
  ///   - count: How many elements there are.
  ///   - words: Memory for as many words, and one for each element that is not left out.
  /// - Returns: The length of the subsequence.
  /// - Complexity: O(*n* + *r* log *n*) for *n* elements in *r* runs of neighbours.
  @usableFromInline
  @inline(never)
  static func keep(
    _ sources: UnsafeMutablePointer<Int32>, _ isKept: UnsafeMutablePointer<Bool>, count: Int,
    words: UnsafeMutablePointer<UInt32>
  ) -> Int {
    let longest = findLengths(sources, count: count, lengths: words, smallest: words + count)
    keepOne(sources, isKept, count: count, lengths: words, longest: longest)
    return longest
  }

  /// Finds for each element how many others of a subsequence that it ends come before it.
  ///
  /// - Parameters:
  ///   - sources: Different numbers, and negative ones for elements that are left out.
  ///   - count: How many elements there are.
  ///   - lengths: What is found; nothing for elements that are left out.
  ///   - smallest: At *l*, the smallest source that ends a subsequence of *l* + 1 elements; ascending.
  /// - Returns: The length of the longest subsequence.
  private static func findLengths(
    _ sources: UnsafeMutablePointer<Int32>, count: Int, lengths: UnsafeMutablePointer<UInt32>,
    smallest: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var longest = 0
    /// The place of the last element in `smallest`; the next one often belongs directly after it.
    var last = -1
    for index in 0..<count where sources[index] >= 0 {
      let source = UInt32(truncatingIfNeeded: sources[index])
      var low = last &+ 1
      if (last >= 0 && smallest[last] > source) || (low < longest && smallest[low] < source) {
        low = 0
        var high = longest
        while low < high {
          let middle = (low + high) >> 1
          if smallest[middle] < source { low = middle + 1 } else { high = middle }
        }
      }
      smallest[low] = source
      lengths[index] = UInt32(truncatingIfNeeded: low)
      last = low
      if low == longest { longest &+= 1 }
    }
    return longest
  }

  /// Walks back from the last element of a longest subsequence to its first one, and keeps no other element.
  ///
  /// If several subsequences are as long, one through elements that have not moved leaves more of a list alone. Until
  /// the next shorter length is met, such an element may take the place of the one that was chosen for its length, if
  /// its source is below that of the element behind; it has its own predecessor.
  private static func keepOne(
    _ sources: UnsafeMutablePointer<Int32>, _ isKept: UnsafeMutablePointer<Bool>, count: Int,
    lengths: UnsafeMutablePointer<UInt32>, longest: Int
  ) {
    var wanted = longest - 1
    var chosen = -1
    var limit = Int32.max
    var index = count
    while index > 0 {
      index &-= 1
      let source = sources[index]
      if source < 0 { continue }
      let length = Int(truncatingIfNeeded: lengths[index])
      if length == wanted {
        if chosen >= 0 { limit = sources[chosen] }
        chosen = index
        wanted &-= 1
      } else if Int(truncatingIfNeeded: source) == index, length == wanted &+ 1, source < limit, chosen >= 0 {
        isKept[chosen] = false
        chosen = index
      } else {
        isKept[index] = false
      }
    }
  }
}
