import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// Updates of trees: a table with keys, plain data, and the operations that a user starts.
func treesSuite() -> BenchmarkSuite {
  BenchmarkSuite(
    "trees", summary: "updates of a tree, by the row or node",
    cases: TableVersions.Strings.allCases.map(oneRowChanged), bars: treeBars)
}
