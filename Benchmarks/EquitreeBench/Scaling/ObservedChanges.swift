import BenchmarkKit
import BenchmarkTrees
import ViewTrees

let observedGroup = "one property changed"

/// One property changes that one row has read; the answer is the number of bodies that were evaluated.
func observedChanges(in size: TreeSize) -> BenchmarkCase {
  BenchmarkCase(size.caseName(observedGroup), reference: ScalingCompetitor.sameNode, effort: size.effort) {
    // Every row is observed; the tree is the same for both, since a million of nodes take some hundred megabytes.
    let table = TableModel(rows: size.rows)
    let tree = ViewTree(ObservedTable(model: table))
    let rows = table.rows
    return [
      changes(ScalingCompetitor.sameNode, tree, rows) { _ in size.rows / 4 },
      changes(ScalingCompetitor.scatteredNodes, tree, rows) { ($0 &* 7_919 &+ 13) % size.rows },
    ]
  }
}

private func changes(
  _ name: String, _ tree: ViewTree<ObservedTable>, _ rows: [RowModel], _ row: @escaping (Int) -> Int
) -> Competitor {
  let changes = 64
  var number = 0
  return Competitor(name, operations: changes) {
    var evaluated = 0
    for _ in 0..<changes {
      number += 1
      rows[row(number)].isSelected.toggle()
      evaluated += tree.flush().summary.evaluated
    }
    if evaluated != changes { fatalError("\(name): \(changes) changes led to \(evaluated) evaluations") }
    return evaluated
  }
}
