import TestSupport
import Testing
import ViewTrees

/// Random trees whose hosts, hooks, handlers and bodies make random requests at any time.
@Suite("Random callbacks")
struct RandomCallbacksTests {
  @Test("no callback at any time loses a request, and each view is mounted and unmounted once")
  func callbacks() async {
    let count = Trials.count(300, full: 20_000)
    print("Random callbacks: \(count) trials from seed \(Trials.firstSeed)")
    for index in 0..<count {
      let seed = Trials.firstSeed &+ UInt64(index)
      guard let problem = await Self.problem(seed) else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }

  static func problem(_ seed: UInt64) async -> String? {
    let scenario = CallbackScenario(seed: seed)
    do {
      for _ in 0..<(3 + scenario.random.below(6)) { try scenario.step() }
      try await scenario.end()
      return nil
    } catch { return "\(error)\nin \(scenario.steps.map { "\n→ \($0)" }.joined())" }
  }
}
