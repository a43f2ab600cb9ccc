import Foundation
import TestSupport
import Testing

@Suite(
  "Names of the library beside those of other modules",
  .enabled(if: Toolchain.current != nil, Comment(rawValue: Toolchain.comment)))
struct ImportTests {
  private static let modules = [
    "ComparisonSpecs", "KeyedDiffing", "ReflectiveComparison", "ViewTrees", "ViewTreeHosts",
  ]
  private static let others = ["Foundation", "Observation", "Dispatch", "Synchronization"]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("found-case 41: the first example of the page on hosts compiles in a file that imports Foundation")
  func firstHost() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Docs/Hosts.md"), encoding: .utf8)
    let example = try #require(
      page.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first)
    #expect(example.contains("OutlineHost"))
    let run = try CompilerRun(example, importing: ["ComparisonSpecs", "ViewTrees", "Foundation"])
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  @Test(
    "found-case 41: no public type has the name of one in Foundation, Observation, Dispatch or Synchronization")
  func types() throws {
    let names = try Self.modules.flatMap(Self.publicTypes)
    #expect(
      names.count > 60 && names.contains("ViewTreeHost") && names.contains("HTMLHost") && names.contains("KeyedDiff"))
    let source = names.enumerated().map { "private typealias Name\($0.offset) = \($0.element)" }.joined(separator: "\n")
    let run = try CompilerRun(source, importing: Self.modules + Self.others)
    #expect(run.isClean, Comment(rawValue: run.output))
  }

  /// The names of the public types at the top level of a module's files.
  private static func publicTypes(of module: String) throws -> [String] {
    let folder = root.appendingPathComponent("Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try files.sorted().flatMap { file in
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n").compactMap {
        line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard line.hasPrefix("public "), let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
          words[..<kind].allSatisfy({ ["public", "final", "open", "indirect", "nonisolated"].contains($0) })
        else { return nil }
        return words[kind + 1]
      }
    }
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
}
