import KeyedDiffing

/// The plain way to make and to apply sectioned differences.
enum NaiveSections {
  /// Names what is wrong with a difference of two lists of sections; nil if nothing is.
  static func violation(of diff: SectionedDiff, _ old: [RowSection], _ new: [RowSection]) -> String? {
    let sections = Matching.naive(old.map(\.id), new.map(\.id))
    let oldPaths = paths(old)
    let newPaths = paths(new)
    let items = Matching.naive(oldPaths.map { row(old, $0).id }, newPaths.map { row(new, $0).id })
    let isSectionMatched = { (section: Int) in sections.sources[section] != nil }
    let removed = items.removed.map { oldPaths[$0] }.filter { !sections.removed.contains($0.section) }
    if diff.itemRemovals != removed { return "item removals" }
    let inserted = newPaths.indices.filter { items.sources[$0] == nil && isSectionMatched(newPaths[$0].section) }
    if diff.itemInsertions != inserted.map({ newPaths[$0] }) { return "item insertions" }
    let pairs = newPaths.indices.compactMap { new in
      items.sources[new].map { ItemPathPair(old: oldPaths[$0], new: newPaths[new]) }
    }
    if diff.itemUpdates != pairs.filter({ row(old, $0.old) != row(new, $0.new) }) { return "item updates" }
    if !diff.itemMoves.allSatisfy(pairs.contains) || diff.itemMoves.map(\.new) != diff.itemMoves.map(\.new).sorted() {
      return "pairs of the moves"
    }
    // Each section has the fewest moves, and every item that changes its section moves.
    for section in new.indices {
      let own = pairs.filter { $0.new.section == section }
      let staying = own.filter { sections.sources[section] == $0.old.section }
      let kept = staying.filter { !diff.itemMoves.contains($0) }.map(\.old.item)
      if kept != kept.sorted() || kept.count != Matching.longestIncreasing(staying.map(\.old.item)) {
        return "moves in section \(section)"
      }
      if !own.allSatisfy({ staying.contains($0) || diff.itemMoves.contains($0) }) { return "moves between sections" }
    }
    return nil
  }

  /// Applies one batch as a list screen does: takes items out by old paths, then inserts them by new ones.
  ///
  /// Rows and titles that are neither moved nor kept come from `new`; updates take their new values.
  static func batch(_ diff: SectionedDiff, _ old: [RowSection], _ new: [RowSection]) -> [RowSection] {
    var taken = old
    let leaving = diff.itemRemovals + diff.itemMoves.map(\.old)
    for path in leaving.sorted(by: >) { taken[path.section].rows.remove(at: path.item) }
    let gone = diff.sections.removals.map { $0 } + diff.sections.moves.map(\.old)
    var result = taken
    for section in gone.sorted(by: >) { result.remove(at: section) }
    let incoming =
      diff.sections.insertions.map { ($0, RowSection(new[$0].id, title: new[$0].title, [])) }
      + diff.sections.moves.map { ($0.new, taken[$0.old]) }
    for (offset, section) in incoming.sorted(by: { $0.0 < $1.0 }) { result.insert(section, at: offset) }
    // The rows of inserted sections that did not come from other sections.
    let moved = Set(diff.itemMoves.map(\.new))
    let brought = diff.sections.insertions.flatMap { section in
      new[section].rows.indices.map { ItemPath(section: section, item: $0) }.filter { !moved.contains($0) }
    }
    let rows =
      (diff.itemInsertions + brought).map { ($0, row(new, $0)) } + diff.itemMoves.map { ($0.new, row(old, $0.old)) }
    for (path, row) in rows.sorted(by: { $0.0 < $1.0 }) { result[path.section].rows.insert(row, at: path.item) }
    for update in diff.itemUpdates { result[update.new.section].rows[update.new.item] = row(new, update.new) }
    for update in diff.sections.updates { result[update.new].title = new[update.new].title }
    return result
  }

  static func paths(_ sections: [RowSection]) -> [ItemPath] {
    sections.indices.flatMap { section in sections[section].rows.indices.map { ItemPath(section: section, item: $0) } }
  }

  static func row(_ sections: [RowSection], _ path: ItemPath) -> Row { sections[path.section].rows[path.item] }
}
