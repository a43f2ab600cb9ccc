import Foundation
import Testing

@Suite("equitree diff --json")
struct JSONReportTests {
  private func report(_ run: ToolRun) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("the document has the fields of schema 1")
  func schema() throws {
    let run = try ToolRun.diff(
      #"{"list": [{"id": 1, "a/b": [1]}, {"id": 2}, {"id": 3}], "x~": 1}"#,
      #"{"list": [{"id": 3}, {"id": 1, "a/b": [2.50]}, {"id": 4}]}"#, "--json")
    #expect(run.status == 1 && run.complaint.isEmpty)
    let report = try report(run)
    #expect(
      Set(report.keys) == ["schema", "old", "new", "equal", "summary", "nodes", "keys", "changes", "omitted"])
    #expect(report["schema"] as? Int == 1 && report["equal"] as? Bool == false && report["omitted"] as? Int == 0)
    #expect(report["old"] as? String == "old.json" && report["new"] as? String == "new.json")
    #expect(report["summary"] as? [String: Int] == ["added": 1, "removed": 2, "changed": 1, "moved": 1])
    #expect(
      (report["nodes"] as? [String: Int]).map { Set($0.keys) } == ["skipped", "compared", "rebuilt", "evaluated"])
    #expect(report["keys"] as? [[String: String]] == [["path": "list", "field": "id"]])
    let expected = #"""
      {"kind":"moved","path":"list[id=3]","old":{"pointer":"/list/2","position":2},"new":{"pointer":"/list/0","position":0}},
      {"kind":"changed","path":"list[id=1].a/b[0]","old":{"pointer":"/list/0/a~1b/0","value":1},"new":{"pointer":"/list/1/a~1b/0","value":2.50}},
      {"kind":"removed","path":"list[id=2]","old":{"pointer":"/list/1","value":{"id":2}}},
      {"kind":"added","path":"list[id=4]","new":{"pointer":"/list/2","value":{"id":4}}},
      {"kind":"removed","path":"[\"x~\"]","old":{"pointer":"/x~0","value":1}}],
      "omitted":0}

      """#
    #expect(run.output.hasSuffix(expected), "\(run.output)")
  }

  @Test("equal documents give a document of the same form")
  func equal() throws {
    let run = try ToolRun.diff("[1]", "[1]", "--json")
    let report = try report(run)
    #expect(run.status == 0 && report["equal"] as? Bool == true && (report["changes"] as? [Any])?.isEmpty == true)
  }

  @Test("all differences are printed without a limit, and with one the number of the others")
  func limit() throws {
    let list = (0..<500).map(String.init).joined(separator: ",")
    let all = try report(try ToolRun.diff("[]", "[\(list)]", "--json"))
    #expect((all["changes"] as? [Any])?.count == 500 && all["omitted"] as? Int == 0)
    let some = try report(try ToolRun.diff("[]", "[\(list)]", "--json", "--limit", "3"))
    #expect((some["changes"] as? [Any])?.count == 3 && some["omitted"] as? Int == 497)
  }

  @Test("names and values keep any character")
  func characters() throws {
    let name = "q\"\\\u{1}\u{202E}é😀"
    let escaped = #"q\"\\\u0001\u202e\u00e9\ud83d\ude00"#
    let report = try report(try ToolRun.diff("{}", "{\"\(escaped)\": \"\(escaped)\"}", "--json"))
    let change = try #require((report["changes"] as? [[String: Any]])?.first)
    let new = try #require(change["new"] as? [String: Any])
    #expect(new["value"] as? String == name && new["pointer"] as? String == "/" + name)
  }
}
