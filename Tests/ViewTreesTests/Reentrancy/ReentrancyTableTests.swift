import Testing
import ViewTrees

/// A function of a tree that user code may call while the tree is busy.
private enum Call: String, CaseIterable, Sendable {
  case update, flush, unmount, remount, attach, perform, invalidate, reapply, send, currentView, mountPatches
  case lastUpdate, nodeCount, needsFlush, liveTrackingCount, memoryFootprint, footprint, commits, diff
}

@Suite("User code that runs while a tree is busy")
struct ReentrancyTableTests {
  private static let nodes = (0..<80).map { NodeID(index: $0, generation: 0) }
  private static let before = [1, 2, 3, 4]
  /// Moves rows, removes one and inserts one.
  private static let after = [3, 1, 2, 5]

  /// The answers of calls that depend on what the tree is doing.
  private final class Answers {
    var counts: [Int] = []
    var outcomes: [EventOutcome] = []
  }

  private static func ask(
    _ call: Call, of tree: ViewTree<World>, _ userCode: UserCode, _ newHost: CallingHost, _ answers: Answers
  ) {
    switch call {
    case .update: tree.update(World(7, [5, 6], userCode))
    case .flush: tree.flush()
    case .unmount: tree.unmount()
    case .remount: _ = tree.remount()
    case .attach: _ = tree.attach(newHost)
    case .perform: tree.perform { for node in nodes.prefix(9) { tree.invalidate(node) } }
    case .invalidate: for node in nodes { tree.invalidate(node) }
    case .reapply: for node in nodes { tree.reapply(node) }
    case .send:
      if let button = userCode.button { answers.outcomes.append(tree.send(HostEvent("click"), to: button)) }
      for node in nodes where node != userCode.button { tree.send(HostEvent("nothing"), to: node) }
    case .currentView: answers.counts.append(nodes.count { tree.currentView(of: $0) != nil })
    case .mountPatches: answers.counts.append(tree.mountPatches.count)
    case .lastUpdate:
      let update = tree.lastUpdate
      _ = (update.patches.count, update.decisions.count, update.diagnostics, update.summary, update.patchCount)
    case .nodeCount: #expect(tree.nodeCount > 0)
    case .needsFlush: _ = tree.needsFlush
    case .liveTrackingCount: #expect(tree.liveTrackingCount >= 0)
    case .memoryFootprint: #expect(tree.memoryFootprint.total > 0)
    case .footprint: answers.counts.append(nodes.count { tree.footprint(of: $0) != nil })
    case .commits: _ = tree.updates.makeAsyncIterator()
    case .diff:
      let update = ViewTree.diff(from: World(1, before, UserCode()), to: World(2, after, UserCode()))
      #expect(update.patchCount > 0)
    }
  }

  @Test(
    "found-case 13, 67: may call anything anywhere: it is answered, queued, or refused with a diagnostic",
    arguments: Call.allCases)
  private func table(call: Call) {
    for place in CallPlace.allCases {
      for scheduler in [FlushScheduler.manual, .immediate, .custom { _ in }] {
        let userCode = UserCode()
        UserCode.$current.withValue(userCode) { check(call, place, scheduler, userCode) }
        userCode.tree = nil
      }
    }
  }

  private func check(_ call: Call, _ place: CallPlace, _ scheduler: FlushScheduler, _ userCode: UserCode) {
    let name = "\(call) in \(place)"
    let host = CallingHost(userCode)
    let newHost = CallingHost(userCode)
    let answers = Answers()
    let tree = ViewTree(World(1, Self.before, userCode), host: host, scheduler: scheduler)
    userCode.tree = tree
    userCode.button = host.inner.node("button#button")
    let fullMounts = host.inner.commits.count(where: \.isFullMount)
    userCode.arm(place) { Self.ask(call, of: $0, userCode, newHost, answers) }
    var updates = [tree.update(World(2, Self.after, userCode))]
    if place == .handler, let button = userCode.button { tree.send(HostEvent("click"), to: button) }
    updates.append(tree.lastUpdate)
    userCode.disarm()
    tree.flush()
    updates.append(tree.lastUpdate)
    #expect(userCode.runs > 0, "\(name) was never asked for")
    for update in updates { #expect(update.hostFailure.map(\.description) == nil, "\(name)") }

    // The host shows the tree that was requested.
    let shown = call == .attach ? newHost : host
    let wanted = call == .update ? World(7, [5, 6], userCode) : World(2, Self.after, userCode)
    let fresh = RecordingHost()
    let other = ViewTree(wanted, host: fresh)
    #expect(shown.inner.text == (call == .unmount ? "" : fresh.text), "\(name)")
    #expect(tree.nodeCount == (call == .unmount ? 0 : other.nodeCount), "\(name)")
    if call == .remount {
      #expect(host.inner.commits.count(where: \.isFullMount) > fullMounts, "\(name)")
    }
    checkAnswers(answers, call, place, updates, name, userCode)

    // The tree goes on as if nothing had happened.
    let last = tree.update(World(3, [2, 1], userCode))
    #expect(last.hostFailure.map(\.description) == nil, "\(name)")
    let end = RecordingHost()
    _ = ViewTree(World(3, [2, 1], userCode), host: end)
    #expect(shown.inner.text == end.text, "\(name)")
  }

  private func checkAnswers(
    _ answers: Answers, _ call: Call, _ place: CallPlace, _ updates: [ViewUpdate], _ name: String, _ userCode: UserCode
  ) {
    guard let isEvaluating = place.isEvaluating else { return }
    switch call {
    case .mountPatches, .currentView, .footprint:
      let isRefused = updates.contains { update in
        update.diagnostics.contains { if case .askedWhileEvaluating = $0 { true } else { false } }
      }
      #expect(isRefused == isEvaluating, "\(name)")
      #expect(answers.counts.allSatisfy { ($0 == 0) == isEvaluating }, "\(name): \(answers.counts)")
    case .send:
      #expect(!answers.outcomes.isEmpty, "\(name)")
      #expect(answers.outcomes.allSatisfy { $0 == (isEvaluating ? .postponed : .handled) }, "\(name)")
      // Each event reached the handler once.
      #expect(userCode.handled == answers.outcomes.count + (place == .handler ? 1 : 0), "\(name)")
    default: break
    }
  }
}
