import BenchmarkKit
import BenchmarkTrees
import ViewTrees

let movedRowsName = "table/rows that move/all"

/// A way to rearrange the rows of a table.
enum RowMove: String, CaseIterable {
  case swap, reverse, single, shuffle

  var name: String {
    switch self {
    case .swap: "two rows swapped"
    case .reverse: "all rows reversed"
    case .single: "one row moved"
    case .shuffle: "all rows shuffled"
    }
  }

  /// Versions of the items each of which is a rearrangement of the one before.
  fileprivate func versions() -> TableVersions {
    var generator = SplitMix(state: 3)
    return TableVersions(rows: tableRows, strings: .shared, count: self == .shuffle ? 4 : 2) { items, number in
      switch self {
      case .swap: if number == 0 { items.swapAt(1, items.count - 2) }
      case .reverse: if number == 0 { items.reverse() }
      case .single: if number == 0 { items.insert(items.removeLast(), at: 0) }
      case .shuffle: items.shuffle(using: &generator)
      }
    }
  }
}

/// Rearranged rows of which none changed, against an update of one row.
///
/// The answer counts the patches beyond the fewest that do it, and evaluations beyond those that have to be: none.
func movedRows() -> BenchmarkCase {
  BenchmarkCase(movedRowsName, reference: TreeCompetitor.oneRow) {
    let oneRow = TableVersions.oneRowChanged(rows: tableRows, strings: .shared)
    return [updates(TreeCompetitor.oneRow, oneRow, patches: [1, 1, 1], evaluations: 2)]
      + RowMove.allCases.map { move in
        let versions = move.versions()
        let orders = versions.all.map { $0.map(\.id) }
        // The first update starts from the last version.
        let patches = orders.indices.map { index in
          fewestMoves(from: orders[index == 0 ? orders.count - 1 : index - 1], to: orders[index])
        }
        return updates(move.name, versions, patches: patches, evaluations: 1)
      }
  }
}

private func updates(
  _ name: String, _ versions: TableVersions, patches: [Int], evaluations: Int
) -> Competitor {
  let makeRow = SpecifiedTable.rowMaker(RowActions())
  let tree = ViewTree(SpecifiedTable(items: versions.all[versions.all.count - 1], makeRow: makeRow))
  let next = versions.cycle()
  var position = -1
  var beyond = 0
  return Competitor(name, operations: tableRows) {
    position = position + 1 == patches.count ? 0 : position + 1
    let update = tree.update(SpecifiedTable(items: next(), makeRow: makeRow))
    beyond += update.patchCount - patches[position] + update.summary.evaluated - evaluations
    return beyond
  }
}
