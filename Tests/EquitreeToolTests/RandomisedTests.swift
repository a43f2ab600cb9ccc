import Foundation
import JSONDocuments
import TestSupport
import Testing

@testable import EquitreeCommands

@Suite("equitree diff on random documents")
struct RandomisedTests {
  private func text(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .double(let double): "\(double)"
    case .digits(let digits): digits
    case .string(let string): PathText.quoted(string)
    case .array(let elements): "[\(elements.map(text).joined(separator: ","))]"
    case .object(let fields): "{\(fields.map { "\"\($0.name)\":\(text(of: $0.value))" }.joined(separator: ","))}"
    }
  }

  private func member(_ name: String, of value: JSONValue) -> JSONValue? {
    guard case .object(let fields) = value else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// The differences in a report, in the form of ``PlainDiff``, and the number of elements that have moved.
  private func changes(in report: JSONValue) -> (changes: Set<String>, moveCount: Int) {
    guard case .array(let list) = member("changes", of: report) else { return ([], 0) }
    var changes: Set<String> = []
    var moveCount = 0
    for change in list {
      guard case .string(let kind) = member("kind", of: change) else { continue }
      if kind == "moved" {
        moveCount += 1
        continue
      }
      let pointers = ["old", "new"].compactMap { side -> String? in
        guard case .string(let pointer) = member(side, of: change).flatMap({ member("pointer", of: $0) }) else {
          return nil
        }
        return pointer
      }
      changes.insert(([kind] + pointers).joined(separator: " "))
    }
    return (changes, moveCount)
  }

  @Test("the tool reports what plain recursion finds, with the fewest moves, and the same in every run")
  func plainRecursion() throws {
    var generator = SeededGenerator(seed: 0xD1FF)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (oldFile, newFile) = (folder.appendingPathComponent("old"), folder.appendingPathComponent("new"))
    var reported = 0
    for round in 0..<600 {
      let depth = round % 6 == 0 ? 3 : 2
      let old = generator.object(depth: depth)
      let new = round % 10 == 1 ? old : generator.changed(old, depth: depth)
      try Data(text(of: old).utf8).write(to: oldFile)
      try Data(text(of: new).utf8).write(to: newFile)
      var outputs: [[UInt8]] = []
      for _ in 0..<2 {
        var output: [UInt8] = []
        let tool = Tool(print: { output += $0 }, complain: { Issue.record("\($0)") })
        let status = tool.run(["diff", oldFile.path, newFile.path, "--json"])
        #expect((status == .equal) == (old.canonical == new.canonical), "seed \(generator.seed), round \(round)")
        outputs.append(output)
      }
      let (changes, moveCount) = changes(in: try JSONValue(parsing: outputs[0]))
      let plain = PlainDiff(old, new)
      reported += changes.count
      #expect(outputs[0] == outputs[1], "seed \(generator.seed), round \(round)")
      #expect(changes == plain.changes, "seed \(generator.seed), round \(round): \(text(of: old)) \(text(of: new))")
      #expect(moveCount == plain.moveCount, "seed \(generator.seed), round \(round): \(text(of: old)) \(text(of: new))")
    }
    #expect(reported > 3000)
  }
}
