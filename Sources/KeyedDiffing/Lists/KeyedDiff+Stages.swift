extension KeyedDiff {
  /// One of several steps from the old list to the new one, and the list that it leads to.
  public struct Stage<Element> {
    /// The difference between the list before this stage and ``elements``.
    public var diff: KeyedDiff
    /// The whole list after this stage.
    public var elements: [Element]
  }

  /// Splits the difference for a host that cannot take updates and moves in one batch.
  ///
  /// The first stage removes, inserts and moves, and leaves updated elements their old values. The second one updates
  /// elements in place, at the same offset in both lists. A stage without changes is left out.
  ///
  /// ```swift
  /// for stage in diff.stages(from: rows, to: nextRows) {
  ///   rows = stage.elements
  ///   screen.perform(stage.diff)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The list that the difference starts from.
  ///   - new: The list that it leads to.
  /// - Returns: At most two stages; the last one leads to the new list.
  /// - Complexity: O(*n*) for *n* elements of both lists.
  public func stages<Old: Collection, New: RandomAccessCollection>(
    from old: Old, to new: New
  ) -> [Stage<Old.Element>] where New.Element == Old.Element {
    check(old, new)
    var stages: [Stage<Old.Element>] = []
    if changesStructure {
      var structure = self
      structure.updates = []
      stages.append(Stage(diff: structure, elements: arranged(Array(old), new, takesUpdates: false)))
    }
    if !updates.isEmpty {
      var inPlace = KeyedDiff(count: newCount)
      inPlace.updates = OffsetPairs(updates.map { OffsetPair(old: $0.new, new: $0.new) })
      stages.append(Stage(diff: inPlace, elements: applied(to: old, with: new)))
    }
    return stages
  }
}

extension KeyedDiff.Stage: Sendable where Element: Sendable {}
extension KeyedDiff.Stage: Equatable where Element: Equatable {}
