import Testing
import ViewTrees

/// Random trees and random changes, checked against naive oracles.
///
/// One derives what a host shows from the description alone. The other derives from two descriptions which bodies are
/// evaluated, by the rules of the ladder.
@Suite("Random pairs of trees")
struct RandomPairsTests {
  @Test(
    "patches make the new tree, and each necessary body is evaluated once (tree-scenarios 24, 27, 28, 42, 44, 47, 49)"
  )
  func pairs() {
    Trials.run("Random pairs", Trials.count(2_000, full: 100_000)) { seed in
      var random = RandomDescriptions(seed: seed, journal: Journal())
      var chain = [random.description(depth: 4)]
      // One change, and sometimes a longer sequence.
      for _ in 0..<(seed % 4 == 0 ? 4 : 1) { chain.append(random.changed(chain.last!)) }
      if seed % 16 == 0 { chain.append(chain[0]) }
      let journal = random.journal
      guard let (chain, problem) = shrunk(chain, { Self.problem($0, journal) }) else { return nil }
      return "\(problem)\nin \(chain.map { "\n→ \($0.text)" }.joined())"
    }
  }

  @Test("decisions and patches are the same in every run")
  func determinism() {
    Trials.run("Determinism", Trials.count(300, full: 5_000)) { seed in
      func account() -> [String] {
        var random = RandomDescriptions(seed: seed, journal: Journal())
        var description = random.description(depth: 4)
        do {
          let scenario = try Scenario(description, random.journal)
          for _ in 0..<4 {
            description = random.changed(description)
            try scenario.update(to: description)
          }
          return scenario.account
        } catch { return [] }
      }
      let first = account()
      return first.isEmpty ? "a failure" : first != account() ? "another account" : nil
    }
  }

  static func problem(_ chain: [Description], _ journal: Journal) -> String? {
    do {
      let scenario = try Scenario(chain[0], journal)
      for description in chain.dropFirst() {
        try scenario.update(to: description)
        try scenario.checkFreshMount()
      }
      return nil
    } catch { return "\(error)" }
  }
}
