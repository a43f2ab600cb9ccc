import BenchmarkKit
import BenchmarkTrees
import ViewTrees

func memoizedRowsName(_ strings: TableVersions.Strings) -> String { "table/memoized/\(strings.rawValue)" }

/// A table whose rows depend on their items alone, against a loop that compares the items.
func memoizedRows(_ strings: TableVersions.Strings) -> BenchmarkCase {
  BenchmarkCase(memoizedRowsName(strings), reference: TreeCompetitor.bareLoop) {
    let versions = TableVersions.oneRowChanged(rows: tableRows, strings: strings)
    let makeRow = MemoizingTable.rowMaker(RowActions())
    let tree = ViewTree(MemoizingTable(items: versions.start, makeRow: makeRow))
    let next = versions.cycle()
    let nextCompared = versions.cycle()
    var former = versions.start
    return [
      Competitor(TreeCompetitor.bareLoop, operations: tableRows) {
        let items = nextCompared()
        let different = BareElementLoop.compare(former, items)
        former = items
        return different
      },
      Competitor(TreeCompetitor.tree, operations: tableRows) {
        tree.update(MemoizingTable(items: next(), makeRow: makeRow)).patchCount
      },
    ]
  }
}
