import Synchronization
import ViewTrees

/// When a tree flushes.
enum Timing: Int, CaseIterable { case manual, immediate, custom }

/// The flush request of a tree that has not been performed.
final class Requests: Sendable {
  private let waiting = Mutex<FlushRequest?>(nil)

  func ask(_ request: FlushRequest) { waiting.withLock { $0 = request } }

  var isWaiting: Bool { waiting.withLock { $0 != nil } }

  /// Performs the request, if there is one.
  func answer() {
    let request = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    request?()
  }
}

/// A tree of random sketches that is checked against a naive oracle after every step.
final class LifeScenario {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let ledger = Ledger()
  let requests = Requests()
  let timing: Timing
  private(set) var host = CallingHost()
  private(set) var life: NaiveLife
  private var owner: ViewTree<SketchRoot>?
  private var version = 0

  /// Whether a change is not flushed yet, or may not be.
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
    try checkIdle(life.update(sketch, version: 0))
  }

  func check(_ holds: Bool, _ problem: @autoclosure () -> String) throws {
    if !holds { throw Failure(description: problem()) }
  }

  // MARK: Steps

  func update(to sketch: Sketch) throws {
    version += 1
    tree.update(SketchRoot(sketch: sketch, version: version, ledger: ledger))
    try checkIdle(life.update(sketch, version: version))
  }

  func unmount() throws {
    tree.unmount()
    try checkIdle(life.update(nil, version: version))
  }

  func flush() throws {
    if timing == .custom, requests.isWaiting { requests.answer() } else { tree.flush() }
    try checkIdle(life.flush())
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
    guard isCounter else { return try checkUnchanged() }
    life.set(path, count: life.memory.counts[path, default: 0] + 1)
    try checkChange(isSeen: true, since: commits)
  }

  /// Sends an event that changes a collection.
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
    try checkChange(isSeen: life.memory.items != before, since: commits)
  }

  /// Sets a state from outside, through a binding from a body whose view may be gone.
  func setCount(_ path: String, _ value: Int) throws {
    guard let (owner, binding) = ledger.counts[path] else { return }
    let isThere = life.expansion.counters.contains(path) && ledger.lives[path] === owner
    let commits = host.commits
    owner.count = value
    if isThere { life.set(path, count: value) }
    let isChange = isThere && binding.wrappedValue != value
    binding.wrappedValue = value
    try checkChange(isSeen: isChange, since: commits)
  }

  /// Sets an element from outside, through a binding of a row.
  ///
  /// The element or its view may be gone.
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
    try checkChange(isSeen: isChange, since: commits)
  }

  /// Calls the handler of a view that may be gone.
  func callHandler(_ path: String) throws {
    ledger.handlers[path]?()
    if let name = life.expansion.handlers[path] {
      try take([Ledger.Report(text: name, version: version)])
    } else {
      ledger.reports = []
    }
    try checkUnchanged()
  }

  func deepen(_ index: Int) throws {
    let commits = host.commits
    tree.perform { ledger.soils[index].depth += 1 }
    isPending = true
    try checkIdle(life.flush())
    _ = commits
  }

  /// Makes requests that change nothing that is shown.
  func ask(_ ask: (ViewTree<SketchRoot>, CallingHost) -> Void) throws {
    ask(tree, host)
    if timing == .custom, tree.needsFlush { try check(requests.isWaiting, "waits, and did not ask for a flush") }
    guard !isPending else { return }
    tree.flush()
    try checkIdle(life.flush())
  }

  func attachAnother() throws {
    let other = CallingHost()
    other.onCall = host.onCall
    host.isReplaced = true
    tree.attach(other)
    host = other
    try checkUnchanged()
  }

  // MARK: Checks

  private func checkUnchanged() throws {
    if !isPending, !tree.needsFlush { try checkIdle(life.flush()) }
  }

  private func checkChange(isSeen: Bool, since commits: Int) throws {
    if isSeen { isPending = true }
    guard timing == .immediate else {
      if isSeen { try check(tree.needsFlush, "does not know of a change") }
      if tree.needsFlush, timing == .custom { try check(requests.isWaiting, "waits, and did not ask for a flush") }
      return
    }
    let reports = life.flush()
    try check(host.commits - commits <= reports.count, "\(host.commits - commits) commits for one change")
    try checkIdle(reports)
  }

  /// Checks that the next reports are `expected`, and removes them.
  private func take(_ expected: [Ledger.Report]) throws {
    let found = Array(ledger.reports.prefix(expected.count))
    try check(found == expected, "reported \(ledger.reports), and not \(expected)")
    ledger.reports.removeFirst(expected.count)
  }

  /// Checks everything, when no change is pending.
  private func checkIdle(_ commits: [NaiveLife.CommitReports]) throws {
    isPending = false
    try checkReports(commits)
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

  private func checkReports(_ commits: [NaiveLife.CommitReports]) throws {
    let all = ledger.reports
    func failure(_ what: String) -> Failure {
      Failure(
        description: """
          \(what): reported
            \(all.map(\.description).joined(separator: "\n  "))
          and not
            \(commits.flatMap { $0.departures + $0.others }.map(\.description).joined(separator: "\n  "))
          """)
    }
    for round in commits {
      let departures = Array(ledger.reports.prefix(round.departures.count))
      guard matches(departures, round.departures) else { throw failure("departures") }
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

  /// A Boolean value that indicates whether the same hooks ran, in any order.
  ///
  /// A closure that was passed through a handler may be newer than the view that has it.
  private func matches(_ found: [Ledger.Report], _ expected: [Ledger.Report]) -> Bool {
    let (found, expected) = (found.sorted { $0.text < $1.text }, expected.sorted { $0.text < $1.text })
    return found.map(\.text) == expected.map(\.text)
      && (zip(found, expected).allSatisfy { $1.version <= $0.version && $0.version <= version })
  }

  private func checkDiagnostics() throws {
    for diagnostic in tree.lastUpdate.diagnostics {
      switch diagnostic {
      case .repeatedKey: try check(life.expansion.hasRepeatedKeys, "\(diagnostic)")
      // A subtree may be evaluated for its unmount hooks before it goes. A flush of nothing keeps the last update.
      case .missingEnvironment:
        try check(life.expansion.hasMissingObjects || life.hadMissingObjects, "\(diagnostic)")
      // Views hold the ledger, which is a plain model. Elements of a collection may be gone.
      case .plainModel, .droppedWrite, .waitingChanges: break
      // Views hold the ledger and state records, which are plain models.
      default: throw Failure(description: "\(diagnostic)")
      }
    }
  }

  /// Mounts a second tree with the same root and the same states, and compares what the two hosts show.
  private func checkFreshMount() throws {
    guard let sketch = life.sketch else {
      return try check(host.picture == HostPicture(), "shows\n\(host.picture.text)")
    }
    let other = CallingHost()
    let fresh = ViewTree(
      SketchRoot(sketch: sketch, version: version, ledger: Ledger(around: ledger)), host: other,
      diagnostics: .silent)
    try check(fresh.lastUpdate.hostFailure == nil, "fresh mount: \(fresh.lastUpdate.hostFailure!)")
    try check(
      host.picture == other.picture, "shows\n\(host.picture.text)and not\n\(other.picture.text)")
  }

  /// Deallocates the tree, and waits until its tasks are cancelled.
  func end() async throws {
    let (begun, running) = (life.begun.sorted(), life.running.values.sorted())
    let tasks = ledger.tasks
    let isRight = await tasks.waitUntil { $0.begun == begun && $0.running == running }
    try check(isRight, "the tasks \(tasks.running) of \(tasks.begun) run, and not \(running) of \(begun)")
    ledger.counts = [:]
    ledger.items = [:]
    ledger.handlers = [:]
    owner = nil
    try checkReports(life.update(nil, version: version))
    let isOver = await tasks.waitUntil { $0.running.isEmpty }
    try check(isOver, "\(tasks.running) run without a tree")
  }
}

extension Ledger.Report {
  /// The path of the view that the report is about.
  fileprivate var path: Substring {
    if text.hasSuffix(" went") { return text.dropLast(5) }
    return text.prefix { $0 != "#" }
  }
}
