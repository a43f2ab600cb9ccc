extension ComparisonSpec {
  /// Adds the compared fields of a value to a hash.
  ///
  /// Values that the spec calls equal contribute the same. A field whose strategy has no hash (a tolerance, a
  /// function, a type that is not Hashable) contributes nothing.
  ///
  /// - Parameters:
  ///   - root: The address of the value.
  ///   - hasher: The hash to add to.
  public func hash(_ root: UnsafePointer<Root>, into hasher: inout Hasher) {
    for field in storage.comparedFields { storage.hash(field, of: root, into: &hasher) }
  }

  /// Adds the compared fields of a value to a hash.
  public func hash(_ value: Root, into hasher: inout Hasher) {
    withUnsafePointer(to: value) { hash($0, into: &hasher) }
  }
}
