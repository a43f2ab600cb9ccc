/// Everything that one run found.
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

  /// What tells a case from all others of a report.
  package struct CaseID: Hashable, Sendable {
    package var suite: String
    package var `case`: String

    package init(suite: String, case name: String) {
      self.suite = suite
      self.case = name
    }
  }

  /// Adds what measuring a case gave.
  package mutating func add(_ outcome: BenchmarkCase.Outcome, of benchmarkCase: BenchmarkCase, suite: String) {
    results += outcome.results
    if let disagreement = outcome.disagreement { disagreements.append(disagreement) }
    references[CaseID(suite: suite, case: benchmarkCase.name)] = benchmarkCase.reference
  }

}
