/// Results by suite, case and competitor.
package struct ResultTable {
  private let medians: [BenchmarkResult.ID: Double]

  package init(_ results: [BenchmarkResult]) {
    medians = Dictionary(results.map { ($0.id, $0.median) }, uniquingKeysWith: { _, last in last })
  }

  /// Returns the median of a competitor in a case, or nil if it was not measured.
  package func median(_ competitor: String, _ suite: String, _ name: String) -> Double? {
    medians[BenchmarkResult.ID(suite: suite, case: name, competitor: competitor)]
  }

  /// Returns the ratio of a competitor's time to that of `reference` in a case, or nil if one of them was not measured
  /// or the reference took no measurable time.
  package func ratio(of competitor: String, to reference: String, suite: String, case name: String) -> Double? {
    guard let time = median(competitor, suite, name), let base = median(reference, suite, name), base > 0 else {
      return nil
    }
    return time / base
  }
}
