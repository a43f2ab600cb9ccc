extension ComparisonSpec {
  /// The fields in which two values differ, in the order of ``fields``.
  ///
  /// If a field holds a value with a spec, an optional of one or an array of them, the differences inside are reported:
  /// `rows[2].title` rather than `rows`. The field is reported whole if one side is nil, or if the field differs
  /// although nothing inside does.
  ///
  /// Identifiable elements of arrays are paired by identity; others, in arrays of different counts, by equality, and
  /// those between two pairs by position. Added, removed and moved elements are reported, and the differences within
  /// those that stay. Arrays of the same count whose elements have neither a spec nor an identity are reported whole.
  ///
  /// - Parameters:
  ///   - old: A value.
  ///   - new: Another value.
  /// - Returns: The differences; empty exactly if the specs call the values equal.
  /// - Complexity: That of ``areEqual(_:_:)-(Root,Root)`` if the values are equal; otherwise O(*n*) in the number of
  ///   fields within both values that differ somewhere, plus the time to pair elements. Depth costs memory but no
  ///   stack.
  public func differences(from old: Root, to new: Root) -> [FieldDifference] {
    var walk = DifferenceWalk(from: old, to: new, by: self)
    var differences: [FieldDifference] = []
    while let difference = walk.next() { differences.append(difference) }
    return differences
  }

  /// The first of the fields in which two values differ.
  ///
  /// - Parameters:
  ///   - old: A value.
  ///   - new: Another value.
  /// - Returns: What would be the first element of ``differences(from:to:)``; nil if the values are equal.
  /// - Complexity: O(n) in the number of fields up to the difference.
  public func firstDifference(from old: Root, to new: Root) -> FieldDifference? {
    var walk = DifferenceWalk(from: old, to: new, by: self)
    return walk.next()
  }
}

extension AutoEquatable {
  /// The fields in which two values differ, in the order in which they are compared.
  ///
  /// ```swift
  /// for difference in Order.differences(from: old, to: new) { print(difference) }
  /// // title: "Tea" → "Coffee"
  /// // rows[2].amount: 1 → 2
  /// ```
  ///
  /// - Parameters:
  ///   - old: A value.
  ///   - new: Another value.
  /// - Returns: The differences; empty exactly if the specs call the values equal.
  /// - Complexity: O(n) in the number of fields within both values.
  public static func differences(from old: Self, to new: Self) -> [FieldDifference] {
    comparisonSpec.differences(from: old, to: new)
  }

  /// The first of the fields in which two values differ.
  ///
  /// - Parameters:
  ///   - old: A value.
  ///   - new: Another value.
  /// - Returns: The difference; nil if the values are equal.
  /// - Complexity: O(n) in the number of fields up to the difference.
  public static func firstDifference(from old: Self, to new: Self) -> FieldDifference? {
    comparisonSpec.firstDifference(from: old, to: new)
  }
}
