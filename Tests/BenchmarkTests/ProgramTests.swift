import BenchmarkKit
import Foundation
import Testing

@Suite("The benchmark program")
struct ProgramTests {
  private let suites = [
    BenchmarkSuite(
      "one", summary: "",
      cases: [caseAnswering([("a", 1), ("b", 1)], named: "x/first"), caseAnswering([("a", 1)], named: "x/second")]),
    BenchmarkSuite(
      "two", summary: "", cases: [caseAnswering([("a", 1)], named: "y/first")],
      bars: { [Bar(id: "T", text: "", .atMost, 0, value: $0.median("a", "two", "y/first"))] }),
  ]

  @Test(
    "bad arguments end with status 2 and a message that says what to do",
    arguments: [
      (["--nonsense"], "--help"), (["extra"], "--help"), (["--suite"], "needs the name of a suite"),
      (["--suite", "--quick"], "needs the name of a suite"), (["--suite", "three"], "choose from one, two"),
      (["--filter", "nothing like it"], "--list"), (["--json"], "needs the path"), (["--json="], "needs the path"),
      (["--json", "/nowhere/at/all.json"], "create it first"), (["--json", "/"], "is a folder"),
      (["--json", "a", "--json", "b"], "given twice"), (["--json", "a", "--html", "a"], "its own path"),
      (["--json", "a", "--html", "./b/../a"], "its own path"),
      (["--records", "a", "b", "--json", "./a"], "is read by this run"),
      (["--baseline", "a", "--json", "a"], "is read by this run"),
      (["--quick=yes"], "takes no value"), (["--key", "id"], "goes with --records"),
      (["--records", "a"], "two files"), (["--records", "a", "b", "--suite", "one"], "leave --suite"),
      (["--records", "a", "b", "--list"], "exclude each other"),
      (["--fail-above", "10%"], "goes with --baseline"), (["--fail-above", "much"], "takes a part such as 10%"),
      (["--fail-above", "-1%"], "takes a part such as 10%"), (["--fail-above", "nan"], "takes a part such as 10%"),
      (["--fail-above"], "needs a part"), (["--fail-above", "1", "--fail-above", "2"], "given twice"),
      (["--baseline", "/nowhere.json"], "does not exist"), (["--baseline", "/"], "is a folder"),
    ])
  func badArguments(_ arguments: [String], _ message: String) {
    let run = runProgram(arguments, suites: suites)
    #expect(run.status == .badArguments)
    #expect(run.output.isEmpty)
    #expect(run.complaints.hasPrefix("equitree-bench: ") && run.complaints.contains(message), "\(run.complaints)")
  }

  @Test("the list has the names of the cases that the options choose")
  func list() {
    #expect(runProgram(["--list"], suites: suites).output == "one/x/first\none/x/second\ntwo/y/first\n")
    #expect(runProgram(["--list", "--suite", "two"], suites: suites).output == "two/y/first\n")
    #expect(runProgram(["--list", "--filter", "FIRST"], suites: suites).output == "one/x/first\ntwo/y/first\n")
    #expect(runProgram(["--list", "--filter=one/x/s"], suites: suites).output == "one/x/second\n")
  }

  @Test("help is shown with any other options")
  func help() {
    let run = runProgram(["--list", "--help"], suites: suites)
    #expect(run.status == .agreement && run.output.contains("--baseline FILE"))
  }

  @Test("all suites are measured, and a missed bar leaves the status 0")
  func everything() {
    let run = runProgram([], suites: suites)
    #expect(run.status == .agreement)
    for text in ["one · x", "two · y", "not reached"] { #expect(run.output.contains(text)) }
    #expect(run.complaints == "[1/3] one/x/first\n[2/3] one/x/second\n[3/3] two/y/first\n")
  }

  @Test("found-case 63: a run of some cases says nothing about goals that need others")
  func filteredBars() {
    let both = BenchmarkSuite(
      "two", summary: "",
      cases: [caseAnswering([("a", 1)], named: "y/first"), caseAnswering([("a", 1)], named: "z/second")],
      bars: { table in
        ["y/first", "z/second"].map { Bar(id: "T \($0)", text: "", .atMost, 0, value: table.median("a", "two", $0)) }
      })
    let some = runProgram(["--filter", "y/"], suites: [both]).output
    #expect(some.contains("T y/first") && !some.contains("T z/second") && !some.contains("not measured"))
    let none = runProgram(["--filter", "x/second"], suites: suites).output
    #expect(!none.contains("Bars"))
    #expect(runProgram([], suites: [both]).output.contains("T z/second"))
  }

  @Test("on a terminal, the progress is one line that is redrawn and cleared")
  func progress() {
    let run = runProgram(["--filter", "x/"], suites: suites, isTerminal: true)
    #expect(run.complaints == "\r[1/2] one/x/first\u{1B}[K\r[2/2] one/x/second\u{1B}[K\r\u{1B}[K")
  }

  @Test("answers that differ end with status 1 and are in every report")
  func disagreement() throws {
    let suite = BenchmarkSuite("odd", summary: "", cases: [caseAnswering([("a", 1), ("b", 2)])])
    try withTemporaryFolder { folder in
      let paths = ["json", "markdown", "html"].map { "\(folder)/report.\($0)" }
      let run = runProgram(
        ["--json", paths[0], "--markdown", paths[1], "--html", paths[2]], suites: [suite])
      #expect(run.status == .disagreement)
      #expect(run.output.contains("The answers differ: odd/group/case"))
      let document = try ReportDocument.read(from: paths[0])
      #expect(document.disagreements.count == 1)
      for path in paths[1...] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("The answers differ: odd/group/case"))
      }
    }
  }

  @Test("a report replaces an earlier one as a whole, and keeps a symbolic link to it")
  func replacing() throws {
    try withTemporaryFolder { folder in
      let target = folder + "/target.json"
      let link = folder + "/link.json"
      try String(repeating: "x", count: 100_000).write(toFile: target, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      #expect(runProgram(["--suite", "two", "--json", link], suites: suites).status == .agreement)
      let document = try ReportDocument.read(from: target)
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(document.results.count == 1 && destination == target && files.count == 2)
    }
  }

  @Test("records are passed on with their key, and having no pair is not a failure")
  func records() {
    let run = runProgram(["--records", "a.json", "b.json", "--key", "code"], suites: suites)
    #expect(run.status == .agreement)
    #expect(run.output.contains("records a.json b.json code"))
  }
}
