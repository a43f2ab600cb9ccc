/// Counts at the places of a line, and their sums over the first ones.
///
/// From: P. Fenwick, "A new data structure for cumulative frequency tables", 1994.
struct FenwickTree {
  private var sums: [Int]

  /// Creates a line from the counts at its places.
  ///
  /// - Complexity: O(*n*) for *n* places.
  init(_ counts: [Int]) {
    sums = [0] + counts
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
  }

  /// Adds to the count at a place.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  mutating func add(_ amount: Int, at place: Int) {
    var node = place + 1
    while node < sums.count {
      sums[node] += amount
      node += node & -node
    }
  }

  /// The sum of the counts at all places before `place`.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  func sum(before place: Int) -> Int {
    var node = place
    var sum = 0
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }
}
