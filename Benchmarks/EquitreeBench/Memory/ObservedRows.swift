import BenchmarkKit
import BenchmarkTrees
import ViewTrees

let observedBytesName = "resident bytes for each row/10,000 rows/with six nodes"

enum ObservedRowCompetitor {
  static let tree = "tree, each row with a model"
  static let values = "tree, each row with values"
}

/// The memory of a row that has read three properties of a model, without the model itself.
///
/// All stay alive until the end: memory that one of them gave back would be taken again by the next without a trace.
func observedBytes() -> BenchmarkCase {
  BenchmarkCase(observedBytesName, reference: ObservedRowCompetitor.tree, unit: "bytes") {
    let rows = 10_000
    var kept: [Any] = []
    let table = TableModel(rows: rows)
    let others = TableModel(rows: rows)
    let items = TableItem.make(0..<rows)
    func growth(_ make: () -> Any) -> Competitor.Sample {
      ResidentMemory.giveBackFree()
      let before = ResidentMemory.now() ?? 0
      kept.append(make())
      ResidentMemory.giveBackFree()
      return (Double((ResidentMemory.now() ?? 0) - before) / Double(rows), rows)
    }
    return [
      Competitor(ObservedRowCompetitor.tree) { _ in growth { ViewTree(ObservedTable(model: table)) } },
      Competitor(ObservedRowCompetitor.values) { _ in
        growth {
          ViewTree(
            HeadedTable(header: table.header, items: items, makeRow: SpecifiedDataTable.rowMaker(RowActions())))
        }
      },
      Competitor("bare tracking of the same bodies") { _ in
        growth { others.rows.map { BareTracking(ObservedRow(model: $0), cancelling: .ifNeeded) } }
      },
    ]
  }
}
