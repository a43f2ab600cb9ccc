/// The numbers that the library passes as `start` to a generated `__firstDifference`, besides those of entries, which
/// count from 0.
///
/// The function returns the number of the first entry, from `start` on, in which two values differ, and a negative
/// number if none does. Asked with a negative `start`, it may return any entry that differs.
///
/// Code that an older macro generated uses the same numbers, so they never change. The macro has them in its own
/// `DifferenceStart`.
@usableFromInline
enum DifferenceStart {
  /// Asks whether any entry differs.
  @inlinable static var anyEntry: Int { -1 }

  /// Asks whether any entry differs that holds no child nodes.
  @inlinable static var outsideChildren: Int { -2 }
}
