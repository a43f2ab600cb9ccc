extension KeyedDiff {
  /// The difference that leads back from the new list to the old one.
  ///
  /// - Complexity: O(*m* log *m*) for *m* moves and updates, O(*c*) for *c* removals and insertions.
  public var inverse: KeyedDiff {
    var inverse = KeyedDiff()
    inverse.oldCount = newCount
    inverse.newCount = oldCount
    inverse.removals = insertions
    inverse.insertions = removals
    inverse.moves = moves.inverted
    inverse.updates = updates.inverted
    inverse.repeatedKeys.old = repeatedKeys.new
    inverse.repeatedKeys.new = repeatedKeys.old
    return inverse
  }
}
