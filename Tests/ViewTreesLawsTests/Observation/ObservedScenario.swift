import ViewTrees

/// A tree over random models with a host, compared with freshly mounted trees.
///
/// Two fresh mounts, before and after the changes, tell which bodies must be evaluated: those that read what changed,
/// those whose fields changed, and those that are new.
final class ObservedScenario {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let world: World
  let host = NaiveHost()
  let tree: ViewTree<PlannedRoot>
  private(set) var plan: Plan
  private var before = Log()
  private let isShared: Bool

  init(
    _ plan: Plan, _ world: World, models: ModelConcurrency = .automatic, scheduler: FlushScheduler = .manual,
    isComparedAtFirst: Bool = true
  ) throws {
    self.world = world
    self.plan = plan
    isShared = models == .shared
    host.takesSameViews = true
    world.log = Log()
    tree = ViewTree(PlannedRoot(plan: plan, world: world), host: host, scheduler: scheduler, models: models)
    world.log = Log()
    if isComparedAtFirst { before = try mountFresh() }
    world.changed = []
  }

  /// Clicks on a button.
  ///
  /// - Returns: The paths of the views that were evaluated to have the newest closure.
  func click(_ index: Int) -> Set<String> {
    let buttons = host.mounted.filter {
      (tree.currentView(of: $0) as? any HostView).map { $0.hostName == "button" } ?? false
    }
    if !buttons.isEmpty { tree.send(HostEvent("click"), to: buttons[index % buttons.count]) }
    let evaluated = Set(world.log.evaluated)
    world.log.evaluated = []
    return evaluated
  }

  /// Flushes the tree, or updates it with a new root, and checks the result.
  ///
  /// Bodies that were `refreshed` may have seen the changes already. If `isExact` is false, the test does not know
  /// which bodies must be evaluated.
  func updateAndCheck(root: Plan? = nil, refreshed: Set<String> = [], isExact: Bool = true) throws {
    world.log.evaluated = []
    let update = root.map { tree.update(PlannedRoot(plan: $0, world: world)) } ?? tree.flush()
    if let root { plan = root }
    let evaluated = world.log.evaluated
    try checkAnyUpdate(update)
    let after = try mountFresh()
    let expected = Set(after.fields.keys.filter { isExpected($0, after) })
    let missing = expected.subtracting(evaluated).subtracting(refreshed)
    let superfluous = Set(evaluated).subtracting(expected)
    if isExact, !missing.isEmpty { throw Failure(description: "did not evaluate \(missing.sorted())") }
    if isExact, !superfluous.isEmpty { throw Failure(description: "evaluated \(superfluous.sorted()) without need") }
    if isExact {
      let times = Dictionary(evaluated.map { ($0, 1) }, uniquingKeysWith: +)
      if let path = evaluated.first(where: { times[$0]! > (isShared ? 2 : 1) }) {
        throw Failure(description: "evaluated \(path) \(times[path]!) times")
      }
    }
    before = after
    world.changed = []
    let idle = tree.flush()
    if tree.needsFlush || !idle.decisions.isEmpty || idle.patchCount > 0 {
      throw Failure(description: "something is left: \(idle.decisions) \(idle.patches)")
    }
  }

  /// Checks what must hold after any update.
  func checkAnyUpdate(_ update: ViewUpdate) throws {
    if let failure = update.hostFailure { throw Failure(description: "\(failure)") }
    if !update.diagnostics.isEmpty { throw Failure(description: "\(update.diagnostics)") }
    let violations = tree.findViolations()
    if !violations.isEmpty { throw Failure(description: "\(violations)") }
  }

  private func isExpected(_ path: String, _ after: Log) -> Bool {
    guard let fields = before.fields[path] else { return true }
    if fields != after.fields[path] { return true }
    return !before.reads[path, default: []].union(before.reads[path + "@", default: []]).isDisjoint(with: world.changed)
  }

  /// Mounts a second tree with the same root and the same states, and compares what the two hosts show.
  func mountFresh() throws -> Log {
    let log = world.log
    world.log = Log()
    let other = NaiveHost()
    let fresh = ViewTree(PlannedRoot(plan: plan, world: world), host: other)
    let found = world.log
    world.log = log
    if let failure = fresh.lastUpdate.hostFailure { throw Failure(description: "fresh mount: \(failure)") }
    if host.picture != other.picture {
      throw Failure(description: "shows\n\(host.picture.text)and not\n\(other.picture.text)")
    }
    if fresh.nodeCount != tree.nodeCount {
      throw Failure(description: "\(tree.nodeCount) nodes, and \(fresh.nodeCount) in a fresh mount")
    }
    return found
  }
}
