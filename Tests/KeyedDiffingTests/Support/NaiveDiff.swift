import KeyedDiffing

/// The plain way to make and to apply differences, in quadratic time.
enum NaiveDiff {
  /// Names what is wrong with a difference of two lists; nil if nothing is.
  static func violation(of diff: KeyedDiff, _ old: [Row], _ new: [Row]) -> String? {
    let matching = Matching.naive(old.map(\.id), new.map(\.id))
    if diff.oldCount != old.count || diff.newCount != new.count { return "counts" }
    if Array(diff.removals) != matching.removed { return "removals" }
    if Array(diff.insertions) != new.indices.filter({ matching.sources[$0] == nil }) { return "insertions" }
    let pairs = new.indices.compactMap { new in
      matching.sources[new].map { KeyedDiff.OffsetPair(old: $0, new: new) }
    }
    if Array(diff.updates) != pairs.filter({ old[$0.old] != new[$0.new] }) { return "updates" }
    if !diff.moves.allSatisfy(pairs.contains) { return "pairs of the moves" }
    if diff.moves.count != pairs.count - matching.keptCount { return "number of moves" }
    let moved = Set(diff.moves.map(\.new))
    if moved.count != diff.moves.count || diff.moves.map(\.new) != moved.sorted() { return "order of the moves" }
    let kept = pairs.filter { !moved.contains($0.new) }.map(\.old)
    if zip(kept, kept.dropFirst()).contains(where: >) { return "kept elements cross" }
    return nil
  }

  /// Applies the steps one by one.
  static func replay(_ steps: [KeyedDiff.Step], _ old: [Row], _ new: [Row]) -> [Row] {
    var list = old
    for step in steps {
      switch step {
      case .remove(let offset): list.remove(at: offset)
      case .insert(let offset, let source): list.insert(new[source], at: offset)
      case .move(let source, let target): list.insert(list.remove(at: source), at: target)
      case .update(let offset): list[offset] = new[offset]
      }
    }
    return list
  }

  /// Applies one batch as a list screen does: takes elements out by old offsets, then inserts them by new ones.
  static func batch(_ diff: KeyedDiff, _ old: [Row], _ new: [Row]) -> [Row] {
    var list = old
    for offset in (diff.removals.map { $0 } + diff.moves.map(\.old)).sorted(by: >) { list.remove(at: offset) }
    let incoming = diff.insertions.map { ($0, new[$0]) } + diff.moves.map { ($0.new, old[$0.old]) }
    for (offset, row) in incoming.sorted(by: { $0.0 < $1.0 }) { list.insert(row, at: offset) }
    for update in diff.updates { list[update.new] = new[update.new] }
    return list
  }
}
