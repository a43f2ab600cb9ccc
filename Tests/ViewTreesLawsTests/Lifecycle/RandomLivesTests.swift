import TestSupport
import Testing
import ViewTrees

/// Random trees with hooks, tasks, handlers, states and an environment, checked step by step against a naive oracle.
@Suite("Random lifecycles")
struct RandomLivesTests {
  @Test("each hook, task, handler and event runs when a naive oracle says so, with the newest closure")
  func lives() async {
    let count = Trials.count(300, full: 20_000)
    print("Lives: \(count) trials from seed \(Trials.firstSeed)")
    for index in 0..<count {
      let seed = Trials.firstSeed &+ UInt64(index)
      guard let problem = await Self.problem(seed) else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }

  static func problem(_ seed: UInt64) async -> String? {
    var random = RandomSketches(seed: seed)
    let timing = random.generator.pick(Timing.allCases)
    let first = random.sketch(depth: 2 + random.below(4))
    var steps = ["\(timing) \(first.text)"]
    do {
      let scenario = try LifeScenario(first, timing)
      for _ in 0..<(4 + random.below(8)) { try step(scenario, &random, &steps) }
      if scenario.isPending { try scenario.flush() }
      try await scenario.end()
      return nil
    } catch { return "\(error)\nin \(steps.map { "\n→ \($0)" }.joined())" }
  }

  private static func step(
    _ scenario: LifeScenario, _ random: inout RandomSketches, _ steps: inout [String]
  ) throws {
    let kind = random.below(scenario.isPending ? 8 : 20)
    let ledger = scenario.ledger
    switch kind {
    case 0...3:
      let sketch = scenario.life.sketch.map { random.changed($0) } ?? random.sketch(depth: 3)
      steps.append("update \(sketch.text)")
      try scenario.update(to: sketch)
    case 4, 5:
      guard let path = ledger.counts.keys.sorted().randomElement(using: &random.generator) else { return }
      let value = random.below(5)
      steps.append("set \(path) to \(value)")
      try scenario.setCount(path, value)
    case 6, 7:
      steps.append("flush")
      try scenario.flush()
    case 8...11:
      guard let (node, path) = scenario.host.places.randomElement(using: &random.generator) else { return }
      steps.append("click on \(path)")
      try scenario.click(node, path)
    case 12:
      guard let (node, path) = scenario.host.places.randomElement(using: &random.generator) else { return }
      let event = ["drop", "rotate"][random.below(2)]
      steps.append("\(event) of \(path)")
      try scenario.changeItems(event, node, path)
    case 13:
      guard let name = ledger.items.keys.sorted().randomElement(using: &random.generator) else { return }
      steps.append("set item \(name)")
      let path = String(name[..<name.lastIndex(of: " ")!])
      try scenario.setItem(name, path, throughPart: random.below(2) == 0)
    case 14, 15:
      guard let path = ledger.handlers.keys.sorted().randomElement(using: &random.generator) else { return }
      steps.append("call the handler of \(path)")
      try scenario.callHandler(path)
    case 16:
      steps.append("deepen")
      try scenario.deepen(random.below(2))
    case 17:
      let nodes = scenario.host.nodes.shuffled(using: &random.generator).prefix(3)
      steps.append("invalidate, reapply and look at \(nodes)")
      try scenario.ask { tree, _ in
        for node in nodes {
          tree.reapply(node)
          tree.invalidate(node)
          _ = tree.currentView(of: node)
        }
      }
    case 18:
      steps.append("remount")
      if random.below(2) == 0 {
        try scenario.attachAnother()
      } else {
        try scenario.ask { tree, _ in tree.remount() }
      }
    default:
      steps.append("unmount")
      if random.below(3) == 0 { try scenario.unmount() }
    }
  }
}
