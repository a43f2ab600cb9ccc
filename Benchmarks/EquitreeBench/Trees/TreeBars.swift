import BenchmarkKit
import BenchmarkTrees

/// The names of the competitors, as the bars look them up.
enum TreeCompetitor {
  static let tree = "tree"
  static let bareLoop = "bare loop"
}

/// The bars for trees.
func treeBars(_ results: ResultTable) -> [Bar] {
  TableVersions.Strings.allCases.map { strings in
    Bar(
      id: strings == .rebuilt ? "T1" : "T1.\(strings.rawValue)",
      text: "a skipped row to the bare loop, strings \(strings.rawValue)", .atMost, 1.6,
      value: results.ratio(
        of: TreeCompetitor.tree, to: TreeCompetitor.bareLoop, suite: "trees", case: oneRowChangedName(strings)))
  }
}
