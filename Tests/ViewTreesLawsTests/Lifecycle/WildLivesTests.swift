import TestSupport
import Testing
import ViewTrees

/// Random trees whose hosts, hooks, handlers and bodies ask for anything at any time.
@Suite("Wild lives")
struct WildLivesTests {
  @Test("whatever calls back at whatever time, no request is lost, and each view is mounted and unmounted once")
  func wild() async {
    let count = Trials.count(300, full: 20_000)
    print("Wild lives: \(count) trials from seed \(Trials.firstSeed)")
    for index in 0..<count {
      let seed = Trials.firstSeed &+ UInt64(index)
      guard let problem = await Self.problem(seed) else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }

  static func problem(_ seed: UInt64) async -> String? {
    let scenario = WildScenario(seed: seed)
    do {
      for _ in 0..<(3 + scenario.random.below(6)) { try scenario.step() }
      try await scenario.end()
      return nil
    } catch { return "\(error)\nin \(scenario.steps.map { "\n→ \($0)" }.joined())" }
  }
}
