/// The difference of two lists of sections: changes of the sections, and of the items in and between them.
///
/// Sections and items have keys. Items are matched over all sections: an item that appears in another section has moved
/// there. Offsets and paths follow the convention of batch updates, as in ``KeyedDiff``: removals and the sources of
/// moves are those in the old sections, insertions and destinations those in the new ones.
///
/// ```swift
/// let old = [Group(id: "fruit", items: ["apple", "leek"]), Group(id: "herbs", items: ["mint"])]
/// let new = [Group(id: "greens", items: ["leek"]), Group(id: "fruit", items: ["apple", "pear"])]
/// let diff = SectionedDiff(from: old, to: new, id: \.id, items: \.items, itemID: \.self)
/// diff.sections.removals    // [1]
/// diff.sections.insertions  // [0]
/// diff.itemInsertions       // [1.1]
/// diff.itemMoves            // [0.1 → 0.0]
/// ```
///
/// - An item that is removed or inserted together with its section is not listed.
/// - As few items as possible move within their section. The items of a section that moves go with it.
/// - The *n*-th occurrence of an item's key in all old sections matches the *n*-th in all new ones.
///
/// A move may start in a removed section or end in an inserted one. For hosts that refuse this in one batch, use
/// ``batch``, or ``stages(from:to:items:)`` to keep all moves.
public struct SectionedDiff: Hashable, Sendable {
  /// The difference of the sections themselves.
  public internal(set) var sections: KeyedDiff
  /// The paths in the old sections of items that the new ones lack, ascending, apart from those in removed sections.
  public internal(set) var itemRemovals: [ItemPath]
  /// The paths in the new sections of items that the old ones lack, ascending, apart from those in inserted sections.
  public internal(set) var itemInsertions: [ItemPath]
  /// The items that change their section or their place in it, ascending in the new sections.
  public internal(set) var itemMoves: [ItemPathPair]
  /// The items with the same key that are not equal, moved ones included, ascending in the new sections.
  public internal(set) var itemUpdates: [ItemPathPair]
  /// Items of the old sections whose key also occurs earlier; see ``KeyedDiff/RepeatedKeys``.
  public internal(set) var repeatedOldItems: [ItemPath]
  /// Items of the new sections whose key also occurs earlier; see ``KeyedDiff/RepeatedKeys``.
  public internal(set) var repeatedNewItems: [ItemPath]

  /// A Boolean value that indicates whether nothing changes.
  public var isEmpty: Bool { !changesStructure && sections.updates.isEmpty && itemUpdates.isEmpty }

  /// A Boolean value that indicates whether any section or item is removed, inserted or moved.
  public var changesStructure: Bool {
    sections.changesStructure || !(itemRemovals.isEmpty && itemInsertions.isEmpty && itemMoves.isEmpty)
  }

  /// The difference that leads back from the new sections to the old ones.
  ///
  /// - Complexity: O(*c* log *c*) for *c* changes.
  public var inverse: SectionedDiff {
    func inverted(_ pairs: [ItemPathPair]) -> [ItemPathPair] {
      pairs.map { ItemPathPair(old: $0.new, new: $0.old) }.sorted { $0.new < $1.new }
    }
    return SectionedDiff(
      sections: sections.inverse, itemRemovals: itemInsertions, itemInsertions: itemRemovals,
      itemMoves: inverted(itemMoves), itemUpdates: inverted(itemUpdates), repeatedOldItems: repeatedNewItems,
      repeatedNewItems: repeatedOldItems)
  }

  /// The same difference for a host that takes one batch but refuses moves out of removed sections and into inserted
  /// ones.
  ///
  /// A move out of a removed section becomes an insertion, and a move into an inserted section a removal. Updates of
  /// such items are left out, because the host shows them from scratch.
  ///
  /// - Complexity: O(*c* log *c*) for *c* changes.
  public var batch: SectionedDiff {
    let removed = Set(sections.removals)
    let inserted = Set(sections.insertions)
    func isConfined(_ pair: ItemPathPair) -> Bool {
      !removed.contains(pair.old.section) && !inserted.contains(pair.new.section)
    }
    var batch = self
    batch.itemMoves.removeAll { !isConfined($0) }
    batch.itemUpdates.removeAll { !isConfined($0) }
    for move in itemMoves where !isConfined(move) {
      if !removed.contains(move.old.section) { batch.itemRemovals.append(move.old) }
      if !inserted.contains(move.new.section) { batch.itemInsertions.append(move.new) }
    }
    batch.itemRemovals.sort()
    batch.itemInsertions.sort()
    return batch
  }
}
