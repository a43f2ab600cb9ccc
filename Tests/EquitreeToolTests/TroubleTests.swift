import Foundation
import Testing

@testable import EquitreeCommands

@Suite("equitree: errors")
struct TroubleTests {
  @Test(
    "an error in a document has file, line, column and what was expected",
    arguments: [
      ("", 1, 1, "expected a value, found the end of the text"),
      ("{\n  \"a\": 1,\n}", 3, 1, "expected the name of a member in double quotes, found '}'"),
      ("[1, 2", 1, 6, "expected ',' or ']' after an element of the array"),
      ("{\"a\": 1\n \"b\": 2}", 2, 2, "expected ',' or '}' after a member of the object, found '\"'"),
      ("{\"a\"= 1}", 1, 5, "expected ':' after the name of a member, found '='"),
      ("[\n  nul\n]", 2, 3, "expected a value, found 'nul'"),
      ("[01]", 1, 2, "a number does not start with 0"),
      ("[\"é\n\"]", 1, 4, "a control character in a string is written as an escape"),
      ("[\"a\\x\"]", 1, 4, "a string has no such escape"),
      ("[\"a", 1, 2, "the string has no end"),
      ("[1]]", 1, 4, "nothing may follow the end of the document"),
      ("{} // end", 1, 4, "nothing may follow the end of the document"),
      ("[NaN]", 1, 2, "JSON has no such number"),
    ])
  func malformed(_ text: String, _ line: Int, _ column: Int, _ expected: String) throws {
    for (old, new, name) in [(text, "1", "old.json"), ("1", text, "new.json")] {
      let run = try ToolRun.diff(old, new)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.complaint.hasPrefix("equitree: \(name): line \(line), column \(column): "), "\(run.complaint)")
      #expect(run.complaint.contains(expected), "\(run.complaint)")
    }
  }

  @Test("an error about text that is not UTF-8 has its place")
  func encoding() throws {
    let files = ["old.json": [0x5B, 0x0A, 0x22, 0xFF, 0x22, 0x5D] as [UInt8], "new.json": Array("[]".utf8)]
    let run = try ToolRun(["diff", "old.json", "new.json"], files: files)
    #expect(run.status == 2)
    #expect(run.complaint == "equitree: old.json: line 2, column 2: the text is not valid UTF-8\n")
    let wide = ["old.json": Array("[]".utf8), "new.json": [0xFF, 0xFE, 0x5B, 0x00] as [UInt8]]
    #expect(try ToolRun(["diff", "old.json", "new.json"], files: wide).complaint.contains("UTF-16"))
  }

  @Test("a missing file and a folder are errors")
  func files() throws {
    let missing = try ToolRun(["diff", "a.json", "b.json"], files: ["b.json": Array("1".utf8)])
    #expect(missing.status == 2 && missing.complaint.contains("a.json does not exist"))
    let folder = try ToolRun(["diff", "b.json", "."], files: ["b.json": Array("1".utf8)])
    #expect(folder.status == 2 && folder.complaint.contains(". is a folder"))
  }

  @Test("the last member of a name counts, and a note has the place of each")
  func repeatedNames() throws {
    let run = try ToolRun.diff("{\"a\": 1,\n \"a\": 2}", #"{"a": 2}"#)
    #expect(run.status == 0)
    #expect(
      run.complaint
        == "equitree: note: old.json: line 2, column 2: the object has \"a\" twice, the last one counts\n")
  }

  @Test("of many names that occur twice, notes name the first in the order of the text")
  func manyRepeatedNames() throws {
    let members = (0..<20).map { #""n\#($0)": {"x": 0, "x": 1}, "n\#($0)": 2"# }.joined(separator: ",\n")
    let run = try ToolRun.diff("{\(members)}", "{\(members)}")
    let lines = run.complaint.split(separator: "\n").filter { $0.contains("old.json") }
    #expect(run.status == 0 && lines.count == 6)
    #expect(lines.first?.contains(#"line 1, column 17: the object has "x" twice"#) == true, "\(lines)")
    #expect(lines[1].contains(#"line 1, column 26: the object has "n0" twice"#), "\(lines)")
    #expect(lines.last?.contains("and 35 more names") == true)
  }

  @Test(
    "an error about arguments says what to do",
    arguments: [
      ([], "equitree diff OLD NEW"), (["diff"], "two documents are missing"), (["diff", "a"], "second document"),
      (["diff", "a", "b", "c"], "unexpected argument c"), (["dif"], "no command dif"), (["--diff"], "no option --diff"),
      (["diff", "a", "b", "--what"], "no option --what"), (["diff", "a", "b", "--key"], "--key needs the name"),
      (["diff", "a", "b", "--key", "--json"], "--key needs the name"), (["diff", "-", "-"], "standard input"),
      (["diff", "a", "b", "--limit", "-1"], "--limit takes"), (["diff", "a", "b", "--limit=x"], "--limit takes"),
      (["diff", "a", "b", "--all", "--limit", "1"], "exclude each other"),
      (["diff", "a", "b", "--json=1"], "no value"),
      (["diff", "a", "b", "--json", "--quiet"], "exclude each other"),
      (["diff", "a", "b", "--by-position", "--key", "id"], "exclude each other"),
    ])
  func arguments(_ arguments: [String], _ message: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.complaint.hasPrefix("equitree: ") && run.complaint.contains(message), "\(run.complaint)")
  }

  @Test("arguments after -- are paths, even if they start with a dash")
  func pathsThatLookLikeOptions() throws {
    let files = ["--old": Array("1".utf8), "--help": Array("1".utf8)]
    #expect(try ToolRun(["diff", "--", "--old", "--help"], files: files).status == 0)
  }

  @Test("help and version go to standard output")
  func help() throws {
    for arguments in [["--help"], ["-h"], ["diff", "--help"], ["diff", "a", "-h"]] {
      let run = try ToolRun(arguments)
      #expect(run.status == 0 && run.output.contains("equitree diff OLD NEW") && run.complaint.isEmpty)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
    let version = try ToolRun(["--version"])
    #expect(version.status == 0 && version.output == "equitree \(Tool.version)\n")
  }

  @Test("a result that cannot be written is an error")
  func output() {
    var complaint = ""
    let tool = Tool(print: { _ in throw CocoaError(.fileWriteOutOfSpace) }, complain: { complaint += $0 })
    #expect(tool.run(["--version"]) == .trouble)
    #expect(complaint.contains("cannot be written"))
  }
}
