import Foundation
import Synchronization
import Testing
import ViewTrees

/// Models that several threads change, during evaluations and between them.
@Suite("Concurrent observation")
struct ConcurrentObservationTests {
  @Test("a flush evaluates exactly the views that read what threads changed before it")
  func between() {
    Trials.run("Changes on threads, then a flush", Trials.count(150, full: 5_000)) { seed in
      let world = World(items: 1, shared: 3)
      var random = RandomPlans(seed: seed, world, isShared: true)
      do {
        let scenario = try ObservedScenario(random.plan(depth: 4), world, models: seed % 2 == 0 ? .automatic : .shared)
        for step in 0..<4 {
          let items = world.shared
          // Each thread has its own item, so that the test knows what has changed.
          Threads(items.count) { index in
            for number in 0..<(1 + (seed + UInt64(index) + UInt64(step)) % 3) { items[index].number = Int(number) }
          }.join()
          for index in items.indices { world.changed.insert("shared\(index).number") }
          try scenario.updateAndCheck()
        }
        return nil
      } catch { return "\(error)" }
    }
  }

  @Test("a tree that flushes while threads change what it reads ends up like a fresh mount", arguments: [3, 30, 300])
  func meanwhile(changes: Int) {
    Trials.run("\(changes) changes during flushes", Trials.count(60, full: 3_000)) { seed in
      let world = World(items: 1, shared: 3)
      var random = RandomPlans(seed: seed, world, isShared: true)
      do {
        let scenario = try ObservedScenario(random.plan(depth: 4), world, models: .shared)
        for _ in 0..<3 {
          try Mutators(seed: seed, world.shared, changes: changes).run {
            try scenario.checkAnyUpdate(scenario.tree.flush())
          }
          try scenario.updateAndCheck(isExact: false)
        }
        return nil
      } catch { return "\(error)" }
    }
  }

  @Test("a tree that is updated, unmounted and mounted while threads change what it reads ends up like a fresh mount")
  func mounting() {
    Trials.run("Changes during mounting", Trials.count(60, full: 3_000)) { seed in
      let world = World(items: 1, shared: 3)
      var random = RandomPlans(seed: seed, world, isShared: true)
      do {
        let scenario = try ObservedScenario(random.plan(depth: 4), world, models: .shared)
        try Mutators(seed: seed, world.shared, changes: 100).run {
          let root = random.below(2) == 0 ? scenario.plan : random.changed(scenario.plan)
          if random.below(2) == 0 { try scenario.checkAnyUpdate(scenario.tree.unmount()) }
          try scenario.checkAnyUpdate(scenario.tree.update(PlannedRoot(plan: root, world: world)))
        }
        try scenario.updateAndCheck(root: random.plan(depth: 3), isExact: false)
        scenario.tree.unmount()
        // The registrations of the first view of each type that reads models may remain, and no others.
        let left = world.shared.map { registrations(of: $0) }
        return left.allSatisfy { $0 < 8 } ? nil : "\(left) trackings are left"
      } catch { return "\(error)" }
    }
  }

  @Test("trees that are deallocated while threads change what they read leave nothing behind")
  func givingUp() {
    Trials.run("Trees that are given up", Trials.count(40, full: 2_000)) { seed in
      let world = World(items: 1, shared: 3)
      var random = RandomPlans(seed: seed, world, isShared: true)
      let root = PlannedRoot(plan: random.plan(depth: 4), world: world)
      Mutators(seed: seed, world.shared, changes: 200).run {
        let tree = ViewTree(root, scheduler: .custom { _ in }, models: random.below(2) == 0 ? .shared : .automatic)
        if random.below(2) == 0 { tree.flush() }
      }
      let left = world.shared.map { registrations(of: $0) }
      return left.allSatisfy { $0 < 8 } ? nil : "\(left) trackings are left"
    }
  }

  @Test("a queue that flushes when the scheduler asks flushes every change")
  func queue() {
    Trials.run("Flushes on a queue", Trials.count(60, full: 3_000)) { seed in
      let items = (0..<3).map(SharedItem.init)
      let queue = DispatchQueue(label: "tree")
      let owner = Owner()
      queue.sync {
        owner.mount(seed: seed, items, scheduler: .custom { request in queue.async { request() } })
      }
      for _ in 0..<3 {
        Mutators(seed: seed, items, changes: 40).run {}
        // Only the scheduler's requests flush the tree. A flush may have requested another one.
        for _ in 0..<3 { queue.sync {} }
        let problem = queue.sync { owner.problem }
        if let problem { return problem }
      }
      queue.sync { owner.scenario = nil }
      return nil
    }
  }

  @Test("trees on several threads over the same models end up like fresh mounts")
  func severalTrees() {
    Trials.run("Several trees", Trials.count(40, full: 2_000)) { seed in
      let items = (0..<3).map(SharedItem.init)
      let problems = LockedValue<[String]>([])
      let isOver = Atomic(false)
      let trees = Threads(3) { index in
        let owner = Owner()
        owner.mount(seed: seed &+ UInt64(index), items)
        while !isOver.load(ordering: .sequentiallyConsistent) { owner.scenario?.tree.flush() }
        owner.scenario?.tree.flush()
        if let problem = owner.problem { problems.withLock { $0.append(problem) } }
      }
      Mutators(seed: seed, items, changes: 100).run {}
      isOver.store(true, ordering: .sequentiallyConsistent)
      trees.join()
      return problems.withLock { $0.first }
    }
  }
}

/// A tree that belongs to a queue or a thread.
private final class Owner: @unchecked Sendable {
  // Unchecked: only one queue or thread uses the tree.

  var scenario: ObservedScenario?
  private var mountingProblem: String?

  func mount(seed: UInt64, _ items: [SharedItem], scheduler: FlushScheduler = .manual) {
    let world = World(items: 1, shared: items)
    var random = RandomPlans(seed: seed, world, isShared: true)
    do {
      scenario = try ObservedScenario(
        random.plan(depth: 4), world, models: .shared, scheduler: scheduler, isComparedAtFirst: false)
    } catch { mountingProblem = "\(error)" }
  }

  /// What is wrong after all changes are made and flushed, or `nil`.
  var problem: String? {
    if let mountingProblem { return mountingProblem }
    do {
      if scenario?.tree.needsFlush == true { return "something is left to be flushed" }
      _ = try scenario?.mountFresh()
      return nil
    } catch { return "\(error)" }
  }
}

/// Threads that change models at random.
private struct Mutators {
  private let threads: Threads
  private let left: Counter

  private final class Counter: Sendable {
    let value: Atomic<Int>
    init(_ value: Int) { self.value = Atomic(value) }
  }

  /// Starts the threads.
  init(seed: UInt64, _ items: [SharedItem], changes: Int) {
    let count = 3
    let left = Counter(count)
    self.left = left
    threads = Threads(count) { index in
      var mutator = RandomMutator(seed: seed &* 31 &+ UInt64(index), items)
      for _ in 0..<changes { mutator.change() }
      left.value.subtract(1, ordering: .sequentiallyConsistent)
    }
  }

  /// Repeats an action while the threads run, then joins them.
  func run(_ action: () throws -> Void) rethrows {
    defer { threads.join() }
    repeat { try action() } while left.value.load(ordering: .sequentiallyConsistent) > 0
  }
}
