import Testing
import ViewTrees

/// Random models, random trees that read them, and random changes.
@Suite("Random observation")
struct RandomObservationTests {
  @Test("after a flush a tree is like a fresh mount, and exactly the necessary views were evaluated, once each")
  func changes() {
    Trials.run("Observation", Trials.count(400, full: 30_000)) { seed in
      Self.problem(seed, models: seed % 4 == 0 ? .shared : .automatic)
    }
  }

  static func problem(_ seed: UInt64, models: ModelConcurrency) -> String? {
    let world = World(items: 4, shared: 2)
    var random = RandomPlans(seed: seed, world)
    let first = random.plan(depth: 2 + random.below(4))
    var steps = [first.text]
    do {
      let scenario = try ObservedScenario(first, world, models: models)
      for _ in 0..<6 {
        var refreshed: Set<String> = []
        if random.below(3) == 0 {
          steps.append("click")
          refreshed = scenario.click(random.below(8))
        }
        for _ in 0..<(1 + random.below(4)) { steps.append(random.change()) }
        if random.below(3) == 0 {
          let root = random.changed(scenario.plan)
          steps.append("update \(root.text)")
          try scenario.updateAndCheck(root: root, refreshed: refreshed)
        } else {
          steps.append("flush")
          try scenario.updateAndCheck(refreshed: refreshed)
        }
      }
      return nil
    } catch { return "\(error)\nin \(steps.map { "\n→ \($0)" }.joined())" }
  }
}
