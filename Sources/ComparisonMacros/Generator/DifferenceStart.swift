/// The numbers that the generated `__firstDifference` takes as `start` besides those of entries, which count from 0.
///
/// It returns the number of the first entry, from `start` on, in which two values differ, or ``none``. Any negative
/// number asks only whether there is a difference. It may return any of them, so cheaper tests may come first.
///
/// The library calls the function with the same numbers: see `DifferenceStart` in `ComparisonSpecs`.
enum DifferenceStart {
  /// Starts before all entries: asks whether any of them differs.
  static let anyEntry = -1

  /// Starts before all entries and passes over child nodes: asks whether anything else differs.
  static let outsideChildren = -2

  /// A number that no caller starts at, for a step between entries: the case is reached from the one before only.
  static func unreachable(_ index: Int) -> Int { outsideChildren - 1 - index }

  /// What the function returns if there is no difference.
  static let none = -1
}
