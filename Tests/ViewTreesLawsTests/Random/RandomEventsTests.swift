import Testing
import ViewTrees

/// Random trees that receive events and invalidations between their updates.
@Suite("Random events and invalidations")
struct RandomEventsTests {
  @Test("events reach the newest closure of their node, and never another node (tree-scenarios 1, 32, 64)")
  func events() {
    Self.run("Events", few: 400, full: 10_000) { scenario, random in
      let before = Set(scenario.host.mounted)
      try scenario.update(to: random.changed(scenario.current))
      for (node, label) in scenario.host.reporting.shuffled(using: &random.generator).prefix(4) {
        let outcome = scenario.tree.send(HostEvent("click"), to: node)
        try scenario.check(outcome == .handled, "\(outcome) for an event of \(node)")
        let fired = scenario.journal.fired.last
        try scenario.check(
          fired?.label == label && fired?.version == scenario.journal.version,
          "\(String(describing: fired)) ran for \(label) in version \(scenario.journal.version)")
      }
      for node in before.subtracting(scenario.host.mounted) {
        let outcome = scenario.tree.send(HostEvent("click"), to: node)
        try scenario.check(outcome == .stale, "\(node) is gone and handles events")
        try scenario.check(scenario.tree.currentView(of: node) == nil, "\(node) is gone and has a view")
      }
      for node in scenario.host.mounted {
        try scenario.check(scenario.tree.currentView(of: node) is any HostView, "\(node) is mounted and has no view")
      }
      scenario.journal.evaluated = []
      let flush = scenario.tree.flush()
      try scenario.check(flush.patchCount == 0, "an event leads to \(flush.patches)")
      try scenario.applyAndCheck(flush, expected: [])
    }
  }

  @Test("invalidated nodes are evaluated once each, and show nothing new (tree-scenario 6)")
  func invalidations() {
    Self.run("Invalidations", few: 400, full: 10_000) { scenario, random in
      var nodes = Set(scenario.composites)
      func invalidate() -> Int {
        nodes.sorted().shuffled(using: &random.generator).prefix(5).count { scenario.tree.invalidate($0) }
      }
      let count = invalidate()
      let flush = scenario.tree.flush()
      try scenario.check(flush.patchCount == 0, "a flush leads to \(flush.patches)")
      let evaluated = scenario.journal.evaluated.count
      try scenario.check(evaluated >= count, "\(count) nodes were invalidated, and \(evaluated) evaluated")
      try scenario.applyAndCheck(flush, expected: nil)
      nodes = Set(scenario.composites)
      _ = invalidate()
      try scenario.update(to: random.changed(scenario.current), expectsMore: true)
      try scenario.checkFreshMount()
      let idle = scenario.tree.flush()
      try scenario.check(idle.patchCount == 0 && idle.decisions.isEmpty, "the update left something invalidated")
    }
  }

  @Test("an update that is read later has the same patches and decisions as one that is read at once")
  func heldUpdates() {
    Trials.run("Held updates", Trials.count(150, full: 3_000)) { seed in
      var random = RandomDescriptions(seed: seed, journal: Journal())
      var chain = [random.description(depth: 4)]
      for _ in 0..<4 { chain.append(random.changed(chain.last!)) }
      func account(_ update: ViewUpdate) -> [String] {
        update.decisions.map(\.description) + update.patches.map { "\($0.map(HostSnapshot.init))" }
          + [update.summary.description]
      }
      func run(_ handle: (ViewUpdate, ViewTree<DescribedRoot>) -> Void) {
        let tree = ViewTree(DescribedRoot(chain[0], version: 0, journal: random.journal))
        handle(tree.lastUpdate, tree)
        for (version, description) in chain.enumerated().dropFirst() {
          handle(tree.update(DescribedRoot(description, version: version, journal: random.journal)), tree)
        }
      }
      var atOnce: [[String]] = []
      run { update, _ in atOnce.append(account(update)) }
      var held: [ViewUpdate] = []
      run { update, tree in
        held.append(update)
        // An event may evaluate bodies again.
        if let node = update.patches.last?.node { tree.send(HostEvent("click"), to: node) }
      }
      return held.map(account) == atOnce ? nil : "another account"
    }
  }

  private static func run(
    _ name: String, few: Int, full: Int, _ step: (Scenario, inout RandomDescriptions) throws -> Void
  ) {
    Trials.run(name, Trials.count(few, full: full)) { seed in
      var random = RandomDescriptions(seed: seed, journal: Journal())
      let first = random.description(depth: 4)
      var chain = [first]
      do {
        let scenario = try Scenario(first, random.journal)
        for _ in 0..<3 {
          try step(scenario, &random)
          chain.append(scenario.current)
        }
        return nil
      } catch { return "\(error)\nin \(chain.map { "\n→ \($0.text)" }.joined())" }
    }
  }
}
