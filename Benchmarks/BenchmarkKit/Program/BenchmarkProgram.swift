/// The benchmark program: reads the command line, measures, and reports.
package struct BenchmarkProgram {
  /// The suites to measure, and notes to print before them.
  package struct Run {
    package var suites: [BenchmarkSuite]
    package var notes: [String]

    package init(suites: [BenchmarkSuite], notes: [String] = []) {
      self.suites = suites
      self.notes = notes
    }
  }

  /// The exit status of the process.
  package enum ExitStatus: Int32 {
    case agreement = 0
    case disagreement = 1
    case badArguments = 2
    case slower = 3
  }

  private let suites: [BenchmarkSuite]
  private let records: (_ old: String, _ new: String, _ key: String?) throws(UsageError) -> Run
  private let machine: Machine
  private let plans: (full: MeasurementPlan, quick: MeasurementPlan)
  private let print: (String) -> Void
  private let complain: (String) -> Void
  private let isTerminal: Bool

  /// Creates a program that writes results to `print`, and all other messages to `complain`.
  package init(
    suites: [BenchmarkSuite],
    records: @escaping (_ old: String, _ new: String, _ key: String?) throws(UsageError) -> Run,
    machine: Machine = .current(), plans: (full: MeasurementPlan, quick: MeasurementPlan) = (.full, .quick),
    isTerminal: Bool, print: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.suites = suites
    self.records = records
    self.machine = machine
    self.plans = plans
    self.isTerminal = isTerminal
    self.print = print
    self.complain = complain
  }

  /// Does what `arguments` ask for; the program's own name is not among them.
  package func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      let options = try Options(parsing: arguments)
      switch options.mode {
      case .help:
        print(Options.help + "\n")
        return .agreement
      case .list:
        for suite in try selectedSuites(options) {
          for name in suite.cases.map(\.name) { print("\(suite.name)/\(name)\n") }
        }
        return .agreement
      case .measure, .records: return try measure(options)
      }
    } catch {
      complain("equitree-bench: \(error)\n")
      return .badArguments
    }
  }

  // MARK: - Choosing

  private func chosenRun(_ options: Options) throws(UsageError) -> Run {
    guard case .records(let old, let new) = options.mode else { return Run(suites: try selectedSuites(options)) }
    return try records(old, new, options.key)
  }

  /// The suites that the options name, with the cases that pass the filter.
  private func selectedSuites(_ options: Options) throws(UsageError) -> [BenchmarkSuite] {
    for name in options.suites where !suites.contains(where: { $0.name == name }) {
      throw UsageError("there is no suite \(name): choose from \(suites.map(\.name).joined(separator: ", "))")
    }
    var chosen = suites.filter { options.suites.isEmpty || options.suites.contains($0.name) }
    if let filter = options.filter?.lowercased() {
      for index in chosen.indices {
        let suite = chosen[index].name
        chosen[index].cases.removeAll { !"\(suite)/\($0.name)".lowercased().contains(filter) }
      }
      chosen.removeAll { $0.cases.isEmpty }
      if chosen.isEmpty { throw UsageError("no case has \"\(filter)\" in its name: see --list for the names") }
    }
    return chosen
  }

  // MARK: - Measuring

  private func measure(_ options: Options) throws(UsageError) -> ExitStatus {
    // Errors that the user can correct come before the minutes of measuring.
    let outputs = try Outputs(options)
    var baseline: ReportDocument?
    if let path = options.baseline { baseline = try ReportDocument.read(from: path) }
    let run = try chosenRun(options)

    var report = BenchmarkReport(machine: machine)
    report.notes = run.notes
    let progress = ProgressLine(isTerminal: isTerminal, write: complain)
    let steps = run.suites.map(\.cases.count).reduce(0, +)
    var step = 0
    for suite in run.suites {
      for benchmarkCase in suite.cases {
        step += 1
        progress.show(step, of: steps, "\(suite.name)/\(benchmarkCase.name)")
        let outcome = benchmarkCase.measure(suite: suite.name, plan: options.isQuick ? plans.quick : plans.full)
        report.add(outcome, of: benchmarkCase, suite: suite.name)
      }
    }
    progress.end()
    let table = ResultTable(report.results)
    report.bars = run.suites.flatMap { $0.bars(table) }
    // A user who asks for some cases knows that the others were not measured.
    if options.filter != nil { report.bars.removeAll { $0.holds == nil } }
    report.baseline = baseline.map {
      BaselineComparison(
        old: $0, newMachine: machine, newResults: report.results, tolerance: options.failAbove)
    }
    print(report.text)
    try outputs.write(report)
    if !report.disagreements.isEmpty { return .disagreement }
    guard let comparison = report.baseline, comparison.tolerance != nil else { return .agreement }
    if comparison.rows.isEmpty {
      throw UsageError("the baseline has none of the results that were measured: nothing can be said by --fail-above")
    }
    return comparison.tooSlow.isEmpty ? .agreement : .slower
  }
}
