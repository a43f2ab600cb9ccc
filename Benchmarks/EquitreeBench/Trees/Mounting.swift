import BenchmarkKit
import BenchmarkTrees
import ViewTrees

let mountingName = "table/from and to nothing/mount"
let unmountingName = "table/from and to nothing/unmount"

/// The nodes of the table: itself and the element, and six for each row.
private let tableNodes = 2 + 6 * tableRows

/// A table that is mounted as a new tree, with all its bodies and patches; the answer is the number of patches.
func mounting() -> BenchmarkCase {
  BenchmarkCase(mountingName, reference: TreeCompetitor.tree) {
    let items = TableItem.make(0..<tableRows)
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    return [
      Competitor(TreeCompetitor.tree, operations: tableNodes, setUp: { nil as ViewTree<SpecifiedTable>? }) { kept in
        let tree = ViewTree(SpecifiedTable(items: items, makeRow: makeRow))
        kept = tree
        return tree.lastUpdate.patchCount
      },
      Competitor("bodies alone", operations: tableNodes) {
        for item in items { blackHole(makeRow(item).body) }
        return 1 + 5 * items.count
      },
    ]
  }
}

/// The table unmounted again; the answer is the number of patches.
func unmounting() -> BenchmarkCase {
  BenchmarkCase(unmountingName, reference: TreeCompetitor.tree) {
    let items = TableItem.make(0..<tableRows)
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    func mounted() -> (tree: ViewTree<SpecifiedTable>?, patches: Int) {
      let tree = ViewTree(SpecifiedTable(items: items, makeRow: makeRow))
      return (tree, tree.lastUpdate.patchCount)
    }
    return [
      Competitor(TreeCompetitor.tree, operations: tableNodes, setUp: mounted) { mounted in
        mounted.tree?.unmount().patchCount ?? 0
      },
      Competitor("tree that is given up", operations: tableNodes, setUp: mounted) { mounted in
        mounted.tree = nil
        return mounted.patches
      },
    ]
  }
}
