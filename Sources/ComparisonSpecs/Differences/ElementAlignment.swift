internal import KeyedDiffing

/// How the elements of an array map to those of another array.
struct ElementAlignment {
  /// One finding, in the order in which it is reported.
  enum Step {
    /// The elements belong together.
    case pair(old: Int, new: Int)
    case removed(Int)
    case added(Int)
    /// The elements belong together and have moved among the others.
    case moved(old: Int, new: Int)
  }

  private(set) var steps: [Step] = []

  /// Pairs elements by identity.
  ///
  /// - Parameters:
  ///   - difference: What was removed, inserted and moved.
  ///   - pairsRest: Whether removed and inserted elements at the same place are paired as well.
  init(_ difference: KeyedDiff, pairsRest: Bool) {
    var isGone = [Bool](repeating: false, count: difference.oldCount)
    var isNew = [Bool](repeating: false, count: difference.newCount)
    for offset in difference.removals { isGone[offset] = true }
    for offset in difference.insertions { isNew[offset] = true }
    var sources: [Int: Int] = [:]
    var isMoved = [Bool](repeating: false, count: difference.oldCount)
    for move in difference.moves {
      sources[move.new] = move.old
      isMoved[move.old] = true
    }
    var old = 0
    var new = 0
    // All elements before `old` and `new` have been found.
    while old < difference.oldCount || new < difference.newCount {
      let removed = (old..<difference.oldCount).prefix { isGone[$0] || isMoved[$0] }
      let inserted = (new..<difference.newCount).prefix { isNew[$0] || sources[$0] != nil }
      old = removed.upperBound
      new = inserted.upperBound
      add(removed: removed.filter { isGone[$0] }, inserted: Array(inserted), sources, pairsRest: pairsRest)
      if old < difference.oldCount, new < difference.newCount {
        steps.append(.pair(old: old, new: new))
        old += 1
        new += 1
      }
    }
  }

  /// Pairs as many equal elements as possible in order, and the elements between them by position.
  init(oldCount: Int, newCount: Int, areEqual: (_ old: Int, _ new: Int) -> Bool) {
    var start = 0
    while start < min(oldCount, newCount), areEqual(start, start) { start += 1 }
    var end = 0
    while end < min(oldCount, newCount) - start, areEqual(oldCount - 1 - end, newCount - 1 - end) { end += 1 }
    steps = (0..<start).map { .pair(old: $0, new: $0) }
    let (oldRest, newRest) = (start..<(oldCount - end), start..<(newCount - end))
    var (old, new) = (start, start)
    for pair in CommonSubsequence.pairs(oldRest, newRest, areEqual: areEqual) {
      add(removed: Array(old..<pair.old), inserted: Array(new..<pair.new), [:], pairsRest: true)
      steps.append(.pair(old: pair.old, new: pair.new))
      (old, new) = (pair.old + 1, pair.new + 1)
    }
    add(removed: Array(old..<oldRest.upperBound), inserted: Array(new..<newRest.upperBound), [:], pairsRest: true)
    steps += (0..<end).map { .pair(old: oldCount - end + $0, new: newCount - end + $0) }
  }

  /// Adds the elements between two pairs.
  private mutating func add(removed: [Int], inserted: [Int], _ sources: [Int: Int], pairsRest: Bool) {
    var removed = removed[...]
    var pairs: [Int: Int] = [:]
    if pairsRest {
      for offset in inserted where sources[offset] == nil {
        guard let old = removed.popFirst() else { break }
        pairs[offset] = old
      }
    }
    steps += removed.map { .removed($0) }
    for offset in inserted {
      if let old = sources[offset] {
        steps.append(.moved(old: old, new: offset))
      } else if let old = pairs[offset] {
        steps.append(.pair(old: old, new: offset))
      } else {
        steps.append(.added(offset))
      }
    }
  }
}

/// A longest common subsequence of two rows.
enum CommonSubsequence {
  /// Up to this many comparisons are made to find one.
  private static var comparisonLimit: Int { 1 << 18 }

  /// The pairs, ascending on both sides; empty if the rows are too long for the search.
  static func pairs(
    _ old: Range<Int>, _ new: Range<Int>, areEqual: (Int, Int) -> Bool
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count <= comparisonLimit / new.count else { return [] }
    let width = new.count + 1
    // `lengths[i * width + j]` is the length of a longest common subsequence of what begins at the i-th and the j-th
    // element.
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    var equal = [Bool](repeating: false, count: old.count * width)
    for i in (0..<old.count).reversed() {
      for j in (0..<new.count).reversed() {
        let isEqual = areEqual(old.lowerBound + i, new.lowerBound + j)
        equal[i * width + j] = isEqual
        lengths[i * width + j] =
          isEqual
          ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if equal[i * width + j] {
        pairs.append((old.lowerBound + i, new.lowerBound + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
