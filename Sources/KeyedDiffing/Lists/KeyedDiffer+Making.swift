extension KeyedDiffer {
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
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) where nothing moves.
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

  /// Compares two lists by a function that makes keys, with a function that says whether elements are equal.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  ///   - id: Makes the key of an element; it is called several times for an element. A key path is faster.
  ///   - keysAreUnique: Whether the caller vouches that no key repeats, in either list.
  ///   - areEqual: Whether two elements with the same key are equal; if not, the element is updated.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) where nothing moves.
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
  ///   - keysAreUnique: Whether the caller vouches that no identity repeats, in either list.
  ///   - areEqual: Whether two elements with the same identity are equal; if not, the element is updated.
  /// - Returns: The difference.
  /// - Complexity: O(*n* log *n*) for *n* elements, O(*n*) where nothing moves.
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
    // A separate buffer for each side, since a closure cannot capture `self` while it is changed.
    var matched: KeyedDiff?
    old.withContiguousElements { old in
      new.withContiguousElements { new in
        matched = difference(BufferSides(old, new, reader), keysAreUnique: keysAreUnique, areEqual)
      }
    }
    // `withContiguousElements` has called the closure; a debug build checks it.
    return matched.unsafelyUnwrapped
  }
}
