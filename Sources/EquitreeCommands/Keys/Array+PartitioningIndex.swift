extension Array {
  /// Returns the position of the first element of a sorted array that satisfies a predicate.
  ///
  /// - Parameter belongsBehind: A predicate that holds for all elements behind the first one for which it holds.
  /// - Returns: The position; the end of the array if no element satisfies the predicate.
  /// - Complexity: O(log *n*) for *n* elements.
  func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
