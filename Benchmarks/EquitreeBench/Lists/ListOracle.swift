import KeyedDiffing

/// The expected size of a difference, found in another way: with a dictionary, and patience sorting for the moves.
struct ListOracle: Equatable {
  var removals: Int
  var insertions: Int
  var moves: Int
  var updates: Int

  var total: Int { removals + insertions + moves + updates }

  init<ID>(_ pair: ListPair<ID>) {
    let positions = Dictionary(uniqueKeysWithValues: pair.old.enumerated().map { ($1.id, $0) })
    let matched = pair.new.count { positions[$0.id] != nil }
    removals = pair.old.count - matched
    insertions = pair.new.count - matched
    updates = pair.new.count { row in positions[row.id].map { pair.old[$0] != row } ?? false }
    moves = fewestMoves(from: pair.old.map(\.id), to: pair.new.map(\.id))
  }

  init(_ diff: KeyedDiff) {
    removals = diff.removals.count
    insertions = diff.insertions.count
    moves = diff.moves.count
    updates = diff.updates.count
  }
}
