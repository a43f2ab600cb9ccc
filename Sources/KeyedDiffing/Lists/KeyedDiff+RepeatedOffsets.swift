extension KeyedDiff {
  /// Finds the elements of a list whose key occurs earlier in it.
  ///
  /// ```swift
  /// KeyedDiff.repeatedOffsets(in: ["a", "b", "a"], id: \.self)  // [2]
  /// ```
  ///
  /// - Parameters:
  ///   - list: A list.
  ///   - id: The key of an element.
  /// - Returns: Their offsets, ascending.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func repeatedOffsets<List: Collection, ID: Hashable>(
    in list: List, id: KeyPath<List.Element, ID>
  ) -> Offsets {
    repeatedOffsets(in: list, id: { $0[keyPath: id] })
  }

  /// Finds the elements of a list whose key occurs earlier in it.
  ///
  /// - Parameters:
  ///   - list: A list.
  ///   - id: Returns the key of an element.
  /// - Returns: Their offsets, ascending.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func repeatedOffsets<List: Collection, ID: Hashable>(
    in list: List, id: @escaping (List.Element) -> ID
  ) -> Offsets {
    list.withContiguousElements { list in
      var matcher = __KeyedMatcher()
      defer { matcher.deallocate() }
      matcher.findRepeated(BufferSides(list, list, ComputedKeyReader(id)))
      return Offsets((0..<matcher.repeatedCount).map { Int(matcher.repeated[$0]) })
    }
  }
}
