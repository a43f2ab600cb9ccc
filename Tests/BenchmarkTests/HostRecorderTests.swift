import BenchmarkTrees
import Testing
import ViewTrees

@Suite("The host that benchmarks record with")
struct HostRecorderTests {
  @Test("after inserts, removals, changes and moves of rows it shows what a fresh mount of the last tree shows")
  func patches() {
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    func table(_ ids: [Int], selected: Int = -1) -> SpecifiedTable {
      var items = ids.map(TableItem.make)
      for index in items.indices where items[index].id == selected { items[index].isSelected = true }
      return SpecifiedTable(items: items, makeRow: makeRow)
    }
    let host = HostRecorder()
    let tree = ViewTree(table([0, 1, 2, 3, 4]), host: host)
    for (ids, selected) in [([4, 1, 2, 3, 0], 2), ([2, 4, 9, 1], 9), ([], 0), ([7, 8], -1), ([8, 6, 7], 7)] {
      tree.update(table(ids, selected: selected))
      let fresh = HostRecorder()
      withExtendedLifetime(ViewTree(table(ids, selected: selected), host: fresh)) {}
      #expect(host.lines == fresh.lines)
      #expect(host.lines.count == ids.count)
    }
  }
}
