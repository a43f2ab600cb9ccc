import Foundation
import Testing

@Suite("The page on the tool")
struct PageTests {
  private var page: String {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      return try String(contentsOf: folder.appendingPathComponent("../../Docs/DiffTool.md"), encoding: .utf8)
    }
  }

  private static let old = """
    {"items": [
      {"id": 1, "name": "Tea", "price": 3}, {"id": 2, "name": "Jug", "price": 5}, {"id": 3, "name": "Jar", "price": 7},
      {"id": 4, "name": "Pan", "price": 9}, {"id": 5, "name": "Lid", "price": 2}, {"id": 6, "name": "Box", "price": 6},
      {"id": 7, "name": "Mug", "price": 12}, {"id": 8, "name": "Pot", "price": 8}
    ]}
    """

  private static let new = """
    {"items": [
      {"id": 8, "name": "Pot", "price": 8}, {"id": 1, "name": "Tea", "price": 3}, {"id": 2, "name": "Jug", "price": 5},
      {"id": 4, "name": "Pan", "price": 9}, {"id": 5, "name": "Lid", "price": 2}, {"id": 6, "name": "Box", "price": 6},
      {"id": 7, "name": "Mug", "price": 12.50}, {"id": 9, "name": "Cup", "price": 4}
    ]}
    """

  @Test("the page shows what the tool prints", arguments: [[], ["--json"]])
  func output(_ options: [String]) throws {
    let run = try ToolRun(
      ["diff", "old.json", "new.json"] + options,
      files: ["old.json": Array(Self.old.utf8), "new.json": Array(Self.new.utf8)])
    #expect(try page.contains("```text\n\(run.output)```"), "\(run.output)")
  }

  @Test("the help and the page have the same options")
  func options() throws {
    let help = try ToolRun(["diff", "--help"]).output
    func options(in text: String) -> Set<String> {
      Set(text.matches(of: /[^\-\w](--[a-z][a-z\-]*)/).map { String($0.output.1) })
    }
    #expect(try options(in: help).union(["--version"]) == options(in: page))
  }
}
