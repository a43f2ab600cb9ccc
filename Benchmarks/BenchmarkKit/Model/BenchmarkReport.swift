/// The results of one run.
package struct BenchmarkReport {
  package var machine: Machine
  package var results: [BenchmarkResult] = []
  package var bars: [Bar] = []
  package var disagreements: [Disagreement] = []
  /// The reference competitor of each case, by suite and case.
  package var references: [CaseID: String] = [:]
  /// Lines that belong before the figures.
  package var notes: [String] = []
  /// How the run compares with an earlier one.
  package var baseline: BaselineComparison?

  package init(machine: Machine) {
    self.machine = machine
  }

  /// The identity of a case in a report.
  package struct CaseID: Hashable, Sendable {
    package var suite: String
    package var `case`: String

    package init(suite: String, case name: String) {
      self.suite = suite
      self.case = name
    }
  }

  /// Adds the results of a case.
  package mutating func add(_ outcome: BenchmarkCase.Outcome, of benchmarkCase: BenchmarkCase, suite: String) {
    results += outcome.results
    if let disagreement = outcome.disagreement { disagreements.append(disagreement) }
    references[CaseID(suite: suite, case: benchmarkCase.name)] = benchmarkCase.reference
  }

}
