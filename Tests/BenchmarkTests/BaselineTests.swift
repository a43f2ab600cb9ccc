import BenchmarkKit
import Foundation
import Testing

@Suite("Comparison with a baseline")
struct BaselineTests {
  private func document(_ results: [BenchmarkResult], machine: Machine = testMachine) -> ReportDocument {
    var report = BenchmarkReport(machine: machine)
    report.results = results
    return ReportDocument(report)
  }

  @Test("ratios are new to old, and marked if the spreads do not overlap")
  func ratios() {
    let old = document([result("a", 100, spread: 5), result("b", 100, spread: 5), result("c", 100, spread: 5)])
    let new = [result("a", 50, spread: 5), result("b", 108, spread: 5), result("c", 120, spread: 5)]
    let comparison = BaselineComparison(old: old, newMachine: testMachine, newResults: new)
    #expect(comparison.rows.map(\.ratio) == [0.5, 1.08, 1.2])
    #expect(comparison.rows.map(\.isBeyondSpread) == [true, false, true])
    #expect(comparison.otherMachine == nil)
    #expect(comparison.lines.contains("Beyond the spread: 1 slower, 1 faster; 1 within it."))
  }

  @Test("found-case 63: a result is too slow if it is slower than the limit and beyond the spread of both runs")
  func tooSlow() {
    let old = document(["a", "b", "c", "d"].map { result($0, 100, spread: 5) })
    // Much slower; slower but not beyond the limit; much slower but too noisy to say so; faster.
    let new = [
      result("a", 150, spread: 5), result("b", 111, spread: 1), result("c", 150, spread: 60),
      result("d", 50, spread: 5),
    ]
    func names(_ tolerance: Double?) -> [String] {
      BaselineComparison(old: old, newMachine: testMachine, newResults: new, tolerance: tolerance).tooSlow
        .map(\.id.competitor)
    }
    #expect(names(0.2) == ["a"] && names(0.1) == ["a", "b"] && names(0) == ["a", "b"])
    #expect(names(0.6).isEmpty && names(nil).isEmpty)
  }

  @Test("found-case 63: --fail-above decides the status")
  func status() throws {
    let suite = BenchmarkSuite("suite", summary: "", cases: [caseAnswering([("a", 1)])])
    try withTemporaryFolder { folder in
      let path = folder + "/old.json"
      #expect(runProgram(["--json", path], suites: [suite]).status == .agreement)
      var document = try ReportDocument.read(from: path)
      func run(_ scale: Double, _ arguments: String...) throws -> (status: BenchmarkProgram.ExitStatus, output: String)
      {
        var changed = document
        for index in changed.results.indices {
          changed.results[index].median *= scale
          changed.results[index].p10 *= scale
          changed.results[index].p90 *= scale
        }
        try Data(changed.encoded()).write(to: URL(fileURLWithPath: path))
        let run = runProgram(["--baseline", path] + arguments, suites: [suite])
        return (run.status, run.output)
      }
      // No machine becomes a million times faster or slower within a moment.
      let slow = try run(1e-6, "--fail-above", "10%")
      #expect(slow.status == .slower && slow.output.contains("Too slow, more than 10.0 % slower"), "\(slow.output)")
      #expect(try run(1e6, "--fail-above=10").status == .agreement)
      #expect(try run(1e-6).status == .agreement)
      document.results = []
      #expect(try run(1, "--fail-above", "10%").status == .badArguments)
    }
  }

  @Test("results that only one run has are listed")
  func missingAndAdded() {
    let comparison = BaselineComparison(
      old: document([result("gone", 1), result("kept", 1)]), newMachine: testMachine,
      newResults: [result("kept", 1), result("fresh", 1)])
    #expect(comparison.missing.map(\.competitor) == ["gone"])
    #expect(comparison.added.map(\.competitor) == ["fresh"])
  }

  @Test("a baseline from another machine is marked")
  func otherMachine() {
    var other = testMachine
    other.cores += 1
    let comparison = BaselineComparison(
      old: document([], machine: other), newMachine: testMachine, newResults: [])
    #expect(comparison.lines.contains { $0.contains("another machine") })
  }

  @Test("a run reads what an earlier run wrote")
  func wholeRun() throws {
    let suite = BenchmarkSuite("suite", summary: "", cases: [caseAnswering([("a", 1)])])
    try withTemporaryFolder { folder in
      let path = folder + "/old.json"
      #expect(runProgram(["--json", path], suites: [suite]).status == .agreement)
      let run = runProgram(["--baseline", path], suites: [suite])
      #expect(run.status == .agreement)
      #expect(run.output.contains("Compared with the baseline"))
    }
  }

  @Test(
    "a baseline that cannot be read is an error before anything is measured",
    arguments: [
      ("{\n  \"schema\": 1,\n}", "line 3, column 1"), ("[]", "no schema number"), ("{\"schema\": 2}", "schema 2"),
      (#"{"schema": 1, "machine": {"cpu": "x"}}"#, "missing"),
      (#"{"schema": 1, "machine": 3}"#, ".machine has another type"),
    ])
  func malformed(_ text: String, _ complaint: String) throws {
    final class Counter { var count = 0 }
    let prepared = Counter()
    let counted = BenchmarkCase("case", reference: "a") {
      prepared.count += 1
      return []
    }
    try withTemporaryFolder { folder in
      let path = folder + "/old.json"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let run = runProgram(
        ["--baseline", path], suites: [BenchmarkSuite("suite", summary: "", cases: [counted])])
      #expect(run.status == .badArguments)
      #expect(run.complaints.contains(complaint) && run.complaints.contains(path), "\(run.complaints)")
      #expect(prepared.count == 0)
    }
  }
}
