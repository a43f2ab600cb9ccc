import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// An operation of js-framework-benchmark: a table that is mounted is given other items.
struct TableOperation: TablePolicyRun {
  private let name: String
  private let before: [TableItem]
  private let after: [TableItem]

  private init(_ name: String, from before: [TableItem], _ change: (inout [TableItem]) -> Void) {
    self.name = name
    self.before = before
    var after = before
    change(&after)
    self.after = after
  }

  /// All operations; each is made when its case is measured.
  static var cases: [BenchmarkCase] {
    [
      benchmarkCase("create 1k") { TableOperation($0, from: []) { $0 = TableItem.make(0..<1_000) } },
      benchmarkCase("replace 1k") {
        TableOperation($0, from: TableItem.make(0..<1_000)) { $0 = TableItem.make(1_000..<2_000) }
      },
      benchmarkCase("update every 10th of 10k") {
        TableOperation($0, from: TableItem.make(0..<10_000)) { items in
          for index in stride(from: 0, to: items.count, by: 10) { items[index].title += " !!!" }
        }
      },
      benchmarkCase("select row of 1k") {
        TableOperation($0, from: TableItem.make(0..<1_000)) { $0[1].isSelected = true }
      },
      benchmarkCase("swap rows of 1k") {
        TableOperation($0, from: TableItem.make(0..<1_000)) { $0.swapAt(1, 998) }
      },
      benchmarkCase("remove row of 1k") {
        TableOperation($0, from: TableItem.make(0..<1_000)) { _ = $0.remove(at: 500) }
      },
      benchmarkCase("create 10k") { TableOperation($0, from: []) { $0 = TableItem.make(0..<10_000) } },
      benchmarkCase("append 1k to 10k") {
        TableOperation($0, from: TableItem.make(0..<10_000)) { $0 += TableItem.make(10_000..<11_000) }
      },
      benchmarkCase("clear 10k") { TableOperation($0, from: TableItem.make(0..<10_000)) { $0 = [] } },
    ]
  }

  private static func benchmarkCase(_ name: String, _ make: @escaping (String) -> TableOperation) -> BenchmarkCase {
    BenchmarkCase("operations/\(name)", reference: Policy.spec, effort: 0.2) {
      make(name).competitors(.withClosures)
    }
  }

  func competitor<Table: TableView>(
    _ name: String, _ table: Table.Type, _ fallback: FallbackComparison
  ) -> Competitor {
    let makeRow = Table.rowMaker(RowActions())
    func mounted(_ host: HostRecorder?) -> ViewTree<Table> {
      ViewTree(Table(items: before, makeRow: makeRow), host: host, fallback: fallback)
    }
    return Competitor(name) {
      let host = HostRecorder()
      mounted(host).update(Table(items: after, makeRow: makeRow))
      return host.lines
    } setUp: {
      mounted(nil)
    } body: { tree in
      tree.update(Table(items: after, makeRow: makeRow)).patchCount
    }
  }
}
