extension KeyedDiff {
  /// Offsets in one of the two lists, ascending.
  ///
  /// ```swift
  /// KeyedDiff(from: ["a", "b", "c"], to: ["c"], id: \.self).removals == [0, 1]  // true
  /// ```
  @frozen
  public struct Offsets: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral,
    CustomStringConvertible
  {
    /// Half the size of an `Int` each; the matcher refuses longer lists.
    @usableFromInline var values: [Int32]

    /// Creates an empty list of offsets.
    @inlinable
    public init() { values = [] }

    /// Creates a list of offsets.
    ///
    /// - Parameter offsets: Ascending offsets.
    public init(_ offsets: some Sequence<Int>) { values = offsets.map { Int32($0) } }

    /// Creates a list of ascending offsets.
    public init(arrayLiteral elements: Int...) { self.init(elements) }

    /// Zero.
    @inlinable public var startIndex: Int { 0 }
    /// The number of offsets.
    @inlinable public var endIndex: Int { values.count }
    /// The offset at a position.
    @inlinable public subscript(position: Int) -> Int { Int(values[position]) }

    /// The offsets, written as an array.
    public var description: String { values.description }
  }
}
