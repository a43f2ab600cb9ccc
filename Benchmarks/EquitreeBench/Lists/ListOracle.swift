import KeyedDiffing

/// What a difference must come to, found in another way: with a dictionary, and piles of cards for the moves.
struct ListOracle: Equatable {
  var removals: Int
  var insertions: Int
  var moves: Int
  var updates: Int

  var total: Int { removals + insertions + moves + updates }

  init<ID>(_ pair: ListPair<ID>) {
    let places = Dictionary(uniqueKeysWithValues: pair.old.enumerated().map { ($1.id, $0) })
    let sources = pair.new.compactMap { places[$0.id] }
    removals = pair.old.count - sources.count
    insertions = pair.new.count - sources.count
    updates = pair.new.count { row in places[row.id].map { pair.old[$0] != row } ?? false }
    var tops: [Int] = []
    for source in sources {
      let pile = tops.firstIndexSorted { $0 >= source }
      if pile == tops.count { tops.append(source) } else { tops[pile] = source }
    }
    moves = sources.count - tops.count
  }

  init(_ diff: KeyedDiff) {
    removals = diff.removals.count
    insertions = diff.insertions.count
    moves = diff.moves.count
    updates = diff.updates.count
  }
}

extension Array {
  /// The first place whose value satisfies a predicate that all later ones satisfy too.
  fileprivate func firstIndexSorted(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
