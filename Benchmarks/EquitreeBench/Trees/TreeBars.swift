import BenchmarkKit
import BenchmarkTrees

/// The names of the competitors, as the bars look them up.
enum TreeCompetitor {
  static let tree = "tree"
  static let bareLoop = "bare loop"
  static let oneLeaf = "tree, one leaf changed"
  static let sharedStorage = "tree, one leaf changed, all other storage shared"
  static let oneRow = "one row changed"
}

/// T1 to T4, T8 and T9.
func treeBars(_ results: ResultTable) -> [Bar] {
  oneRowBars(results) + policyBars(results) + dataBars(results) + mountBars(results) + moveBars(results)
    + memoBars(results)
}

private func oneRowBars(_ results: ResultTable) -> [Bar] {
  TableVersions.Strings.allCases.map { strings in
    Bar(
      id: strings == .rebuilt ? "T1" : "T1.\(strings.rawValue)",
      text: "a skipped row to the bare loop, strings \(strings.rawValue)", .atMost, 1.6,
      value: results.ratio(
        of: TreeCompetitor.tree, to: TreeCompetitor.bareLoop, suite: "trees", case: oneRowChangedName(strings)))
  }
}

private func policyBars(_ results: ResultTable) -> [Bar] {
  PolicyRows.allCases.map { rows in
    Bar(
      id: rows == .withoutClosures ? "T2" : "T2.closures", text: "Mirror to spec, rows \(rows.rawValue)", .atLeast, 100,
      value: results.ratio(of: Policy.mirror, to: Policy.spec, suite: "trees", case: policyCaseName(rows)))
  }
}

private func dataBars(_ results: ResultTable) -> [Bar] {
  func ratio(_ competitor: String, to reference: String, _ shape: DataShape) -> Double? {
    results.ratio(of: competitor, to: reference, suite: "trees", case: dataCaseName(shape))
  }
  func worst(_ competitor: String, to reference: String, _ shapes: [DataShape]) -> Double? {
    let ratios = shapes.compactMap { ratio(competitor, to: reference, $0) }
    return ratios.count == shapes.count ? ratios.max() : nil
  }
  return [
    Bar(
      id: "T3", text: "equal plain data to the bare compare, fan-out 10 and more", .atMost, 1.8,
      value: worst(TreeCompetitor.tree, to: TreeCompetitor.bareLoop, [.fanOut10, .fanOut100])),
    Bar(
      id: "T3.any", text: "equal plain data to the bare compare, worst shape", .atMost, 3,
      value: worst(TreeCompetitor.tree, to: TreeCompetitor.bareLoop, DataShape.allCases)),
    Bar(
      id: "T3.leaf", text: "one changed leaf to equal plain data, worst shape", .atMost, 1.2,
      value: worst(TreeCompetitor.oneLeaf, to: TreeCompetitor.tree, DataShape.allCases)),
    Bar(
      id: "T3.shared", text: "microseconds for one changed leaf at depth 100, all other storage shared", .atMost, 20,
      value: results.median(TreeCompetitor.sharedStorage, "trees", dataCaseName(.deep))
        .map { $0 * Double(DataShape.deepNodeCount) / 1e3 }),
  ]
}

private func mountBars(_ results: ResultTable) -> [Bar] {
  [
    Bar(
      id: "T4", text: "nanoseconds for mounting a node of the table", .atMost, 100,
      value: results.median(TreeCompetitor.tree, "trees", mountingName)),
    Bar(
      id: "T4.unmount", text: "nanoseconds for unmounting a node of the table", .atMost, 60,
      value: results.median(TreeCompetitor.tree, "trees", unmountingName)),
  ]
}

private func moveBars(_ results: ResultTable) -> [Bar] {
  RowMove.allCases.map { move in
    Bar(
      id: "T8.\(move.rawValue)", text: "\(move.name) of 10k rows to an update of one row", .atMost,
      move == .shuffle ? 4 : 2,
      value: results.ratio(of: move.name, to: TreeCompetitor.oneRow, suite: "trees", case: movedRowsName))
  }
}

private func memoBars(_ results: ResultTable) -> [Bar] {
  TableVersions.Strings.allCases.map { strings in
    Bar(
      id: strings == .rebuilt ? "T9" : "T9.shared",
      text: "memoized rows to comparing the elements, strings \(strings.rawValue)", .atMost,
      strings == .rebuilt ? 1.6 : 2.5,
      value: results.ratio(
        of: TreeCompetitor.tree, to: TreeCompetitor.bareLoop, suite: "trees", case: memoizedRowsName(strings)))
  }
}
