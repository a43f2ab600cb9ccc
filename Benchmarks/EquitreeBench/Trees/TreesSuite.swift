import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// Updates of trees: a table with keys, plain data, and the operations that a user starts.
func treesSuite() -> BenchmarkSuite {
  let strings = TableVersions.Strings.allCases
  return BenchmarkSuite(
    "trees", summary: "updates of a tree, by the row or node",
    cases: strings.map(oneRowChanged) + strings.map(memoizedRows) + [movedRows(), mounting(), unmounting()]
      + PolicyRows.allCases.map(OneRowPolicyRun.benchmarkCase) + DataShape.allCases.map(dataUpdates) + shapeCases()
      + TableOperation.cases,
    bars: treeBars)
}
