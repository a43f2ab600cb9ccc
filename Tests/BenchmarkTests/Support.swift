import BenchmarkKit
import Foundation

/// A machine for tests, which do not depend on it.
let testMachine = Machine(
  cpu: "Test <processor> & \"co\"", cores: 3, os: "Test OS", architecture: "test", swift: "6", build: "release")

/// A plan that measures as little as possible.
let shortestPlan = MeasurementPlan(rounds: 1, sample: 1)

/// A result with figures around `median`.
func result(
  _ competitor: String, _ median: Double, spread: Double = 0, suite: String = "suite", case name: String = "group/case"
) -> BenchmarkResult {
  BenchmarkResult(
    suite: suite, case: name, competitor: competitor, unit: "ns",
    spread: Spread(median: median, p10: median - spread, p90: median + spread), iterations: 100)
}

/// A case in which each competitor gives the answer next to its name.
func caseAnswering(_ answers: [(name: String, answer: Int)], named name: String = "group/case") -> BenchmarkCase {
  BenchmarkCase(name, reference: answers[0].name) {
    answers.map { competitor in Competitor(competitor.name) { competitor.answer } }
  }
}

/// Runs `body` with the path of a new empty folder, which is removed afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

/// Everything that a run of the program wrote.
struct ProgramRun {
  var status: BenchmarkProgram.ExitStatus
  var output = ""
  var complaints = ""
}

/// Runs the program with `suites` in place of its usual ones.
func runProgram(_ arguments: [String], suites: [BenchmarkSuite], isTerminal: Bool = false) -> ProgramRun {
  final class Collector { var text = "" }
  let output = Collector()
  let complaints = Collector()
  let program = BenchmarkProgram(
    suites: suites,
    records: { (old, new, key) throws(UsageError) in
      BenchmarkProgram.Run(suites: [], notes: ["records \(old) \(new) \(key ?? "-")"])
    },
    machine: testMachine, plans: (shortestPlan, shortestPlan), isTerminal: isTerminal,
    print: { output.text += $0 }, complain: { complaints.text += $0 })
  let status = program.run(arguments)
  return ProgramRun(status: status, output: output.text, complaints: complaints.text)
}
