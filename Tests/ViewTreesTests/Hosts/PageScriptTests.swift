import Foundation
import Testing
import ViewTrees

@Suite("The page script in Chromium", .enabled(if: Browser.executable != nil, "\(Browser.missing)"))
struct PageScriptTests {
  @Test("Random commits give the page that a fresh render gives, 300 in a row")
  func randomCommits() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of PageScriptTests.randomCommits: \(seed)")
    var random = RandomPatches(seed: seed)
    var run = PageRun()
    for number in 1...300 {
      // Now and then a commit mounts everything anew.
      if number % 50 == 0 {
        random = RandomPatches(seed: seed &+ UInt64(number))
        try run.append(Commit(number: number, isFullMount: true, patches: random.next(30)))
      } else {
        try run.append(Commit(number: number, isFullMount: number == 1, patches: random.next(Int(number % 13) + 1)))
      }
    }
    let outcome = try run.run()
    #expect(outcome.error == nil, "seed \(seed)")
    #expect(outcome.differences == [], "seed \(seed)")
    #expect(outcome.commits == 300 && outcome.elementsMadeByAdopting == 0, "seed \(seed)")
    print("\(outcome.commits ?? 0) commits, \(outcome.patches ?? 0) patches, \(outcome.nodes ?? 0) nodes compared")
  }

  /// One thing that holds of a page, as its script reports it.
  private struct Claim: Decodable {
    let title: String
    let isTrue: Bool
    let found: String
  }

  @Test("Fields, events, names, portals and failures behave in the page as they should (tree-scenarios 13, 20 and 53)")
  func behaviour() throws {
    let data = try Browser.run(Self.behaviourScript, library: HTMLHost.pageScript)
    if let error = try? JSONDecoder().decode([String: String].self, from: data) {
      Issue.record("\(error["error"] ?? "")")
      return
    }
    let claims = try JSONDecoder().decode([Claim].self, from: data)
    #expect(claims.count >= 30)
    for claim in claims where !claim.isTrue { Issue.record("\(claim.title): \(claim.found)") }
  }

  @Test("The script can stand in a page")
  func embedding() {
    let script = HTMLHost.pageScript.lowercased()
    #expect(!script.contains("</script") && !script.contains("<!--"))
  }
}
