import TestSupport
import ViewTrees

/// A tree that gets random requests at any time: from its host during commits, from hooks, handlers and bodies.
///
/// The scenario does not predict when hooks run. It checks that the tree shows what was requested last once it is idle,
/// and that each hook that ran on mount also ran on unmount.
final class CallbackScenario {
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Where a request comes from.
  enum Place: String { case outside, host, hook, body }

  var random: RandomSketches
  let ledger = Ledger()
  let timing: Timing
  private let requests = Requests()
  private(set) var host = CallingHost()
  private var hosts: [CallingHost] = []
  private var owner: ViewTree<SketchRoot>?

  /// The root that was requested last, or `nil` if the tree was to be unmounted.
  private var asked: Sketch?
  private var version = 0
  private var expansion: Expansion

  /// How many more requests callbacks may make in this step, and how deep the current one is nested.
  private var budget = 0
  private var depth = 0
  private var place = Place.outside
  /// Whether nothing was requested since the tree was last idle.
  private var isIdle = false

  /// The views that are mounted, by path, with the version in which they were mounted.
  private var lives: [String: Int] = [:]
  private var problem: String?
  private(set) var steps: [String] = []

  init(seed: UInt64) {
    random = RandomSketches(seed: seed, pokes: false)
    timing = random.generator.pick(Timing.allCases)
    expansion = Expansion(nil, Expansion.Memory(), soils: ledger.soils)
    let first = random.sketch(depth: 2 + random.below(3))
    asked = first
    steps.append("\(timing) \(first.text)")
    ledger.onReport = { [weak self] in self?.take($0) }
    ledger.onBody = { [weak self] in self?.callBack(.body, 40) }
    prepare(host)
    let requests = requests
    let scheduler: FlushScheduler =
      switch timing {
      case .manual: .manual
      case .immediate: .immediate
      case .custom: .custom { requests.ask($0) }
      }
    owner = ViewTree(
      SketchRoot(sketch: first, version: 0, ledger: ledger), host: host, scheduler: scheduler,
      diagnostics: .silent)
  }

  private func prepare(_ host: CallingHost) {
    hosts.append(host)
    host.onCall = { [weak self] _ in self?.callBack(.host, 10) }
    host.fails = { [weak self] in
      guard let self, budget > 0, random.below(120) == 0 else { return false }
      steps.append("\(indent)the host fails")
      return true
    }
  }

  private var indent: String { String(repeating: "  ", count: depth) + "\(place): " }

  /// Makes a request in a callback, now and then.
  private func callBack(_ place: Place, _ rarity: Int) {
    // There is no tree yet during its initializer.
    guard budget > 0, let tree = owner, random.below(rarity) == 0 else { return }
    let before = self.place
    self.place = place
    depth += 1
    ask(tree)
    depth -= 1
    self.place = before
  }

  // MARK: Reports

  private func take(_ report: Ledger.Report) {
    let text = report.text
    if text.hasSuffix(" came") {
      let name = String(text.dropLast(5))
      if lives.updateValue(report.version, forKey: name) != nil { fail("\(name) comes twice") }
      newest(report)
    } else if text.hasSuffix(" went") {
      let name = String(text.dropLast(5))
      guard let came = lives.removeValue(forKey: name) else { return fail("\(name) goes and never came") }
      if report.version < came {
        fail("\(report) with a closure that is older than its life, which began in \(came)")
      }
    } else if !text.hasSuffix(" unmount"), !text.hasSuffix(" handler"), !text.hasSuffix(" call") {
      newest(report)
    }
    callBack(.hook, 5)
  }

  private func newest(_ report: Ledger.Report) {
    if place != .body, report.version != ledger.evaluatedVersion {
      fail("\(report) runs an old closure in version \(ledger.evaluatedVersion)")
    }
  }

  private func fail(_ text: String) {
    if problem == nil { problem = "\(text), after \(steps.count) steps" }
  }

  // MARK: Requests

  private func ask(_ tree: ViewTree<SketchRoot>) {
    budget -= 1
    let isFirst = isIdle
    isIdle = false
    let node = host.nodes.randomElement(using: &random.generator) ?? NodeID(index: 3, generation: 0)
    switch random.below(20) {
    case 0...3: update(tree)
    case 4:
      guard random.below(3) == 0 else { return }
      note("unmount")
      asked = nil
      tree.unmount()
    case 5:
      note("flush")
      if timing == .custom { requests.answer() } else { tree.flush() }
    case 6:
      note("remount")
      tree.remount()
    case 7:
      guard random.below(2) == 0 else { return }
      note("attach")
      let other = CallingHost()
      prepare(other)
      host = other
      tree.attach(other)
    case 8:
      note("invalidate \(node)")
      tree.invalidate(node)
    case 9:
      note("reapply \(node)")
      tree.reapply(node)
    case 10...12: click(tree)
    case 13, 14: setCount(tree)
    case 15: callHandler(isFirst)
    case 16: setItem()
    case 17:
      note("deepen")
      ledger.soils[random.below(2)].depth += 1
    default: look(tree, node)
    }
  }

  private func note(_ text: String) { steps.append(indent + text) }

  private func update(_ tree: ViewTree<SketchRoot>) {
    version += 1
    let sketch = asked.map { random.changed($0) } ?? random.sketch(depth: 3)
    asked = sketch
    note("update \(version) \(sketch.text)")
    tree.update(SketchRoot(sketch: sketch, version: version, ledger: ledger))
  }

  private func click(_ tree: ViewTree<SketchRoot>) {
    guard let (node, path) = host.places.randomElement(using: &random.generator) else { return }
    let event = ["click", "click", "click", "drop", "rotate"][random.below(5)]
    note("\(event) of \(path)")
    tree.send(HostEvent(event), to: node)
  }

  private func setCount(_ tree: ViewTree<SketchRoot>) {
    guard let path = ledger.counts.keys.sorted().randomElement(using: &random.generator) else { return }
    guard let (life, count) = ledger.counts[path] else { return }
    let value = random.below(5)
    note("set \(path) to \(value)")
    life.count = value
    if random.below(2) == 0 { count.wrappedValue = value } else { tree.perform { count.wrappedValue = value } }
  }

  private func callHandler(_ isFirst: Bool) {
    guard let path = ledger.handlers.keys.sorted().randomElement(using: &random.generator) else { return }
    note("call the handler of \(path)")
    let (known, reported, asked) = (expansion.handlers[path], ledger.reports.count, steps.count)
    ledger.handlers[path]?()
    // If nothing else was requested, the tree is as it was when it became idle.
    guard isFirst, let known, asked == steps.count else { return }
    guard ledger.reports.count > reported else { return fail("\(path) calls nothing") }
    let report = ledger.reports[reported]
    if report.text != known { fail("\(path) calls \(report), not \(known)") }
    if report.version != version {
      fail("\(path) calls \(report), and not the closure of \(version)")
    }
  }

  private func setItem() {
    guard let name = ledger.items.keys.sorted().randomElement(using: &random.generator) else { return }
    guard let (life, id, item) = ledger.items[name] else { return }
    note("set item \(name)")
    life.bump(id)
    if random.below(2) == 0 { item.value.wrappedValue += 1 } else { item.wrappedValue.value += 1 }
  }

  private func look(_ tree: ViewTree<SketchRoot>, _ node: NodeID) {
    note("look at \(node)")
    _ = tree.mountPatches.count
    _ = tree.currentView(of: node)
    _ = tree.lastUpdate.patches.count + tree.lastUpdate.decisions.count + tree.nodeCount + tree.liveTrackingCount
    _ = tree.needsFlush
  }

  // MARK: Running

  /// Makes a request from outside, and checks the tree when it is idle.
  func step() throws {
    guard let tree = owner else { return }
    budget = 1 + random.below(8)
    ask(tree)
    if random.below(3) == 0 { ask(tree) }
    budget = 0
    if timing == .custom, tree.needsFlush, !requests.isWaiting {
      fail("waits, and did not ask for a flush")
    }
    try becomeIdle(tree)
  }

  private func becomeIdle(_ tree: ViewTree<SketchRoot>) throws {
    for _ in 0..<5 {
      if host.hasFailed { tree.remount() }
      tree.flush()
    }
    for other in hosts where other !== host {
      if let problem = other.problem { fail(problem) }
      other.isReplaced = true
    }
    if let problem = host.problem { fail(problem) }
    if tree.needsFlush { fail("something is left to flush") }
    let violations = tree.findViolations()
    if !violations.isEmpty { fail("\(violations)") }
    if let problem { throw Failure(description: problem) }
    try checkEnd(tree)
    isIdle = true
  }

  private func checkEnd(_ tree: ViewTree<SketchRoot>) throws {
    var memory = Expansion.Memory()
    for (path, life) in ledger.lives { memory.counts[path] = life.count }
    expansion = Expansion(asked, memory, soils: ledger.soils)
    let other = CallingHost()
    if let asked {
      let fresh = ViewTree(
        SketchRoot(sketch: asked, version: version, ledger: Ledger(around: ledger)), host: other,
        diagnostics: .silent)
      if let failure = fresh.lastUpdate.hostFailure { throw Failure(description: "fresh mount: \(failure)") }
    }
    if host.picture != other.picture {
      throw Failure(description: "shows\n\(host.picture.text)and not\n\(other.picture.text)")
    }
    let expected = expansion.hooks.filter { $0.name.hasSuffix(" came") }.map { String($0.name.dropLast(5)) }.sorted()
    let found = lives.keys.sorted()
    if found != expected { throw Failure(description: "what came and did not go is \(found), and not \(expected)") }
  }

  /// Deallocates the tree, and waits until its tasks are cancelled.
  func end() async throws {
    func names(_ tasks: [String]) -> [String] { tasks.map { String($0[..<$0.lastIndex(of: " ")!]) }.sorted() }
    let expected = expansion.hooks.filter(\.hook.isTask).map(\.name).sorted()
    let tasks = ledger.tasks
    let isRight = await tasks.waitUntil { names($0.running) == expected }
    guard isRight else { throw Failure(description: "the tasks \(tasks.running) run, and not \(expected)") }
    ledger.counts = [:]
    ledger.items = [:]
    ledger.handlers = [:]
    owner = nil
    if let problem { throw Failure(description: problem) }
    if !lives.isEmpty { throw Failure(description: "\(lives.keys.sorted()) outlive their tree") }
    guard await tasks.waitUntil({ $0.running.isEmpty }) else {
      throw Failure(description: "\(tasks.running) run without a tree")
    }
  }
}
