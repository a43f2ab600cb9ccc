import Testing
import ViewTreeHosts
import ViewTrees

@Suite("Trees and their hosts")
struct TreeAndHostTests {
  /// Returns what a host shows after a fresh mount of `view`.
  private static func fresh(_ view: Sketch) -> HostTree {
    let host = MemoryHost()
    _ = ViewTree(view, host: host)
    return host.tree
  }

  /// Returns the first line in which two trees differ.
  private static func difference(_ tree: HostTree, _ expected: HostTree) -> String {
    func lines(_ tree: HostTree) -> [Substring] { tree.description.split(separator: "\n") + ["(end)"] }
    let (found, wanted) = (lines(tree), lines(expected))
    let line = zip(found, wanted).prefix { $0 == $1 }.map { _ in 1 }.count
    guard line < min(found.count, wanted.count) else { return "none" }
    return "line \(line + 1): “\(found[line])” instead of “\(wanted[line])”, in\n\(tree.text(namingNodes: true))"
  }

  @Test("After each of many random updates every host shows what a fresh mount shows (tree-scenario 56)")
  func randomUpdates() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    for round in 0..<10 {
      var random = RandomSketches(seed: seed &+ UInt64(round))
      var view = random.random(depth: 0)
      let host = MemoryHost(isLogging: false)
      let html = HTMLHost()
      let tree = ViewTree(view, host: host)
      let page = ViewTree(view, host: html)
      for step in 0..<60 {
        view = random.variation(of: view)
        let failures = [tree.update(view).hostFailure, page.update(view).hostFailure].compactMap(\.self)
        let expected = Self.fresh(view)
        guard failures.isEmpty, host.tree == expected, html.tree == expected else {
          let difference = Self.difference(host.tree, expected)
          Issue.record("seed \(seed), round \(round), step \(step): \(failures) \(difference)")
          return
        }
      }
      tree.unmount()
      #expect(host.tree.count == 0, "seed \(seed), round \(round)")
    }
  }

  @Test(
    "A page shows what a fresh render shows after each of 250 random updates of a view",
    .enabled(if: Browser.executable != nil, "\(Browser.missing)"))
  func randomPages() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of TreeAndHostTests.randomPages: \(seed)")
    var random = RandomSketches(seed: seed)
    var view = random.random(depth: 0)
    var run = PageRun()
    var commits = 0
    let host = HTMLHost()
    host.onCommit = { [unowned host] commit in
      run.append(commit, showing: host)
      commits += 1
    }
    let tree = ViewTree(view, host: host)
    while commits < 250 {
      view = random.variation(of: view)
      let failure = tree.update(view).hostFailure
      guard failure == nil, host.tree == Self.fresh(view) else {
        Issue.record("seed \(seed): \(failure?.description ?? Self.difference(host.tree, Self.fresh(view)))")
        return
      }
      if commits % 60 == 59 { tree.remount() }
    }
    let outcome = try run.run()
    #expect(outcome.error == nil, "seed \(seed)")
    #expect(outcome.differences == [], "seed \(seed)")
    #expect(outcome.commits == commits && outcome.elementsMadeByAdopting == 0, "seed \(seed)")
    print("\(outcome.commits ?? 0) commits, \(outcome.patches ?? 0) patches, \(outcome.nodes ?? 0) nodes compared")
  }

  @Test("A host that fails at any call receives nothing more, and is correct after a remount")
  func recovery() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = RandomSketches(seed: seed)
    let first = random.random(depth: 0)
    var second = first
    while Self.fresh(second) == Self.fresh(first) { second = random.variation(of: first) }
    let third = random.variation(of: second)
    var calls = 0
    while true {
      let host = FailingHost(HTMLHost())
      let tree = ViewTree(first, host: host)
      host.callsToFailure = calls
      let update = tree.update(second)
      guard let failure = update.hostFailure else { break }
      #expect(failure.error is FailingHost<HTMLHost>.Failure, "seed \(seed)")
      #expect(failure.position == (1...update.patches.count ~= calls ? calls - 1 : nil), "seed \(seed)")
      let shown = host.inner.tree
      tree.update(third)
      #expect(host.inner.tree == shown, "seed \(seed)")
      #expect(tree.remount() == nil, "seed \(seed)")
      #expect(host.inner.tree == Self.fresh(third), "seed \(seed)")
      tree.update(first)
      #expect(host.inner.tree == Self.fresh(first), "seed \(seed)")
      calls += 1
    }
    // The begin, at least one patch, and the commit.
    #expect(calls >= 3, "seed \(seed)")
  }
}
