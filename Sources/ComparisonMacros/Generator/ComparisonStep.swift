/// One step of the comparison of two values, in the order in which generated code takes them.
enum ComparisonStep {
  /// Compares the number of elements, ahead of the elements.
  case count(SpecEntry)
  /// Compares an entry.
  case compare(SpecEntry)

  /// The entry that the step belongs to.
  var entry: SpecEntry {
    switch self {
    case .count(let entry), .compare(let entry): entry
    }
  }
}

extension [SpecEntry] {
  /// The compared entries as steps in the order of comparison.
  ///
  /// Lower priorities come first and unmarked fields last; within one priority the declaration order holds, or the
  /// order of cost: scalars, counts of collections, strings, types of the program, contents of collections. The
  /// algorithm is a stable sort by that key.
  func steps(_ order: AutoEquatableArguments.Order) -> [ComparisonStep] {
    var keyed: [(key: SortKey, step: ComparisonStep)] = []
    for entry in self where entry.role.isCompared {
      let priority = entry.field.annotations.priority
      guard order == .cheapFirst else {
        keyed.append((SortKey(priority, rank: 0, keyed.count), .compare(entry)))
        continue
      }
      let isEquality = entry.field.annotations.strategy.isEquality && entry.child == nil
      if entry.field.shape.cost == .collection, isEquality {
        keyed.append((SortKey(priority, rank: 1, keyed.count), .count(entry)))
      }
      keyed.append((SortKey(priority, rank: entry.rank, keyed.count), .compare(entry)))
    }
    return keyed.sorted { $0.key < $1.key }.map(\.step)
  }
}

extension SpecEntry {
  /// The place among the kinds of comparisons, cheapest first; 1 is the place of counts.
  fileprivate var rank: Int {
    switch field.shape.cost {
    case .collection: 4
    case _ where child != nil: 3
    case .scalar: 0
    case .string: 2
    case .nested: 3
    }
  }
}

/// The position of a step: by priority, then rank, then declaration order.
private struct SortKey: Comparable {
  let priority: Int
  let isMarked: Bool
  let rank: Int
  let index: Int

  init(_ priority: Int?, rank: Int, _ index: Int) {
    self.priority = priority ?? 0
    isMarked = priority != nil
    self.rank = rank
    self.index = index
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.isMarked != rhs.isMarked { return lhs.isMarked }
    return (lhs.priority, lhs.rank, lhs.index) < (rhs.priority, rhs.rank, rhs.index)
  }
}
