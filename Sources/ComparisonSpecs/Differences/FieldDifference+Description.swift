extension FieldDifference: CustomStringConvertible {
  /// The path and what happened, such as `title: "a" → "b"`, `rows[2]: added Row(id: 4)` or `rows[0]: moved from [3]`.
  ///
  /// The text is the same in every run, and the two values are never written alike. Unordered values, such as sets, are
  /// written in the order of their texts. A value with a spec is written as its compared fields, one level deep; long
  /// strings and collections are cut around the difference.
  public var description: String {
    switch kind {
    case .changed:
      let (old, new) = ValueText.pair(oldValue, newValue)
      return "\(path): \(old) → \(new)"
    case .added(let index): return "\(path)[\(index)]: added \(ValueText.text(newValue))"
    case .removed(let index): return "\(path)[\(index)]: removed \(ValueText.text(oldValue))"
    case .moved(let old, let new): return "\(path)[\(new)]: moved from [\(old)]"
    }
  }
}
