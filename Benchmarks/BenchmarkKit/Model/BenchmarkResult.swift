/// The figures of one competitor in one case, in the form of the JSON report.
package struct BenchmarkResult: Codable, Equatable, Sendable {
  package var suite: String
  package var `case`: String
  package var competitor: String
  /// The unit of the three figures.
  package var unit: String
  package var median: Double
  package var p10: Double
  package var p90: Double
  /// The number of operations in one timed sample.
  package var iterations: Int
  /// The number that the competitor counted, if it is a figure of interest.
  package var answer: Int?

  package init(
    suite: String, case name: String, competitor: String, unit: String, spread: Spread, iterations: Int,
    answer: Int? = nil
  ) {
    self.suite = suite
    self.case = name
    self.competitor = competitor
    self.unit = unit
    median = spread.median
    p10 = spread.p10
    p90 = spread.p90
    self.iterations = iterations
    self.answer = answer
  }

  /// The identity of a result in a report.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package var suite: String
    package var `case`: String
    package var competitor: String
    package var description: String { "\(suite)/\(self.case), \(competitor)" }
  }

  package var id: ID { ID(suite: suite, case: self.case, competitor: competitor) }
}
