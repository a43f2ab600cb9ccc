extension KeyedDiffer {
  /// Compares two lists by a key path, with a function that says whether elements with the same key are equal.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: The key of an element. A stored property is read in place, without copying the element.
  ///   - keysAreUnique: Whether the caller guarantees that no key repeats in either list. Nothing is checked then. If
  ///     it is not true, the difference still leads from the old list to the new one, but may pair occurrences in any
  ///     way.
  ///   - areEqual: Whether two elements with the same key are equal; if not, the element is updated.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) if nothing moves.
  @inlinable
  public mutating func difference<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: KeyPath<Old.Element, ID>, keysAreUnique: Bool = false,
    areEqual: (Old.Element, Old.Element) -> Bool
  ) -> KeyedDiff where New.Element == Old.Element {
    guard let offset = MemoryLayout<Old.Element>.offset(of: id) else {
      return difference(
        from: old, to: new, id: { $0[keyPath: id] }, keysAreUnique: keysAreUnique, areEqual: areEqual)
    }
    return difference(old, new, StoredKeyReader<Old.Element, ID>(offset: offset), keysAreUnique) {
      areEqual($0.pointee, $1.pointee)
    }
  }

  /// Compares two lists by a function that returns keys, with a function that says whether elements are equal.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: Returns the key of an element. It is called several times for each element; a key path is faster.
  ///   - keysAreUnique: Whether the caller guarantees that no key repeats in either list.
  ///   - areEqual: Whether two elements with the same key are equal; if not, the element is updated.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) if nothing moves.
  @inlinable
  public mutating func difference<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: @escaping (Old.Element) -> ID, keysAreUnique: Bool = false,
    areEqual: (Old.Element, Old.Element) -> Bool
  ) -> KeyedDiff where New.Element == Old.Element {
    difference(old, new, ComputedKeyReader(id), keysAreUnique) { areEqual($0.pointee, $1.pointee) }
  }

  /// Compares two lists by the identity of their elements, with a function that says whether elements are equal.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - keysAreUnique: Whether the caller guarantees that no identity repeats in either list.
  ///   - areEqual: Whether two elements with the same identity are equal; if not, the element is updated.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) if nothing moves.
  @inlinable
  public mutating func difference<Old: Collection, New: Collection>(
    from old: Old, to new: New, keysAreUnique: Bool = false, areEqual: (Old.Element, Old.Element) -> Bool
  ) -> KeyedDiff where New.Element == Old.Element, Old.Element: Identifiable {
    difference(old, new, IdentityReader<Old.Element>(), keysAreUnique) { areEqual($0.pointee, $1.pointee) }
  }

  @inlinable
  @inline(__always)
  mutating func difference<Old: Collection, New: Collection, Reader: KeyReader>(
    _ old: Old, _ new: New, _ reader: Reader, _ keysAreUnique: Bool,
    _ areEqual: (UnsafePointer<Reader.Element>, UnsafePointer<Reader.Element>) -> Bool
  ) -> KeyedDiff where New.Element == Old.Element, Old.Element == Reader.Element {
    old.withContiguousElements { old in
      new.withContiguousElements { new in
        difference(BufferSides(old, new, reader), keysAreUnique: keysAreUnique, areEqual)
      }
    }
  }
}
