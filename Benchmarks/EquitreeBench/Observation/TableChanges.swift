import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// A change in a table of rows with a model each.
enum TableChange: String, CaseIterable {
  case oneRow = "one property of one row"
  case unread = "a property that no view reads"
  case header = "the header"

  /// Bodies that have to be evaluated: by property, by object, and for a new value of the root.
  fileprivate var evaluations: (properties: Int, objects: Int, wholeTree: Int) {
    switch self {
    case .oneRow: (1, 1, 2)
    case .unread: (0, 1, 1)
    // The object of the table concerns the table as well.
    case .header: (1, 2, 2)
    }
  }
}

private let tableSizes = [1_000, 10_000]

func tableChangeName(_ change: TableChange, rows: Int) -> String { "table of \(rows) rows/time/\(change.rawValue)" }
func tableEvaluationsName(_ change: TableChange, rows: Int) -> String {
  "table of \(rows) rows/evaluations/\(change.rawValue)"
}

/// The evaluations that each case needs where single properties are observed.
var tableEvaluations: [(case: String, readers: Int)] {
  tableSizes.flatMap { rows in
    TableChange.allCases.map { (tableEvaluationsName($0, rows: rows), $0.evaluations.properties) }
  }
}

func tableChangeCases() -> [BenchmarkCase] {
  tableSizes.flatMap { rows in
    TableChange.allCases.map { change in
      BenchmarkCase(
        tableEvaluationsName(change, rows: rows), reference: ObservationCompetitor.properties, unit: "bodies"
      ) {
        competitors(change, rows).map(\.counting)
      }
    }
      + TableChange.allCases.map { change in
        BenchmarkCase(
          tableChangeName(change, rows: rows), reference: ObservationCompetitor.properties, effort: 0.5
        ) {
          competitors(change, rows).map(\.timed)
        }
      }
  }
}

private func competitors(_ change: TableChange, _ rows: Int) -> [ChangeRun] {
  let expected = change.evaluations
  return [
    propertyRun(change, rows, expecting: expected.properties), objectRun(change, rows, expecting: expected.objects),
    valueRun(change, rows, expecting: expected.wholeTree),
  ]
}

private func propertyRun(_ change: TableChange, _ rows: Int, expecting evaluations: Int) -> ChangeRun {
  let table = TableModel(rows: rows)
  let tree = ViewTree(ObservedTable(model: table))
  let row = table.rows[rows / 2]
  return ChangeRun(ObservationCompetitor.properties, tree, expecting: evaluations) { number in
    switch change {
    case .oneRow: row.title = number.title
    case .unread: row.note = number.value
    case .header: table.header = number.title
    }
    return tree.flush()
  }
}

private func objectRun(_ change: TableChange, _ rows: Int, expecting evaluations: Int) -> ChangeRun {
  let table = TableObject(rows: rows)
  let tree = ViewTree(ObjectTable(object: table))
  let row = table.rows[rows / 2]
  return ChangeRun(ObservationCompetitor.objects, tree, expecting: evaluations) { number in
    switch change {
    case .oneRow: row.title = number.title
    case .unread: row.note = number.value
    case .header: table.header = number.title
    }
    return tree.flush()
  }
}

private func valueRun(_ change: TableChange, _ rows: Int, expecting evaluations: Int) -> ChangeRun {
  let makeRow = SpecifiedDataTable.rowMaker(RowActions())
  let start = TableItem.make(0..<rows)
  let versions = ChangeNumber.all.map { number in
    var items = start.map { $0 }
    if change == .oneRow { items[rows / 2].title = number.title }
    return HeadedTable(
      header: change == .header ? number.title : "header of the table", note: change == .unread ? number.value : 0,
      items: items, makeRow: makeRow)
  }
  let tree = ViewTree(versions[versions.count - 1])
  return ChangeRun(ObservationCompetitor.wholeTree, tree, expecting: evaluations) { tree.update(versions[$0.value]) }
}
