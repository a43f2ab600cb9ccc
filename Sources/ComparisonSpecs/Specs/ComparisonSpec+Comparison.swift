extension ComparisonSpec {
  /// Whether two values agree in every compared field, without copying either of them.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value, or the same one.
  /// - Returns: False as soon as one field differs.
  /// - Complexity: The sum of the costs of comparing the fields, in the order of ``fields``.
  @inlinable
  public func areEqual(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    if fused.exists { return fused(lhs, rhs) }
    return storage.areEqual(lhs, rhs)
  }

  /// Whether two values agree in every compared field.
  @inlinable
  public func areEqual(_ lhs: Root, _ rhs: Root) -> Bool {
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) } }
  }

  /// Whether two values agree in every compared field but the ones that hold child nodes, without copying either.
  ///
  /// This is what a tree differ asks of a node whose children it reconciles by itself.
  ///
  /// - Parameters:
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value, or the same one.
  /// - Returns: False as soon as one field differs.
  @inlinable
  public func areEqualExceptChildren(_ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>) -> Bool {
    if fusedWithoutChildren.exists { return fusedWithoutChildren(lhs, rhs) }
    return storage.areEqualExceptChildren(lhs, rhs)
  }

  /// Whether two values agree in every compared field but the ones that hold child nodes.
  @inlinable
  public func areEqualExceptChildren(_ lhs: Root, _ rhs: Root) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in areEqualExceptChildren(lhs, rhs) }
    }
  }

  /// Whether two values agree in one field.
  ///
  /// - Parameters:
  ///   - field: A compared field of this spec.
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value, or the same one.
  /// - Returns: True when the field agrees.
  public func areEqual(
    in field: ComparisonField, _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>
  ) -> Bool {
    storage.areEqual(in: field, lhs, rhs)
  }

  /// Tells in which of some fields two values differ.
  ///
  /// - Parameters:
  ///   - fields: Compared fields of this spec, in their order, none left out but those of child nodes.
  ///   - lhs: The address of a value.
  ///   - rhs: The address of another value.
  ///   - visit: Called with the position of each field that differs.
  package func forEachDifference(
    in fields: [ComparisonField], _ lhs: UnsafePointer<Root>, _ rhs: UnsafePointer<Root>, _ visit: (Int) -> Void
  ) {
    storage.forEachDifference(in: fields, lhs, rhs, visit)
  }

  /// The value of a field.
  ///
  /// - Parameters:
  ///   - field: A compared field of this spec.
  ///   - root: The address of a value.
  /// - Returns: The value, copied.
  public func value(of field: ComparisonField, in root: UnsafePointer<Root>) -> Any {
    storage.value(of: field, in: root)
  }
}
