/// Returns the smallest number of moves that lead from one order of elements to another.
///
/// It is found independently of the library: with a dictionary, and patience sorting. Elements that only one list has
/// do not count.
///
/// - Parameters:
///   - old: The old order of different elements.
///   - new: The new order of different elements.
/// - Returns: The number of elements that are not in a longest increasing subsequence.
/// - Complexity: O(*n* log *n*) for *n* elements.
func fewestMoves<ID: Hashable>(from old: some Sequence<ID>, to new: some Sequence<ID>) -> Int {
  let positions = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
  let sources = new.compactMap { positions[$0] }
  /// The smallest end of an increasing subsequence of each length.
  var ends: [Int] = []
  for source in sources {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < source { low = middle + 1 } else { high = middle }
    }
    if low == ends.count { ends.append(source) } else { ends[low] = source }
  }
  return sources.count - ends.count
}
