import Foundation
import Testing
import ViewTreeHosts
import ViewTrees

@Suite("The page script in Chromium", .enabled(if: Browser.executable != nil, "\(Browser.missing)"))
struct PageScriptTests {
  @Test("After each of 300 random commits a page shows what a fresh render shows")
  func randomCommits() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of PageScriptTests.randomCommits: \(seed)")
    var random = RandomPatches(seed: seed)
    var run = PageRun()
    for number in 1...300 {
      // Some commits are full mounts.
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

  /// A statement about a page, and whether it holds, as a script reports it.
  private struct Claim: Decodable {
    let title: String
    let isTrue: Bool
    let found: String
  }

  @Test("Fields, events, names, portals and failures behave correctly in a page (tree-scenarios 13, 20 and 53)")
  func behaviour() throws {
    try run(Self.behaviourScript, atLeast: 30)
  }

  @Test("A rename, a move or an encoding that changes the namespace of a node creates the node again (found-case 25)")
  func namespaces() throws { try run(Self.namespacesScript, atLeast: 20) }

  @Test("A page handles names that JavaScript objects inherit, null, and portal targets with NUL (found-case 6)")
  func oddities() throws { try run(Self.odditiesScript, atLeast: 9) }

  @Test("A page adopts several texts of a textarea and the content of a template once (found-case 26)")
  func adopting() throws { try run(Self.adoptingScript, atLeast: 10) }

  @Test("A handler prevents the default action, and events carry their details (found-case 50)")
  func events() throws { try run(Self.eventsScript, atLeast: 20) }

  @Test("A page accepts the names that a host accepts, and reads them as a parser does (found-case 5, 6)")
  func names() throws {
    let elements =
      HTMLRulesTests.surroundings.flatMap(\.self) + [
        "lin\u{212A}", "LINk", "s\u{17F}yle", "a:", "a:b", "xmlns:x", "html", "BODY", "plaintext", "x-y", "a.b", "a_b",
        "1a", "",
        "é", "aé", "a\u{301}", "b\u{4E00}", "a\u{FB01}", "keygen", "isindex", "x:script", "a b", "a>", "a\0",
        "linearGRADIENT", "constructor", "Constructor", "toString", "valueof", "hasOwnProperty", "proto__",
      ]
    let attributes = [
      "xlink:", "xlink:href", "XLINK:href", "xml:lang", "xmlns", "xmlns:xlink", "xmlns:x", ":x", "x:", ":", "a b", "_",
      "1a",
      "VIEWBOX", "definitionurl", "data-node", "data-portal", "é", "\u{212A}", "a\u{FB01}", "",
      "__Proto__", "constructor", "hasOwnProperty", "toString",
    ]
    var cases: [String] = []
    for name in elements + ["#portal"] {
      for attribute in name == "svg" || name == "math" || name == "div" ? attributes : ["title"] {
        let view = HostSnapshot(name: name, attributes: [attribute: "x"])
        let commit = Commit(number: 1, isFullMount: true, patches: [.mount(node(0), view, parent: nil, before: nil)])
        let host = HTMLHost()
        let isTaken = (try? host.apply(commit)) != nil
        let html = Commit(number: 1, patches: [.update(node(0), HostSnapshot(text: host.html), changedFields: [])]).json
        cases.append("{commit:\(commit.json),isTaken:\(isTaken),html:(\(html)).patches[0].view.text}")
      }
    }
    try run("const cases = [\(cases.joined(separator: ",\n"))];\n" + Self.namesScript, atLeast: 60)
  }

  /// Runs a script that reports claims, and records those that are false.
  private func run(_ script: String, atLeast count: Int) throws {
    let data = try Browser.run(Self.helpers + "\n" + script, library: HTMLHost.pageScript)
    if let error = try? JSONDecoder().decode([String: String].self, from: data) {
      Issue.record("\(error["error"] ?? "")")
      return
    }
    let claims = try JSONDecoder().decode([Claim].self, from: data)
    #expect(claims.count >= count)
    for claim in claims where !claim.isTrue { Issue.record("\(claim.title): \(claim.found)") }
  }
}
