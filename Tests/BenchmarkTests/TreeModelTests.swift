import BenchmarkTrees
import Testing
import ViewTrees

@Suite("Views of the benchmarks")
struct TreeModelTests {
  @Test(
    "every table finds the one row that changed, and shows the same as every other",
    arguments: FallbackComparison.allCases)
  func tables(_ fallback: FallbackComparison) {
    let lines = [
      updatedLines(SpecifiedTable.self, fallback), updatedLines(EquatableTable.self, fallback),
      updatedLines(PlainTable.self, fallback), updatedLines(SpecifiedDataTable.self, fallback),
      updatedLines(EquatableDataTable.self, fallback), updatedLines(PlainDataTable.self, fallback),
      updatedLines(MemoizingTable.self, fallback),
    ]
    #expect(lines[0].count == 20)
    for (index, line) in lines[0].enumerated() {
      #expect(line.contains("detail of the row with the number \(index)"))
      #expect(line.contains("changed title") == (index == 10))
    }
    for other in lines { #expect(other == lines[0]) }
  }

  @Test("rows of equal items are skipped by their spec or ==, and rows with closures only by their spec or ==")
  func policies() {
    func evaluated<Table: TableView>(_ table: Table.Type, _ fallback: FallbackComparison = .reflective) -> Int {
      let versions = TableVersions.oneRowChanged(rows: 20, strings: .rebuilt)
      let makeRow = Table.rowMaker(RowActions())
      let tree = ViewTree(Table(items: versions.start, makeRow: makeRow), fallback: fallback)
      return tree.update(Table(items: versions.all[0], makeRow: makeRow)).summary.evaluated
    }
    // The table itself is evaluated as well.
    #expect(evaluated(SpecifiedTable.self) == 2)
    #expect(evaluated(EquatableTable.self) == 2)
    #expect(evaluated(PlainTable.self) == 21)
    #expect(evaluated(PlainTable.self, .mirror) == 21)
    #expect(evaluated(SpecifiedDataTable.self) == 2)
    #expect(evaluated(EquatableDataTable.self) == 2)
    #expect(evaluated(PlainDataTable.self) == 2)
    #expect(evaluated(PlainDataTable.self, .mirror) == 2)
    #expect(evaluated(PlainDataTable.self, .alwaysDifferent) == 21)
    #expect(evaluated(MemoizingTable.self) == 2)
  }

  @Test("a row is six nodes, and closures of rows run for their own row")
  func rows() throws {
    let actions = RowActions()
    let makeRow = SpecifiedTable.rowMaker(actions)
    func count(_ rows: Int) -> Int {
      ViewTree(SpecifiedTable(items: TableItem.make(0..<rows), makeRow: makeRow)).nodeCount
    }
    #expect(count(7) - count(3) == 4 * 6)
    makeRow(TableItem.make(5)).onSelect()
    #expect(actions.selected == 5)
  }

  @Test("versions alternate, rebuilt with separate buffers and shared with the same")
  func versions() {
    for strings in TableVersions.Strings.allCases {
      let versions = TableVersions.oneRowChanged(rows: 5, strings: strings)
      let next = versions.cycle()
      for version in versions.all + versions.all { #expect(next() == version) }
      var detail = versions.start[0].detail
      var other = versions.all[0][0].detail
      #expect(detail == other && detail.utf8.count > 15)
      let isShared = detail.withUTF8 { first in other.withUTF8 { first.baseAddress == $0.baseAddress } }
      #expect(isShared == (strings == .shared))
    }
  }

  @Test("the bare loops find the difference each time")
  func bareLoops() {
    let versions = TableVersions.oneRowChanged(rows: 30, strings: .rebuilt)
    let loop = BareLoop(versions.start, makeRow: SpecifiedTable.rowMaker(RowActions()))
    #expect(loop.compare(versions.start) == 0)
    #expect(loop.compare(versions.all[1]) == 1 && loop.compare(versions.all[1]) == 1)
    #expect(loop.replace(versions.all[1]) == 1 && loop.replace(versions.all[1]) == 0)
    #expect(BareElementLoop.compare(versions.start, versions.start) == 0)
    #expect(BareElementLoop.compare(versions.start, versions.all[2]) == 1)
    #expect(BareElementLoop.compare(versions.start, []) == 30)
  }

  @Test("chains and wide trees show the same with every comparison")
  func shapes() {
    func chain<Chain: ChainView>(_ type: Chain.Type) -> [String] {
      let host = HostRecorder()
      ViewTree(Chain(depth: 50, value: 1), host: host).update(Chain(depth: 50, value: 2))
      return host.topLines
    }
    func wide<Wide: WideView>(_ type: Wide.Type) -> [String] {
      let host = HostRecorder()
      ViewTree(Wide(labels: ["a", "b", "c"]), host: host).update(Wide(labels: ["a", "x", "c"]))
      return host.lines
    }
    for lines in [chain(SpecifiedLink.self), chain(EquatableLink.self), chain(PlainLink.self)] {
      #expect(lines == ["2"])
    }
    for lines in [wide(SpecifiedWide.self), wide(EquatableWide.self), wide(PlainWide.self)] {
      #expect(lines == ["a", "x", "c"])
    }
  }

  private func updatedLines<Table: TableView>(_ table: Table.Type, _ fallback: FallbackComparison) -> [String] {
    let versions = TableVersions.oneRowChanged(rows: 20, strings: .rebuilt)
    let makeRow = Table.rowMaker(RowActions())
    let host = HostRecorder()
    let tree = ViewTree(Table(items: versions.start, makeRow: makeRow), host: host, fallback: fallback)
    let update = tree.update(Table(items: versions.all[0], makeRow: makeRow))
    #expect(update.patchCount == 1, "\(Table.self)")
    return host.lines
  }
}
