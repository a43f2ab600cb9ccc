import Foundation
import Testing
import ViewTreeHosts
import ViewTrees

/// Parses what an HTML host writes for hostile trees with parsers that are independent of it.
///
/// `EQUITREE_CI=full` runs ten thousand trees. A failure prints its seed; `EQUITREE_SEED=… EQUITREE_TREES=1` runs that
/// tree again.
@Suite("HTMLHost and hostile trees")
struct HTMLSafetyTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count =
    environment["EQUITREE_TREES"].flatMap(Int.init) ?? (environment["EQUITREE_CI"] == "full" ? 10_000 : 400)
  private static let firstSeed = environment["EQUITREE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)

  /// Documents that a host accepted, in one batch for each process.
  private static func batches() -> [[HostileDocument]] {
    var documents: [HostileDocument] = []
    var tried = 0
    while documents.count < count, tried < 50 * count {
      let seed = firstSeed &+ UInt64(tried)
      tried += 1
      let (document, problem) = HostileDocument.random(seed: seed)
      if let problem { Issue.record("seed \(seed): \(problem)") }
      if let document { documents.append(document) }
      // With a count of one, only the first seed is tried.
      if count == 1 { break }
    }
    print("hostile trees from seed \(firstSeed): \(documents.count) of \(tried) were accepted")
    return stride(from: 0, to: documents.count, by: 1_000).map {
      Array(documents[$0..<min($0 + 1_000, documents.count)])
    }
  }

  @Test("A later commit is refused exactly if a fresh mount is, and gives the same HTML (found-case 3)")
  func refusals() {
    let documents = Self.batches().joined()
    #expect(documents.count == Self.count || Self.count == 1)
  }

  @Test(
    "html5lib sees no element, attribute or script that was not described (found-case 1, 2, 4, 5, 6)",
    .enabled(if: HTML5Lib.isAvailable, "\(HTML5Lib.missing)"))
  func html5lib() throws {
    for batch in Self.batches() {
      let output = try HTML5Lib.run(Self.html5libScript, input: JSONEncoder().encode(batch))
      let lines = output.split(separator: "\n")
      #expect(lines.last.map { $0.hasPrefix("parsed \(batch.count) ") } == true, "\(output.suffix(2_000))")
      for line in lines.dropLast().prefix(5) { Issue.record("\(line)") }
    }
  }

  @Test(
    "Chromium sees no element, attribute or script that was not described, and pages match commits (found-case 25)",
    .enabled(if: Browser.executable != nil, "\(Browser.missing)"))
  func chromium() throws {
    for batch in Self.batches() {
      let json = String(decoding: try JSONEncoder().encode(batch), as: UTF8.self)
      let script = "const documents = \(json.replacingOccurrences(of: "<", with: "\\u003C"));\n" + Self.chromiumScript
      let data = try Browser.run(script, library: HTMLHost.pageScript)
      let outcome = try JSONDecoder().decode(Outcome.self, from: data)
      #expect(outcome.error == nil)
      #expect(outcome.parsed == batch.count && outcome.hasRun == false)
      for problem in (outcome.problems ?? []).prefix(5) { Issue.record("\(problem)") }
    }
  }

  private struct Outcome: Decodable {
    let error: String?
    let parsed: Int?
    let hasRun: Bool?
    let problems: [String]?
  }
}
