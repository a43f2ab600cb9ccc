extension CollectionDifference {
  /// Creates the standard library's form of a difference.
  ///
  /// A move becomes a removal and an insertion that are associated with each other. So does an update, since the
  /// standard library has no updates.
  ///
  /// ```swift
  /// let diff = KeyedDiff(from: ["a", "b"], to: ["b", "a"], id: \.self)
  /// let changes = CollectionDifference(diff, from: ["a", "b"], to: ["b", "a"])
  /// ["a", "b"].applying(changes)  // ["b", "a"]
  /// ```
  ///
  /// - Parameters:
  ///   - diff: A difference.
  ///   - old: The list that it starts from.
  ///   - new: The list that it leads to.
  /// - Complexity: O(*n* + *c* log *c*) for *n* elements and *c* changes.
  public init(
    _ diff: KeyedDiff, from old: some RandomAccessCollection<ChangeElement>,
    to new: some RandomAccessCollection<ChangeElement>
  ) {
    diff.check(old, new)
    let old = Array(old)
    let new = Array(new)
    let moved = diff.moves.map { $0 }
    let movedOffsets = Set(moved.map(\.new))
    let pairs = moved + diff.updates.filter { !movedOffsets.contains($0.new) }
    var changes: [Change] = diff.removals.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
    changes += diff.insertions.map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
    for pair in pairs {
      changes.append(.remove(offset: pair.old, element: old[pair.old], associatedWith: pair.new))
      changes.append(.insert(offset: pair.new, element: new[pair.new], associatedWith: pair.old))
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("The offsets of a keyed difference contradict each other.")
    }
    self = difference
  }
}
