import Foundation
import Testing

@testable import EquitreeCommands

@Suite("equitree: input, and messages about it")
struct InputTests {
  @Test("found-case 60: files whose names are not UTF-8 are found, and messages escape the bytes that are not")
  func names() throws {
    let script = """
      old=$(printf 'a\\377b.json'); new=$(printf 'c\\303.json')
      echo '[1]' >"$old"; echo '[2]' >"$new"
      "$TOOL" diff "$old" "$new" || echo "status $?"
      "$TOOL" diff "$old" "$new" --json | grep '"old"'
      "$TOOL" diff "$old" "$(printf 'd\\376.json')" || echo "status $?"
      "$TOOL" diff "$old" "$new" "$new" || echo "status $?"
      """
    let run = try ToolRun.shell(script)
    #expect(run.output.contains("changed  [0]: 1 → 2") && run.output.contains("status 1"), "\(run)")
    #expect(run.output.contains("\"old\":\"a\u{FFFD}b.json\""), "\(run)")
    #expect(run.complaint.contains("d\\xFE.json does not exist"), "\(run)")
    #expect(run.complaint.contains("unexpected argument c\\xC3.json"), "\(run)")
  }

  @Test(
    "found-case 60: names and arguments that a terminal might obey are written with escapes",
    arguments: [
      ["diff", "\u{1B}[31mred\u{7}.json", "b.json"], ["diff", "b.json", "\u{1B}[31mred\u{7}.json"],
      ["diff", "\u{202E}a.json", "b.json"], ["diff", "a\nb.json", "b.json"],
      ["diff", "b.json", "b.json", "--\u{1B}[31m"],
      ["diff", "b.json", "b.json", "--limit", "\u{1B}[31m"], ["diff", "b.json", "b.json", "--json=\u{1B}[31m"],
      ["\u{1B}[31m"], ["diff", "b.json", "b.json", "\u{1B}[31m"], ["diff", "b.json", "b.json", "--key", "\u{1B}[31m"],
      ["diff", "b.json", "b.json", "--ignore", "\u{9B}31m"], ["diff", "\u{1B}[31m.json", "b.json"],
    ])
  func escapes(_ arguments: [String]) throws {
    let run = try ToolRun(arguments, files: ["b.json": Array("[1]".utf8), "\u{1B}[31m.json": Array("[1".utf8)])
    #expect(run.complaint.hasPrefix("equitree: ") && run.complaint.contains("\\u"), "\(run.complaint)")
    #expect(run.complaint.dropLast().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(run.complaint.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
  }

  @Test("found-case 60: a message says in words why standard input, output or a file cannot be read or written")
  func systemErrors() throws {
    let closed = try ToolRun.shell("echo 1 >a.json; \"$TOOL\" diff - a.json <&- || echo \"status $?\"")
    #expect(closed.output == "status 2\n")
    #expect(
      closed.complaint
        == "equitree: standard input cannot be read: it is closed: pipe a document into it, or give a path\n")
    let folder = try ToolRun.shell("echo 1 >a.json; \"$TOOL\" diff - a.json <. || echo \"status $?\"")
    #expect(folder.complaint.contains("standard input cannot be read: is a directory"), "\(folder)")
    let output = try ToolRun.shell("echo 1 >a.json; \"$TOOL\" diff a.json a.json >&- || echo \"status $?\" >&2")
    #expect(output.complaint == "equitree: the result cannot be written: it is closed\nstatus 2\n")
    for run in [closed, folder, output] { #expect(!run.complaint.contains("NSCocoa")) }
  }

  @Test(
    "found-case 60: the encoding of a text that is not UTF-8 is named",
    arguments: [
      ([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B], "UTF-32"),
      ([0x5B, 0, 0, 0, 0x5D, 0, 0, 0], "UTF-32LE"), ([0, 0, 0, 0x5B, 0, 0, 0, 0x5D], "UTF-32BE"),
      ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], "UTF-16"),
      ([0x5B, 0, 0x5D, 0], "UTF-16LE"), ([0, 0x5B, 0, 0x5D], "UTF-16BE"), ([0x31, 0], "UTF-16LE"),
      ([0, 0x31], "UTF-16BE"),
      ([0x22, 0, 0x2C, 0x4E, 0x22, 0], "UTF-16LE"), ([0, 0x22, 0x4E, 0x2C, 0, 0x22], "UTF-16BE"),
    ] as [([UInt8], String)])
  func encodings(_ bytes: [UInt8], _ name: String) throws {
    let run = try ToolRun(["diff", "a", "b"], files: ["a": bytes, "b": Array("1".utf8)])
    #expect(run.status == 2)
    #expect(run.complaint.contains("the text is \(name): JSON is read as UTF-8 only"), "\(run.complaint)")
    #expect(run.complaint.contains("iconv -f \(name) -t UTF-8"))
  }

  @Test(
    "found-case 60: NDJSON is recognized with advice, and other text after a document is not taken for it",
    arguments: [
      ("{\"a\": 1}\n{\"a\": 2}\n", true), ("[1]\r\n[2]", true), ("1\n2", true), ("\"a\"\n\n\"b\"", true),
      ("{} {}", false), ("[1]]", false), ("{}\n// end", false), ("{}\n}", false),
    ])
  func lines(_ text: String, _ isNamed: Bool) throws {
    let run = try ToolRun.diff(text, "1")
    #expect(run.status == 2 && run.complaint.contains("nothing may follow the end of the document"), "\(run.complaint)")
    #expect(run.complaint.contains("NDJSON, a document on each line") == isNamed, "\(run.complaint)")
    #expect(run.complaint.contains("jq -s") == isNamed)
  }

  @Test(
    "found-case 60: for a misspelled option or command, a similar one is suggested",
    arguments: [
      (["diff", "a", "b", "--kye", "id"], "did you mean --key?"),
      (["diff", "a", "b", "--jsn"], "did you mean --json?"),
      (["diff", "a", "b", "--ignroe", "x"], "did you mean --ignore?"),
      (["diff", "a", "b", "-json"], "did you mean --json?"),
      (["diff", "a", "b", "--by-positions"], "did you mean --by-position?"), (["dif", "a", "b"], "did you mean diff?"),
      (["--versoin"], "did you mean --version?"), (["diff", "a", "b", "--kye=id"], "did you mean --key?"),
    ])
  func near(_ arguments: [String], _ question: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.status == 2 && run.complaint.contains(question), "\(run.complaint)")
  }

  @Test("the most similar of several words is suggested, and nothing for a word that is like no other")
  func suggestions() {
    #expect(Suggestion.nearest(to: "--frobnicate", among: DiffOptions.options) == nil)
    #expect(Suggestion.nearest(to: "x", among: ["id", "key"]) == nil)
    #expect(Suggestion.nearest(to: "ab", among: ["ba", "abc"]) == "ba")
    #expect(Suggestion.nearest(to: "colour", among: ["color", "colours"]) == "color")
    #expect(Suggestion.nearest(to: "", among: ["id"]) == nil)
    // The help and the suggestions have the same options.
    let words = DiffOptions.help.split { " ,:\n".contains($0) }.map(String.init).filter {
      $0.hasPrefix("--") && $0.count > 3
    }
    #expect(Set(words).subtracting(["--json,"]) == Set(DiffOptions.options))
  }

  @Test("found-case 60: a text that cannot be JSON is refused after its first part, and one that may be is read whole")
  func longInput() throws {
    // A terabyte of zeros that takes no space on the disk: reading all of it would take minutes and too much memory.
    let zeros = try ToolRun.shell(
      "echo 1 >b.json; truncate -s 1T a.json; \"$TOOL\" diff a.json b.json || echo \"status $?\"")
    #expect(zeros.output == "status 2\n" && zeros.complaint.contains("a.json: line 1, column 1"), "\(zeros)")
    // Endless input that is not a document.
    let endless = try ToolRun.shell("echo 1 >b.json; yes '{\"a\": 1}' | \"$TOOL\" diff - b.json || echo \"status $?\"")
    #expect(endless.output == "status 2\n" && endless.complaint.contains("NDJSON"), "\(endless)")
    // Long documents whose first part ends within a string, a character, an escape, a number, a word or spaces.
    for element in [#""aäöü\ud83d\ude00🇩🇪""#, "-12.5e+100", "false", "                        1", #"{"name": null}"#] {
      let document = "[" + Array(repeating: element, count: 1_200_000 / element.utf8.count).joined(separator: ",") + "]"
      for spaces in [0, 3] {
        let padded = String(repeating: " ", count: spaces) + document
        let run = try ToolRun(["diff", "a", "b", "--quiet"], files: ["a": Array(padded.utf8), "b": Array("1".utf8)])
        #expect(run.status == 1, "\(element), \(spaces): \(run.complaint)")
      }
    }
  }
}
