/// Results by suite, case and competitor.
package struct ResultTable {
  private let medians: [BenchmarkResult.ID: Double]

  package init(_ results: [BenchmarkResult]) {
    medians = Dictionary(results.map { ($0.id, $0.median) }, uniquingKeysWith: { _, last in last })
  }

  /// The median of a competitor in a case, or nil where it was not measured.
  package func median(_ competitor: String, _ suite: String, _ name: String) -> Double? {
    medians[BenchmarkResult.ID(suite: suite, case: name, competitor: competitor)]
  }

  /// How many times as long as `reference` a competitor took in a case, or nil where one of them was not measured or
  /// the reference took no time that the clock could see.
  package func ratio(of competitor: String, to reference: String, suite: String, case name: String) -> Double? {
    guard let time = median(competitor, suite, name), let base = median(reference, suite, name), base > 0 else {
      return nil
    }
    return time / base
  }
}
