import Testing
import ViewTrees

/// A view of one node that shows a number, some states, and a version.
private struct Counter: View {
  let version: Int
  let act: Outside<((Binding<Int>, Binding<Int>) -> Void)?>
  @State private var low = 0
  @State private var high = 1

  var body: some View {
    let _ = Bodies.note("\(version) \(low)...\(high)")
    Element("input", ["id": "\(version) \(low)...\(high)"])
      .on("focus") { low += 1 }
      .on("both") {
        low += 5
        high += 5
      }
      .on("act") { act.value?($low, $high) }
  }
}

/// A host that makes one request, at the end of a commit.
private final class AskingHost: ViewTreeHost {
  let inner = RecordingHost()
  var ask: ((NodeID) -> Void)?
  private var node: NodeID?

  func begin(_ commit: CommitInfo) throws { try inner.begin(commit) }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    self.node = node
    try inner.mount(node, view, parent: parent, before: before)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try inner.update(node, view, changedFields: changedFields)
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try inner.move(node, parent: parent, before: before)
  }

  func unmount(_ node: NodeID) throws { try inner.unmount(node) }

  func commit(_ commit: CommitInfo) throws {
    try inner.commit(commit)
    let once = ask
    ask = nil
    if let node { once?(node) }
  }
}

@Suite("Requests from hosts during a commit, and events")
struct QueuedRequestsTests {
  private enum HostRequest: CaseIterable {
    case reapply, invalidate, event, state, perform, update, flush

    var operations: [String] {
      switch self {
      case .reapply: ["update input#1 0...1: "]
      case .event, .state, .perform: ["update input#1 1...1: attributes"]
      case .update: ["update input#2 0...1: attributes"]
      case .invalidate, .flush: []
      }
    }
  }

  private func counter(_ version: Int, _ act: Outside<((Binding<Int>, Binding<Int>) -> Void)?> = Outside(nil))
    -> Counter
  {
    Counter(version: version, act: act)
  }

  @Test(
    "found-case 23: what a host requests during a commit is flushed at once, or the scheduler is told",
    arguments: HostRequest.allCases)
  private func requestsOfHosts(request: HostRequest) throws {
    for isImmediate in [true, false] {
      let requests = LockedCount()
      let host = AskingHost()
      let act = Outside<((Binding<Int>, Binding<Int>) -> Void)?>(nil)
      let low = Outside<Binding<Int>?>(nil)
      let tree = ViewTree(
        counter(0, act), host: host, scheduler: isImmediate ? .immediate : .custom { _ in requests.increment() })
      act.value = { binding, _ in low.value = binding }
      let node = try #require(host.inner.node("input#0 0...1"))
      tree.send(HostEvent("act"), to: node)
      act.value = nil
      let bodies = Bodies()
      host.ask = { node in
        switch request {
        case .reapply: #expect(tree.reapply(node))
        case .invalidate:
          for index in UInt32(0)..<4 { tree.invalidate(NodeID(index: index, generation: 0)) }
        case .event: #expect(tree.send(HostEvent("focus"), to: node) == .handled)
        case .state: low.value?.wrappedValue += 1
        case .perform: tree.perform { low.value?.wrappedValue += 1 }
        case .update: tree.update(self.counter(2))
        case .flush: tree.flush()
        }
      }
      _ = host.inner.takeOperations()
      Bodies.$current.withValue(bodies) { _ = tree.update(counter(1)) }
      // The scheduler is told of pending work. Updates, flushes and performs run at once in any case.
      let isDone = isImmediate || [.update, .flush, .perform].contains(request)
      #expect(tree.needsFlush == !isDone, "\(request)")
      if !isDone { #expect(requests.value == 1, "\(request)") }
      if !isDone { Bodies.$current.withValue(bodies) { _ = tree.flush() } }
      #expect(host.inner.takeOperations() == ["update input#1 0...1: attributes"] + request.operations, "\(request)")
      if request == .invalidate { #expect(bodies.take() == ["1 0...1", "1 0...1"]) }
    }
  }

  @Test("found-case 13: a host that fails and requests the whole tree gets it")
  func recovery() throws {
    final class Failing: ViewTreeHost {
      struct Failure: Error {}
      let inner = RecordingHost()
      weak var tree: ViewTree<Text>?
      func begin(_ commit: CommitInfo) throws { try inner.begin(commit) }
      func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
        try inner.mount(node, view, parent: parent, before: before)
      }
      func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
        tree?.remount()
        throw Failure()
      }
      func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {}
      func unmount(_ node: NodeID) throws { try inner.unmount(node) }
      func commit(_ commit: CommitInfo) throws { try inner.commit(commit) }
    }
    let host = Failing()
    let tree = ViewTree(Text("a"), host: host)
    host.tree = tree
    #expect(tree.update(Text("b")).hostFailure?.position == 0)
    #expect(host.inner.text == "'b'")
    #expect(host.inner.commits.map(\.isFullMount) == [true, true])
  }

  @Test("found-case 13, 23: a queued request does not replace one of another kind")
  func severalRequests() throws {
    let host = AskingHost()
    let tree = ViewTree(counter(0), host: host)
    let next = RecordingHost()
    let last = RecordingHost()
    host.ask = { _ in
      tree.unmount()
      tree.attach(next)
      tree.remount()
      tree.attach(last)
      tree.remount()
      tree.update(self.counter(2))
      tree.update(self.counter(3))
      tree.flush()
    }
    tree.update(counter(1))
    // Of several updates only the last one counts.
    #expect(last.takeOperations() == ["mount input#1 0...1", "update input#3 0...1: attributes"])
    #expect(next.calls.isEmpty)
    #expect(host.inner.takeOperations() == ["mount input#0 0...1", "update input#1 0...1: attributes"])
    #expect(tree.lastUpdate.diagnostics.isEmpty)
    let end = AskingHost()
    tree.attach(end)
    end.ask = { _ in
      tree.remount()
      tree.unmount()
      tree.flush()
    }
    tree.update(counter(4))
    #expect(end.inner.commits.map(\.isFullMount) == [true, false, true, false])
    #expect(end.inner.count == 0)
    #expect(tree.nodeCount == 0)
  }

  @Test("found-case 13: a host that requests the whole tree endlessly is stopped and reported")
  func endlessRemounts() {
    final class Insatiable: ViewTreeHost {
      weak var tree: ViewTree<Text>?
      var commits = 0
      func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {}
      func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {}
      func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {}
      func unmount(_ node: NodeID) throws {}
      func commit(_ commit: CommitInfo) throws {
        commits += 1
        tree?.remount()
      }
    }
    let host = Insatiable()
    let tree = ViewTree(Text("a"), host: host)
    host.tree = tree
    tree.update(Text("b"))
    #expect(host.commits == 102)
    #expect(tree.lastUpdate.diagnostics.contains { if case .cycle = $0 { true } else { false } })
  }

  @Test("found-case 24: an event or a perform is one commit, with everything that happens inside")
  func oneCommit() throws {
    let act = Outside<((Binding<Int>, Binding<Int>) -> Void)?>(nil)
    let stage = LiveStage(counter(0, act), scheduler: .immediate)
    let tree = stage.tree
    let node = try #require(stage.host.node("input#0 0...1"))
    func commits(_ change: @escaping () -> Void) -> [String] { stage.watch(change).operations }
    #expect(commits { tree.send(HostEvent("both"), to: node) } == ["update input#0 5...6: attributes"])
    // Events inside of an event.
    act.value = { low, high in
      tree.send(HostEvent("focus"), to: node)
      low.wrappedValue += 1
      tree.send(HostEvent("both"), to: node)
      high.wrappedValue += 1
    }
    #expect(commits { tree.send(HostEvent("act"), to: node) } == ["update input#0 12...12: attributes"])
    // A perform inside of an event, with another one inside of it.
    act.value = { low, high in
      #expect(
        tree.perform {
          low.wrappedValue += 1
          tree.perform { high.wrappedValue += 1 }
        }.patchCount == 0)
      low.wrappedValue += 1
    }
    #expect(commits { tree.send(HostEvent("act"), to: node) } == ["update input#0 14...13: attributes"])
    // Events inside of a perform.
    #expect(
      commits {
        tree.perform {
          tree.send(HostEvent("both"), to: node)
          tree.send(HostEvent("focus"), to: node)
        }
      } == ["update input#0 20...18: attributes"])
    #expect(!tree.needsFlush)
    // Changes before a thrown error count as well.
    struct Failure: Error {}
    #expect(
      commits {
        _ = try? tree.perform {
          tree.send(HostEvent("both"), to: node)
          throw Failure()
        }
      } == ["update input#0 25...23: attributes"])
  }

  @Test("found-case 24: without an immediate scheduler a perform inside of an event is a separate commit")
  func manual() throws {
    let act = Outside<((Binding<Int>, Binding<Int>) -> Void)?>(nil)
    let stage = LiveStage(counter(0, act))
    let tree = stage.tree
    let node = try #require(stage.host.node("input#0 0...1"))
    act.value = { low, _ in
      #expect(tree.perform { low.wrappedValue += 1 }.patchCount == 1)
      low.wrappedValue += 1
    }
    let step = stage.watch { tree.send(HostEvent("act"), to: node) }
    #expect(step.operations == ["update input#0 1...1: attributes"])
    #expect(stage.perform().operations == ["update input#0 2...1: attributes"])
  }
}
