/// The difference of two lists whose elements have keys: removals, insertions, moves and updates.
///
/// Offsets follow the convention of the batch updates of list screens: removals and the sources of moves are offsets in
/// the old list, insertions and the destinations of moves are offsets in the new one. An update has both.
///
/// ```swift
/// let diff = KeyedDiff(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"], id: \.self)
/// diff.removals    // [1]
/// diff.insertions  // [2]
/// diff.moves       // [3 → 0]
/// ```
///
/// - The number of moves is the smallest possible: what is kept in place is a longest increasing subsequence.
/// - An old element is removed, moved or kept in place, and a new one inserted, moved or kept. An element that is kept
///   or moved may be updated as well.
/// - The *n*-th occurrence of a key in the old list matches the *n*-th in the new list. ``repeatedKeys`` says where
///   keys repeat.
/// - The same lists give the same difference, in every run.
@frozen
public struct KeyedDiff: Hashable, Sendable {
  /// The number of elements in the old list.
  public internal(set) var oldCount: Int
  /// The number of elements in the new list.
  public internal(set) var newCount: Int
  /// Offsets in the old list of the elements that the new list lacks, ascending.
  public internal(set) var removals: Offsets
  /// Offsets in the new list of the elements that the old list lacks, ascending.
  public internal(set) var insertions: Offsets
  /// The elements that change their place among the others, by their offsets in both lists, ascending in the new list.
  ///
  /// An element whose offset changes only because of others is not moved.
  public internal(set) var moves: OffsetPairs
  /// The elements with the same key that are not equal, moved ones included, ascending in the new list.
  public internal(set) var updates: OffsetPairs
  /// The elements whose keys were found to repeat.
  public internal(set) var repeatedKeys: RepeatedKeys

  /// Creates the difference of a list from itself.
  ///
  /// - Parameter count: The number of elements in the list.
  public init(count: Int = 0) {
    oldCount = count
    newCount = count
    removals = Offsets()
    insertions = Offsets()
    moves = OffsetPairs()
    updates = OffsetPairs()
    repeatedKeys = RepeatedKeys()
  }

  /// A Boolean value that indicates whether nothing is removed, inserted, moved or updated.
  @inlinable public var isEmpty: Bool { !changesStructure && updates.isEmpty }

  /// A Boolean value that indicates whether anything is removed, inserted or moved.
  @inlinable public var changesStructure: Bool { !(removals.isEmpty && insertions.isEmpty && moves.isEmpty) }
}

extension KeyedDiff: CustomStringConvertible {
  /// All changes in one line, or `no change`.
  public var description: String {
    let parts: [(String, any CustomStringConvertible, Bool)] = [
      ("removals", removals, removals.isEmpty), ("insertions", insertions, insertions.isEmpty),
      ("moves", moves, moves.isEmpty), ("updates", updates, updates.isEmpty),
      ("repeated keys", repeatedKeys, repeatedKeys.isEmpty),
    ]
    let texts = parts.filter { !$0.2 }.map { "\($0.0) \($0.1)" }
    return texts.isEmpty ? "no change" : texts.joined(separator: " · ")
  }
}
