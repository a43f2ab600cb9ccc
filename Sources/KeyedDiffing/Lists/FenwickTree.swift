/// A line of counts that adds up any number of them from the start.
///
/// P. Fenwick, "A new data structure for cumulative frequency tables", 1994.
struct FenwickTree {
  private var sums: [Int]

  /// Creates a line of counts.
  ///
  /// - Complexity: O(*n*) for *n* counts.
  init(_ counts: [Int]) {
    sums = [0] + counts
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
  }

  /// Adds an amount to the count at an offset.
  ///
  /// - Complexity: O(log *n*) for *n* counts.
  mutating func add(_ amount: Int, at offset: Int) {
    var node = offset + 1
    while node < sums.count {
      sums[node] += amount
      node += node & -node
    }
  }

  /// Returns the sum of the counts before an offset.
  ///
  /// - Complexity: O(log *n*) for *n* counts.
  func sum(before offset: Int) -> Int {
    var node = offset
    var sum = 0
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }
}
