extension KeyedDiff {
  /// The offsets of elements whose key occurs earlier in the same list: most likely a mistake in the data.
  ///
  /// A difference is right even if keys repeat. It looks for repeated keys only if one could matter: if the key of a
  /// removed or inserted element occurs elsewhere in the same list, or if several elements with one key could have
  /// moved, it reports all repeated keys of both lists. To find keys that repeat without taking part in a change, call
  /// ``KeyedDiff/repeatedOffsets(in:id:)-(_,KeyPath<List.Element,ID>)``.
  @frozen
  public struct RepeatedKeys: Hashable, Sendable, CustomStringConvertible {
    /// Offsets in the old list.
    public internal(set) var old: Offsets
    /// Offsets in the new list.
    public internal(set) var new: Offsets

    init() {
      old = Offsets()
      new = Offsets()
    }

    /// A Boolean value that indicates whether no repeated key was found.
    @inlinable public var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// The offsets on both sides.
    public var description: String { "old \(old), new \(new)" }
  }
}
