extension KeyedDiff {
  /// The offsets of an element in the old list and in the new list.
  @frozen
  public struct OffsetPair: Hashable, Sendable, CustomStringConvertible {
    /// The offset in the old list.
    public var old: Int
    /// The offset in the new list.
    public var new: Int

    /// Creates a pair of offsets.
    ///
    /// - Parameters:
    ///   - old: The offset in the old list.
    ///   - new: The offset in the new list.
    @inlinable
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }

    /// Both offsets, as in `3 → 0`.
    public var description: String { "\(old) → \(new)" }
  }

  /// Elements that both lists have, by their offsets, ascending in the new list.
  @frozen
  public struct OffsetPairs: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral,
    CustomStringConvertible
  {
    @frozen
    @usableFromInline
    struct Stored: Hashable, Sendable {
      @usableFromInline var old: Int32
      @usableFromInline var new: Int32

      @inlinable
      @inline(__always)
      init(_ old: Int, _ new: Int) {
        self.old = Int32(truncatingIfNeeded: old)
        self.new = Int32(truncatingIfNeeded: new)
      }
    }

    @usableFromInline var values: [Stored]

    /// Creates an empty list of pairs.
    @inlinable
    public init() { values = [] }

    /// Creates a list of pairs.
    ///
    /// - Parameter pairs: Pairs, ascending in their offset in the new list.
    public init(_ pairs: some Sequence<OffsetPair>) {
      values = pairs.map { Stored(Int(Int32($0.old)), Int(Int32($0.new))) }
    }

    /// Creates a list of pairs, ascending in their offset in the new list.
    public init(arrayLiteral elements: OffsetPair...) { self.init(elements) }

    /// Zero.
    @inlinable public var startIndex: Int { 0 }
    /// The number of pairs.
    @inlinable public var endIndex: Int { values.count }
    /// The pair at a position.
    @inlinable public subscript(position: Int) -> OffsetPair {
      OffsetPair(old: Int(values[position].old), new: Int(values[position].new))
    }

    /// The pairs, written as an array.
    public var description: String { "[\(map(\.description).joined(separator: ", "))]" }

    /// The pairs with both sides exchanged, ascending in what is then the new side.
    var inverted: OffsetPairs {
      var result = OffsetPairs()
      result.values = values.map { Stored(Int($0.new), Int($0.old)) }.sorted { $0.new < $1.new }
      return result
    }
  }
}
