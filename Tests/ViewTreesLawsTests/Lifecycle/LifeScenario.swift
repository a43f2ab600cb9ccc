import Synchronization
import ViewTrees

/// When a tree flushes.
enum Timing: Int, CaseIterable { case manual, immediate, custom }

/// The requests of a tree that nobody has answered.
final class Requests: Sendable {
  private let waiting = Mutex<FlushRequest?>(nil)

  func ask(_ request: FlushRequest) { waiting.withLock { $0 = request } }

  var isWaiting: Bool { waiting.withLock { $0 != nil } }

  /// Has the tree flushed, where it asked for it.
  func answer() {
    let request = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    request?()
  }
}

/// A tree of random sketches, held against what a naive oracle says step by step.
final class LifeScenario {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let ledger = Ledger()
  let requests = Requests()
  let timing: Timing
  private(set) var host = CallingHost()
  private(set) var life: NaiveLife
  private var owner: ViewTree<SketchRoot>?
  private var version = 0

  /// Whether something was changed that the tree has not looked at, and whether it must know of it.
  private(set) var isPending = false
  private var isSeen = false

  var tree: ViewTree<SketchRoot> { owner! }

  init(_ sketch: Sketch, _ timing: Timing, onCall: ((String) -> Void)? = nil) throws {
    self.timing = timing
    life = NaiveLife(soils: ledger.soils)
    host.onCall = onCall
    let requests = requests
    let scheduler: FlushScheduler =
      switch timing {
      case .manual: .manual
      case .immediate: .immediate
      case .custom: .custom { requests.ask($0) }
      }
    owner = ViewTree(
      SketchRoot(sketch: sketch, version: 0, ledger: ledger), host: host, scheduler: scheduler,
      diagnostics: .silent)
    try settle(life.update(sketch, version: 0))
  }

  func check(_ holds: Bool, _ problem: @autoclosure () -> String) throws {
    if !holds { throw Failure(description: problem()) }
  }

  // MARK: Steps

  func update(to sketch: Sketch) throws {
    version += 1
    tree.update(SketchRoot(sketch: sketch, version: version, ledger: ledger))
    try settle(life.update(sketch, version: version))
  }

  func unmount() throws {
    tree.unmount()
    try settle(life.update(nil, version: version))
  }

  func flush() throws {
    if timing == .custom, requests.isWaiting { requests.answer() } else { tree.flush() }
    try settle(life.flush())
  }

  /// Clicks on a view.
  func click(_ node: NodeID, _ path: String) throws {
    let commits = host.commits
    let isCounter = life.expansion.counters.contains(path)
    let isButton = life.expansion.buttons.contains(path)
    guard isCounter || isButton else { return try changeItems("click", node, path) }
    let outcome = tree.send(HostEvent("click"), to: node)
    try check(outcome == .handled, "\(outcome) for a click on \(path)")
    try take([Ledger.Report(text: "\(path) click", version: version)])
    guard isCounter else { return try settleNothing() }
    life.set(path, count: life.memory.counts[path, default: 0] + 1)
    try settleChange(isSeen: true, since: commits)
  }

  /// Reports an event that changes a collection.
  func changeItems(_ event: String, _ node: NodeID, _ path: String) throws {
    guard life.expansion.collections[path] != nil, let nextID = ledger.lives[path]?.nextID else { return }
    let commits = host.commits
    let outcome = tree.send(HostEvent(event), to: node)
    try check(outcome == .handled, "\(outcome) for \(event) of \(path)")
    let before = life.memory.items
    life.change(path) { items in
      switch event {
      case "drop": if !items.isEmpty { items.removeFirst() }
      case "rotate": if !items.isEmpty { items.append(items.removeFirst()) }
      default: items.append(SketchItem(id: nextID, value: 0))
      }
    }
    try settleChange(isSeen: life.memory.items != before, since: commits)
  }

  /// Sets a state from outside by a binding that a body made, of a view that may be gone.
  func setCount(_ path: String, _ value: Int) throws {
    guard let (owner, binding) = ledger.counts[path] else { return }
    let isThere = life.expansion.counters.contains(path) && ledger.lives[path] === owner
    let commits = host.commits
    owner.count = value
    if isThere { life.set(path, count: value) }
    let isChange = isThere && binding.wrappedValue != value
    binding.wrappedValue = value
    try settleChange(isSeen: isChange, since: commits)
  }

  /// Sets an element from outside by a binding that a row was given; the element, or all of it, may be gone.
  func setItem(_ name: String, _ path: String, throughPart: Bool) throws {
    guard let (owner, id, item) = ledger.items[name] else { return }
    let isThere = life.expansion.collections[path] != nil && ledger.lives[path] === owner
    let commits = host.commits
    let before = life.memory.items
    if isThere {
      life.change(path) { items in
        if let index = items.firstIndex(where: { $0.id == id }) { items[index].value += 1 }
      }
    }
    let isChange = life.memory.items != before
    owner.bump(id)
    if throughPart { item.value.wrappedValue += 1 } else { item.wrappedValue.value += 1 }
    try settleChange(isSeen: isChange, since: commits)
  }

  /// Calls a handler that a view was given, which may be gone.
  func callHandler(_ path: String) throws {
    ledger.handlers[path]?()
    if let name = life.expansion.handlers[path] {
      try take([Ledger.Report(text: name, version: version)])
    } else {
      ledger.reports = []
    }
    try settleNothing()
  }

  func deepen(_ index: Int) throws {
    let commits = host.commits
    tree.perform { ledger.soils[index].depth += 1 }
    isPending = true
    try settle(life.flush())
    _ = commits
  }

  /// Asks for what shows nothing new.
  func ask(_ ask: (ViewTree<SketchRoot>, CallingHost) -> Void) throws {
    ask(tree, host)
    if timing == .custom, tree.needsFlush { try check(requests.isWaiting, "waits, and did not ask for a flush") }
    guard !isPending else { return }
    tree.flush()
    try settle(life.flush())
  }

  func attachAnother() throws {
    let other = CallingHost()
    other.onCall = host.onCall
    host.isReplaced = true
    tree.attach(other)
    host = other
    try settleNothing()
  }

  // MARK: Checks

  private func settleNothing() throws {
    if !isPending, !tree.needsFlush { try settle(life.flush()) }
  }

  private func settleChange(isSeen: Bool, since commits: Int) throws {
    if isSeen { isPending = true }
    guard timing == .immediate else {
      if isSeen { try check(tree.needsFlush, "does not know of a change") }
      if tree.needsFlush, timing == .custom { try check(requests.isWaiting, "waits, and did not ask for a flush") }
      return
    }
    let told = life.flush()
    try check(host.commits - commits <= told.count, "\(host.commits - commits) commits for one change")
    try settle(told)
  }

  /// Takes what was reported since, which has to be just this.
  private func take(_ expected: [Ledger.Report]) throws {
    let found = Array(ledger.reports.prefix(expected.count))
    try check(found == expected, "told \(ledger.reports), and not \(expected)")
    ledger.reports.removeFirst(expected.count)
  }

  /// Checks all that can be said when nothing waits.
  private func settle(_ told: [NaiveLife.Told]) throws {
    isPending = false
    try checkReports(told)
    try check(tree.findViolations().isEmpty, "\(tree.findViolations())")
    try check(!tree.needsFlush, "something is left to flush")
    if let problem = host.problem { throw Failure(description: problem) }
    if let failure = tree.lastUpdate.hostFailure { throw Failure(description: "\(failure)") }
    for (path, count) in life.memory.counts {
      try check(ledger.lives[path]?.count == count, "\(path) counts \(ledger.lives[path]?.count ?? -1), not \(count)")
    }
    for (path, items) in life.memory.items {
      try check(ledger.lives[path]?.items == items, "\(path) has \(ledger.lives[path]?.items ?? []), not \(items)")
    }
    try checkDiagnostics()
    try checkFreshMount()
  }

  private func checkReports(_ told: [NaiveLife.Told]) throws {
    let all = ledger.reports
    func failure(_ what: String) -> Failure {
      Failure(
        description: """
          \(what): told
            \(all.map(\.description).joined(separator: "\n  "))
          and not
            \(told.flatMap { $0.departures + $0.others }.map(\.description).joined(separator: "\n  "))
          """)
    }
    for round in told {
      let departures = Array(ledger.reports.prefix(round.departures.count))
      guard areRight(departures, round.departures) else { throw failure("departures") }
      for (index, later) in departures.enumerated() where !round.replaced.contains(later.text) {
        let before = departures[..<index].filter { !round.replaced.contains($0.text) }
        if before.contains(where: { later.path.hasPrefix($0.path) && later.path != $0.path }) {
          throw failure("a parent before its child \(later)")
        }
      }
      ledger.reports.removeFirst(departures.count)
      let others = Array(ledger.reports.prefix(round.others.count))
      guard others == round.others else { throw failure("hooks") }
      ledger.reports.removeFirst(others.count)
    }
    if !ledger.reports.isEmpty { throw failure("more than expected") }
  }

  /// Whether the same ended, in whatever order.
  ///
  /// A closure that has gone through a handler may be newer than the view that had it.
  private func areRight(_ found: [Ledger.Report], _ expected: [Ledger.Report]) -> Bool {
    let (found, expected) = (found.sorted { $0.text < $1.text }, expected.sorted { $0.text < $1.text })
    return found.map(\.text) == expected.map(\.text)
      && (zip(found, expected).allSatisfy { $1.version <= $0.version && $0.version <= version })
  }

  private func checkDiagnostics() throws {
    for diagnostic in tree.lastUpdate.diagnostics {
      switch diagnostic {
      case .repeatedKey: try check(life.expansion.hasRepeatedKeys, "\(diagnostic)")
      // What goes may be evaluated once more for its hooks, and a flush of nothing leaves the last update.
      case .missingEnvironment:
        try check(life.expansion.hasMissingObjects || life.hadMissingObjects, "\(diagnostic)")
      // Views hold what all of them report to; elements of a collection may be gone.
      case .plainModel, .droppedWrite, .waitingChanges: break
      // The views hold what all of them report to, and what was set to their states.
      default: throw Failure(description: "\(diagnostic)")
      }
    }
  }

  /// Mounts another tree of the same root and the same states, and compares what it shows.
  private func checkFreshMount() throws {
    guard let sketch = life.sketch else {
      return try check(host.picture == HostPicture(), "shows\n\(host.picture.text)")
    }
    let other = CallingHost()
    let fresh = ViewTree(
      SketchRoot(sketch: sketch, version: version, ledger: Ledger(around: ledger)), host: other,
      diagnostics: .silent)
    try check(fresh.lastUpdate.hostFailure == nil, "mounted anew: \(fresh.lastUpdate.hostFailure!)")
    try check(
      host.picture == other.picture, "shows\n\(host.picture.text)and not\n\(other.picture.text)")
  }

  /// Gives the tree up, and waits for what its tasks still do.
  func end() async throws {
    let (begun, running) = (life.begun.sorted(), life.running.values.sorted())
    let tasks = ledger.tasks
    let isRight = await tasks.settle { $0.begun == begun && $0.running == running }
    try check(isRight, "the tasks \(tasks.running) of \(tasks.begun) run, and not \(running) of \(begun)")
    ledger.counts = [:]
    ledger.items = [:]
    ledger.handlers = [:]
    owner = nil
    try checkReports(life.update(nil, version: version))
    let isOver = await tasks.settle { $0.running.isEmpty }
    try check(isOver, "\(tasks.running) run without a tree")
  }
}

extension Ledger.Report {
  /// The place of the view that it is about.
  fileprivate var path: Substring {
    if text.hasSuffix(" went") { return text.dropLast(5) }
    return text.prefix { $0 != "#" }
  }
}
