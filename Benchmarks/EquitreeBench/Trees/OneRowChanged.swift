import BenchmarkKit
import BenchmarkTrees
import ViewTrees

func oneRowChangedName(_ strings: TableVersions.Strings) -> String { "table/one row changed/\(strings.rawValue)" }

/// A table in which one row changes with every update, against the loop that it comes down to.
func oneRowChanged(_ strings: TableVersions.Strings) -> BenchmarkCase {
  BenchmarkCase(oneRowChangedName(strings), reference: TreeCompetitor.bareLoop) {
    let rows = 10_000
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    let compared = TableVersions.oneRowChanged(rows: rows, strings: strings)
    let bare = BareLoop(compared.start, makeRow: makeRow)
    let replaced = TableVersions.oneRowChanged(rows: rows, strings: strings)
    let replacing = BareLoop(replaced.start, makeRow: makeRow)
    let updated = TableVersions.oneRowChanged(rows: rows, strings: strings)
    let tree = ViewTree(SpecifiedTable(items: updated.start, makeRow: makeRow))
    let unrecorded = TableVersions.oneRowChanged(rows: rows, strings: strings)
    let quietTree = ViewTree(SpecifiedTable(items: unrecorded.start, makeRow: makeRow), recordsDecisions: false)
    return [
      Competitor(TreeCompetitor.bareLoop, operations: rows) { bare.compare(compared.next()) },
      Competitor("bare loop that stores the rows", operations: rows) { replacing.replace(replaced.next()) },
      Competitor(TreeCompetitor.tree, operations: rows) {
        tree.update(SpecifiedTable(items: updated.next(), makeRow: makeRow)).patchCount
      },
      Competitor("tree without decisions", operations: rows) {
        quietTree.update(SpecifiedTable(items: unrecorded.next(), makeRow: makeRow)).patchCount
      },
    ]
  }
}
