extension KeyedDiff {
  /// Compares two lists by a key path, with a function that says whether elements with one key are equal.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: The key of an element. A stored property is read in place, without copying the element.
  ///   - keysAreUnique: Whether the caller vouches that no key repeats, in either list. Nothing is checked then; where it
  ///     is not true, the difference still makes the new list out of the old one, but occurrences may be paired in any
  ///     way.
  ///   - areEqual: Whether two elements with the same key are equal; if not, the element is updated.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) where nothing moves.
  @inlinable
  public init<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: KeyPath<Old.Element, ID>, keysAreUnique: Bool = false,
    areEqual: (Old.Element, Old.Element) -> Bool
  ) where New.Element == Old.Element {
    var differ = KeyedDiffer()
    self = differ.difference(from: old, to: new, id: id, keysAreUnique: keysAreUnique, areEqual: areEqual)
  }

  /// Compares two lists by a function that makes keys, with a function that says whether elements are equal.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: Makes the key of an element; it is called several times for an element. A key path is faster.
  ///   - keysAreUnique: Whether the caller vouches that no key repeats, in either list.
  ///   - areEqual: Whether two elements with the same key are equal; if not, the element is updated.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) where nothing moves.
  @inlinable
  public init<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: @escaping (Old.Element) -> ID, keysAreUnique: Bool = false,
    areEqual: (Old.Element, Old.Element) -> Bool
  ) where New.Element == Old.Element {
    var differ = KeyedDiffer()
    self = differ.difference(from: old, to: new, id: id, keysAreUnique: keysAreUnique, areEqual: areEqual)
  }

  /// Compares two lists by the identity of their elements, with a function that says whether elements are equal.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - keysAreUnique: Whether the caller vouches that no identity repeats, in either list.
  ///   - areEqual: Whether two elements with the same identity are equal; if not, the element is updated.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) where nothing moves.
  @inlinable
  public init<Old: Collection, New: Collection>(
    from old: Old, to new: New, keysAreUnique: Bool = false, areEqual: (Old.Element, Old.Element) -> Bool
  ) where New.Element == Old.Element, Old.Element: Identifiable {
    var differ = KeyedDiffer()
    self = differ.difference(from: old, to: new, keysAreUnique: keysAreUnique, areEqual: areEqual)
  }
}
