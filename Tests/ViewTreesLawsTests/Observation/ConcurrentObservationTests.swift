import Synchronization
import Testing
import ViewTrees

/// Models that several threads change, while trees evaluate and in between.
@Suite("Concurrent observation")
struct ConcurrentObservationTests {
  private static let threads = 3

  @Test("what threads changed before a flush is evaluated exactly")
  func between() {
    Trials.run("Changes on threads, then a flush", Trials.count(150, full: 5_000)) { seed in
      let world = World(items: 1, shared: 3)
      var random = RandomPlans(seed: seed, world, isShared: true)
      do {
        let scenario = try ObservedScenario(random.plan(depth: 4), world, models: seed % 2 == 0 ? .automatic : .shared)
        for step in 0..<4 {
          let items = world.shared
          // Each thread has an item of its own, so that what is changed can be told.
          Threads(items.count) { index in
            for number in 0..<(1 + (seed + UInt64(index) + UInt64(step)) % 3) { items[index].number = Int(number) }
          }.join()
          for index in items.indices { world.changed.insert("shared\(index).number") }
          try scenario.settle()
        }
        return nil
      } catch { return "\(error)" }
    }
  }

  @Test("a tree that flushes while threads change what it reads ends up as mounted anew", arguments: [3, 30, 300])
  func meanwhile(changes: Int) {
    Trials.run("Changes during flushes", Trials.count(60, full: 3_000)) { seed in
      let world = World(items: 1, shared: 3)
      var random = RandomPlans(seed: seed, world, isShared: true)
      do {
        let scenario = try ObservedScenario(random.plan(depth: 4), world, models: .shared)
        for _ in 0..<3 {
          let items = world.shared
          let left = Atomic(Self.threads)
          try withThreads(Self.threads) { index in
            var mutator = RandomMutator(seed: seed &* 31 &+ UInt64(index), items)
            for _ in 0..<changes { mutator.change() }
            left.subtract(1, ordering: .sequentiallyConsistent)
          } while: {
            repeat {
              let update = scenario.tree.flush()
              if let failure = update.hostFailure { throw ObservedScenario.Failure(description: "\(failure)") }
              if !update.diagnostics.isEmpty {
                throw ObservedScenario.Failure(description: "\(update.diagnostics)")
              }
            } while left.load(ordering: .sequentiallyConsistent) > 0
          }
          try scenario.settle(isExact: false)
        }
        return nil
      } catch { return "\(error)\nin \(random.world.log.fields.values.first ?? "")" }
    }
  }

  /// Runs something beside threads, and joins them whatever comes of it.
  private func withThreads(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Void, while run: () throws -> Void
  ) throws {
    let threads = Threads(count, body)
    defer { threads.join() }
    try run()
  }
}
