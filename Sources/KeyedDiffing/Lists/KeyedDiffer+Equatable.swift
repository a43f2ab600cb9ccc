extension KeyedDiffer {
  /// Compares two lists by a key path; elements with the same key that are not equal by `==` are updated.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: The key of an element. A stored property is read in place, without copying the element.
  ///   - keysAreUnique: Whether the caller guarantees that no key repeats in either list.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) if nothing moves.
  @inlinable
  public mutating func difference<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: KeyPath<Old.Element, ID>, keysAreUnique: Bool = false
  ) -> KeyedDiff where New.Element == Old.Element, Old.Element: Equatable {
    difference(from: old, to: new, id: id, keysAreUnique: keysAreUnique) { $0 == $1 }
  }

  /// Compares two lists by a function that returns keys; elements with the same key that are not equal by `==` are
  /// updated.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: Returns the key of an element. It is called several times for each element; a key path is faster.
  ///   - keysAreUnique: Whether the caller guarantees that no key repeats in either list.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) if nothing moves.
  @inlinable
  public mutating func difference<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: @escaping (Old.Element) -> ID, keysAreUnique: Bool = false
  ) -> KeyedDiff where New.Element == Old.Element, Old.Element: Equatable {
    difference(from: old, to: new, id: id, keysAreUnique: keysAreUnique) { $0 == $1 }
  }

  /// Compares two lists by the identity of their elements; those that are not equal by `==` are updated.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - keysAreUnique: Whether the caller guarantees that no identity repeats in either list.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) if nothing moves.
  @inlinable
  public mutating func difference<Old: Collection, New: Collection>(
    from old: Old, to new: New, keysAreUnique: Bool = false
  ) -> KeyedDiff where New.Element == Old.Element, Old.Element: Identifiable & Equatable {
    difference(from: old, to: new, keysAreUnique: keysAreUnique) { $0 == $1 }
  }
}
