import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// Bytes that a tree takes, and what is left of them after many updates.
func memorySuite() -> BenchmarkSuite {
  BenchmarkSuite(
    "memory", summary: "bytes of a tree, and growth",
    // First: what others have freed in part, in pages that are still in use, hides what is made later.
    cases: (ResidentMemory.now() == nil ? [] : [observedBytes()]) + TableSize.allCases.map(bytesPerNode)
      + (ResidentMemory.now() == nil ? [] : [growth()]) + longChain(),
    bars: memoryBars)
}

enum MemoryCompetitor {
  static let beyondViews = "beyond the view values"
  static let beyondViewsUpdated = "beyond the view values, after an update of every row"
  static let updates = "updates"
}

/// Buffers grow by doubling: right after that, a tree holds almost twice as many records as it has nodes.
private enum TableSize: Int, CaseIterable {
  case usual = 10_000
  case justGrown = 11_000

  var caseName: String { "bytes for each node/table/\(rawValue) rows" }
}

private let growthName = "growth of resident memory/table/16 rows"

private func memoryBars(_ results: ResultTable) -> [Bar] {
  [
    Bar(
      id: "T6", text: "bytes for each node of the table beyond the view values", .atMost, 112,
      value: results.median(MemoryCompetitor.beyondViewsUpdated, "memory", TableSize.usual.caseName)),
    Bar(
      id: "T6.grown", text: "the same, right after the records were given twice the room", .atMost, 112,
      value: results.median(MemoryCompetitor.beyondViewsUpdated, "memory", TableSize.justGrown.caseName)),
    Bar(
      id: "T6.observed", text: "bytes that a node takes more for having read three properties of a model", .atMost,
      2_800,
      value: results.median(ObservedRowCompetitor.tree, "memory", observedBytesName).flatMap { observed in
        results.median(ObservedRowCompetitor.values, "memory", observedBytesName).map { observed - $0 }
      }),
    // A page or two may be touched late, for reasons that have nothing to do with the tree.
    Bar(
      id: "T7", text: "kilobytes of growth over the later nine tenths of the updates", .atMost, 64,
      value: results.median(MemoryCompetitor.updates, "memory", growthName)),
  ]
}

/// The memory of the tree for each node, without the values of views.
private func bytesPerNode(_ size: TableSize) -> BenchmarkCase {
  let tableRows = size.rawValue
  return BenchmarkCase(size.caseName, reference: MemoryCompetitor.beyondViews, unit: "bytes") {
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    // The key lies behind the row; texts and elements are what they are.
    let rowBytes =
      MemoryLayout<SpecifiedRow>.size + MemoryLayout<Int>.size + 2 * MemoryLayout<Text>.size
      + 3 * MemoryLayout<Element<EmptyView>>.size
    func beyondViews(_ tree: ViewTree<SpecifiedTable>) -> Double {
      Double(tree.memoryFootprint.total - tableRows * rowBytes) / Double(tree.nodeCount)
    }
    func table(_ ids: Range<Int>) -> SpecifiedTable { SpecifiedTable(items: TableItem.make(ids), makeRow: makeRow) }
    return [
      Competitor(MemoryCompetitor.beyondViews) { _ in
        let tree = ViewTree(table(0..<tableRows))
        return (beyondViews(tree), tree.nodeCount)
      },
      Competitor(MemoryCompetitor.beyondViewsUpdated) { _ in
        let tree = ViewTree(table(0..<tableRows))
        var items = TableItem.make(0..<tableRows)
        for index in items.indices { items[index].isSelected = true }
        tree.update(SpecifiedTable(items: items, makeRow: makeRow))
        return (beyondViews(tree), tree.nodeCount)
      },
      Competitor("records alone") { _ in
        let tree = ViewTree(table(0..<tableRows))
        return (Double(tree.memoryFootprint.records) / Double(tree.nodeCount), tree.nodeCount)
      },
      Competitor("values of views") { _ in
        let tree = ViewTree(table(0..<tableRows))
        return (Double(tableRows * rowBytes) / Double(tree.nodeCount), tree.nodeCount)
      },
    ]
  }
}

/// Rows change, come, go and move, again and again; memory is compared with what it was after a tenth of the updates.
private func growth() -> BenchmarkCase {
  BenchmarkCase(growthName, reference: MemoryCompetitor.updates, unit: "KB") {
    [
      Competitor(MemoryCompetitor.updates) { length in
        let makeRow = SpecifiedTable.rowMaker(RowActions())
        var items = TableItem.make(0..<16)
        let tree = ViewTree(SpecifiedTable(items: items, makeRow: makeRow))
        func update(_ numbers: Range<Int>) {
          for number in numbers {
            items[number % items.count].title = "changed title of the row \(number)"
            if number % 3 == 0 {
              items.remove(at: number % items.count)
              items.append(TableItem(id: number + 16, title: "new row with number \(number)", detail: "short"))
            }
            if number % 7 == 0 { items.swapAt(3, 12) }
            tree.update(SpecifiedTable(items: items, makeRow: makeRow))
          }
        }
        update(0..<length / 10)
        let before = ResidentMemory.now() ?? 0
        update(length / 10..<length)
        return (Double((ResidentMemory.now() ?? 0) - before) / 1024, tree.nodeCount)
      }
    ]
  }
}
