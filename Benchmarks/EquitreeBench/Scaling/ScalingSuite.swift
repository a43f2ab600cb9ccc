import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// Tables from a thousand nodes to a million: updating, and evaluating one node that was invalidated or that has read
/// what changed.
func scalingSuite() -> BenchmarkSuite {
  BenchmarkSuite(
    "scaling", summary: "cost against the size of the tree",
    cases: TreeSize.allCases.map(updates) + TreeSize.allCases.map(flushes) + TreeSize.allCases.map(observedChanges),
    bars: scalingBars)
}

/// The number of nodes of a table.
enum TreeSize: Int, CaseIterable {
  case thousand = 1_000
  case tenThousand = 10_000
  case hundredThousand = 100_000
  case million = 1_000_000

  var name: String {
    switch self {
    case .thousand: "1k nodes"
    case .tenThousand: "10k nodes"
    case .hundredThousand: "100k nodes"
    case .million: "1M nodes"
    }
  }

  /// Six nodes to each row.
  var rows: Int { rawValue / 6 }

  /// The larger a tree, the shorter it is measured.
  var effort: Double { self == .million ? 0.25 : 0.4 }

  func caseName(_ group: String) -> String { "table/\(group)/\(name)" }
}

enum ScalingCompetitor {
  static let sameNode = "same node"
  static let scatteredNodes = "scattered nodes"
}

private func scalingBars(_ results: ResultTable) -> [Bar] {
  func spread(_ group: String) -> Double? {
    let medians = TreeSize.allCases.compactMap {
      results.median(ScalingCompetitor.sameNode, "scaling", $0.caseName(group))
    }
    guard medians.count == TreeSize.allCases.count, let slowest = medians.max(), let fastest = medians.min() else {
      return nil
    }
    return slowest / fastest
  }
  return [
    Bar(
      id: "T5", text: "one property changed, the slowest size from 1k to 1M nodes to the fastest", .atMost, 1.5,
      value: spread(observedGroup)),
    Bar(
      id: "T5.flush", text: "one node invalidated, the slowest size from 1k to 1M nodes to the fastest", .atMost, 1.5,
      value: spread(flushGroup)),
  ]
}

private let updateGroup = "one row changed"
private let flushGroup = "invalidate and flush"

/// One row changes; the time is that for each node of the tree.
private func updates(of size: TreeSize) -> BenchmarkCase {
  BenchmarkCase(size.caseName(updateGroup), reference: TreeCompetitor.tree, effort: size.effort) {
    let versions = TableVersions.oneRowChanged(rows: size.rows, strings: .rebuilt)
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    let tree = ViewTree(SpecifiedTable(items: versions.start, makeRow: makeRow))
    let next = versions.cycle()
    return [
      Competitor(TreeCompetitor.tree, operations: size.rawValue) {
        tree.update(SpecifiedTable(items: next(), makeRow: makeRow)).patchCount
      }
    ]
  }
}

/// One row is invalidated and evaluated; the answer is the number of bodies that were evaluated.
private func flushes(in size: TreeSize) -> BenchmarkCase {
  BenchmarkCase(size.caseName(flushGroup), reference: ScalingCompetitor.sameNode, effort: size.effort) {
    let items = TableItem.make(0..<size.rows)
    let makeRow = SpecifiedTable.rowMaker(RowActions())
    let table = SpecifiedTable(items: items, makeRow: makeRow)
    return [
      flush(ScalingCompetitor.sameNode, table) { _ in size.rows / 4 },
      flush(ScalingCompetitor.scatteredNodes, table) { ($0 &* 7_919 &+ 13) % size.rows },
    ]
  }
}

private func flush(_ name: String, _ table: SpecifiedTable, _ row: @escaping (Int) -> Int) -> Competitor {
  let tree = ViewTree(table)
  // The decisions of an update name the nodes of the rows.
  let copy = SpecifiedTable(items: table.items.map { $0 }, makeRow: table.makeRow)
  let rows = tree.update(copy).decisions.filter { $0.viewType == SpecifiedRow.self }.map(\.node)
  precondition(rows.count == table.items.count, "An update of a list has one decision for each row.")
  let flushes = 64
  var number = 0
  return Competitor(name, operations: flushes) {
    var evaluated = 0
    for _ in 0..<flushes {
      number += 1
      tree.invalidate(rows[row(number)])
      evaluated += tree.flush().summary.evaluated
    }
    return evaluated
  }
}
