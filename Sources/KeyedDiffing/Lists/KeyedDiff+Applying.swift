extension KeyedDiff {
  /// Returns the new list, made from the old one.
  ///
  /// Inserted and updated elements come from `new`, all others from `old`. The result equals `new` by the equality that
  /// the difference was made with.
  ///
  /// ```swift
  /// let diff = KeyedDiff(from: ["a", "b", "c"], to: ["c", "a", "d"], id: \.self)
  /// diff.applied(to: ["a", "b", "c"], with: ["c", "a", "d"])  // ["c", "a", "d"]
  /// ```
  ///
  /// - Parameters:
  ///   - old: The list that the difference starts from.
  ///   - new: The list that it leads to.
  /// - Returns: The new list.
  /// - Complexity: O(*n*) for *n* elements of both lists.
  public func applied<Old: Collection, New: RandomAccessCollection>(to old: Old, with new: New) -> [Old.Element]
  where New.Element == Old.Element {
    check(old, new)
    return arranged(Array(old), new, takesUpdates: true)
  }

  /// Returns the new list, with the new values of updated elements if `takesUpdates`, and with the old ones otherwise.
  func arranged<Element>(
    _ old: [Element], _ new: some RandomAccessCollection<Element>, takesUpdates: Bool
  ) -> [Element] {
    let isKept = keptOffsets
    var kept = 0
    var insertion = insertions.makeIterator()
    var move = moves.makeIterator()
    var update = updates.makeIterator()
    var nextInsertion = insertion.next()
    var nextMove = move.next()
    var nextUpdate = takesUpdates ? update.next() : nil
    var result: [Element] = []
    result.reserveCapacity(newCount)
    var element = new.startIndex
    for offset in 0..<newCount {
      var source = -1
      if nextInsertion == offset {
        nextInsertion = insertion.next()
      } else if let found = nextMove, found.new == offset {
        source = found.old
        nextMove = move.next()
      } else {
        while !isKept[kept] { kept += 1 }
        source = kept
        kept += 1
      }
      if let found = nextUpdate, found.new == offset {
        source = -1
        nextUpdate = update.next()
      }
      result.append(source < 0 ? new[element] : old[source])
      new.formIndex(after: &element)
    }
    return result
  }

  /// For each element of the old list, whether it is neither removed nor moved.
  var keptOffsets: [Bool] {
    var isKept = Array(repeating: true, count: oldCount)
    for offset in removals { isKept[offset] = false }
    for move in moves { isKept[move.old] = false }
    return isKept
  }

  /// Stops the program if the lists cannot be those that the difference was made from.
  func check(_ old: some Collection, _ new: some Collection) {
    precondition(
      old.count == oldCount && new.count == newCount,
      """
      The difference leads from \(oldCount) to \(newCount) elements, but the lists have \(old.count) and \(new.count): \
      use it with the lists that it was made from.
      """)
  }
}
