extension ComparisonSpec {
  /// The stored properties that no field of the spec mentions, in the order of their declaration.
  ///
  /// A spec that is written by hand does not grow with its type. A test that expects no uncovered fields notices:
  ///
  /// ```swift
  /// #expect(Order.comparisonSpec.uncoveredFields().isEmpty)
  /// ```
  ///
  /// A property counts as mentioned when a field's path begins with its name. The storage `_name` of a property
  /// wrapper, a lazy property or an observable one goes by the property's name. For a class the properties of its
  /// superclasses are looked for as well, and come first.
  ///
  /// The answer rests on the names in the type's run-time metadata. It is empty if the build omits those
  /// (`-disable-reflection-metadata`), and for types other than structs and classes.
  ///
  /// - Returns: The names.
  /// - Complexity: O(n) in the number of stored properties and fields.
  public func uncoveredFields() -> [String] {
    let covered = storage.coveredNames
    return StoredProperty.all(of: Root.self).compactMap { property in
      guard !property.isBookkeeping, !covered.contains(property.name), !covered.contains(property.sourceName) else {
        return nil
      }
      return property.sourceName
    }
  }
}
