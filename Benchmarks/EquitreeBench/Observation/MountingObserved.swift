import BenchmarkKit
import BenchmarkTrees
import ViewTrees

private let rows = 10_000

/// The patches of the table: the element, two for the header, five for each row.
private let patches = 3 + 5 * rows

/// A table of rows with a model each, mounted as a new tree; the time is that for a row.
func mountingObserved() -> BenchmarkCase {
  BenchmarkCase("rows with a model each/from and to nothing/mount", reference: ObservationCompetitor.tree) {
    let table = TableModel(rows: rows)
    let object = TableObject(rows: rows)
    let makeRow = SpecifiedDataTable.rowMaker(RowActions())
    let items = TableItem.make(0..<rows)
    return [
      mount(ObservationCompetitor.tree) { ViewTree(ObservedTable(model: table)) },
      mount("tree, models shared") { ViewTree(ObservedTable(model: table), models: .shared) },
      mount(ObservationCompetitor.objects) { ViewTree(ObjectTable(object: object)) },
      mount("tree of values") { ViewTree(HeadedTable(header: table.header, items: items, makeRow: makeRow)) },
      Competitor(ObservationCompetitor.bare, operations: rows, setUp: { [] as [BareTracking] }) { kept in
        kept.reserveCapacity(rows)
        for model in table.rows { kept.append(BareTracking(ObservedRow(model: model), cancelling: .ifNeeded)) }
        return patches
      },
    ]
  }
}

private func mount<Root: View>(_ name: String, _ make: @escaping () -> ViewTree<Root>) -> Competitor {
  Competitor(name, operations: rows, setUp: { nil as ViewTree<Root>? }) { kept in
    let tree = make()
    kept = tree
    return tree.lastUpdate.patchCount
  }
}

/// The table unmounted again, with all trackings given up.
func unmountingObserved() -> BenchmarkCase {
  BenchmarkCase("rows with a model each/from and to nothing/unmount", reference: ObservationCompetitor.tree) {
    let table = TableModel(rows: rows)
    let object = TableObject(rows: rows)
    return [
      unmount(ObservationCompetitor.tree) { ViewTree(ObservedTable(model: table)) },
      unmount(ObservationCompetitor.objects) { ViewTree(ObjectTable(object: object)) },
      Competitor(
        ObservationCompetitor.bare, operations: rows,
        setUp: { table.rows.map { BareTracking(ObservedRow(model: $0), cancelling: .ifNeeded) } }
      ) { trackings in
        trackings = []
        return patches
      },
    ]
  }
}

private func unmount<Root: View>(_ name: String, _ make: @escaping () -> ViewTree<Root>) -> Competitor {
  Competitor(name, operations: rows, setUp: make) { tree in tree.unmount().patchCount }
}
