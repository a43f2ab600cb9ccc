/// Cases that belong together, and the bars that are computed from their results.
package struct BenchmarkSuite {
  package var name: String
  /// One line that says what is measured.
  package var summary: String
  package var cases: [BenchmarkCase]
  /// Computes the suite's bars from the results that a run has.
  package var bars: (ResultTable) -> [Bar]

  package init(
    _ name: String, summary: String, cases: [BenchmarkCase], bars: @escaping (ResultTable) -> [Bar] = { _ in [] }
  ) {
    self.name = name
    self.summary = summary
    self.cases = cases
    self.bars = bars
  }
}
