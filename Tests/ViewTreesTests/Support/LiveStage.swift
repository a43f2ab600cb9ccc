import Testing
import ViewTrees

/// A tree under test whose views have state, so that a fresh mount would show something else.
///
/// Each step returns what was evaluated and what the host received, in any number of commits, and expects that the host
/// shows what a mount of the whole tree would.
final class LiveStage<Root: View> {
  let tree: ViewTree<Root>
  let host = RecordingHost()
  let mounting: Step
  private let bodies = Bodies()

  init(
    _ root: consuming Root, fallback: FallbackComparison = .reflective, scheduler: FlushScheduler = .manual,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let host = host
    let tree = Bodies.$current.withValue(bodies) { [root] in
      ViewTree(root, host: host, fallback: fallback, scheduler: scheduler, diagnostics: .silent)
    }
    self.tree = tree
    mounting = Step(bodies: bodies.take(), operations: host.takeOperations(), update: tree.lastUpdate)
    expectWholeTree(sourceLocation)
  }

  /// Performs an action, flushes the tree, and returns the result of both.
  @discardableResult
  func perform(sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void = {}) -> Step {
    Bodies.$current.withValue(bodies) {
      change()
      tree.flush()
    }
    return step(sourceLocation)
  }

  /// Performs an action on the tree, without flushing it.
  @discardableResult
  func watch(sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void) -> Step {
    Bodies.$current.withValue(bodies, operation: change)
    return step(sourceLocation)
  }

  /// Updates the tree with a new root.
  @discardableResult
  func update(_ root: consuming Root, sourceLocation: SourceLocation = #_sourceLocation) -> Step {
    Bodies.$current.withValue(bodies) { [root] in _ = tree.update(root) }
    return step(sourceLocation)
  }

  /// Sends an event to the node with a label and flushes the tree.
  @discardableResult
  func send(_ event: String, to label: String, sourceLocation: SourceLocation = #_sourceLocation) -> Step {
    perform(sourceLocation: sourceLocation) {
      let outcome = host.node(label).map { tree.send(HostEvent(event), to: $0) }
      #expect(outcome == .handled, sourceLocation: sourceLocation)
    }
  }

  private func step(_ sourceLocation: SourceLocation) -> Step {
    let update = tree.lastUpdate
    let step = Step(bodies: bodies.take(), operations: host.takeOperations(), update: update)
    #expect(update.hostFailure.map(\.description) == nil, sourceLocation: sourceLocation)
    expectWholeTree(sourceLocation)
    return step
  }

  private func expectWholeTree(_ sourceLocation: SourceLocation) {
    #expect(tree.findViolations().isEmpty, sourceLocation: sourceLocation)
    let fresh = RecordingHost()
    let patches = tree.mountPatches
    do {
      let info = CommitInfo(number: 1, isFullMount: true, patchCount: patches.count)
      try fresh.begin(info)
      for case .mount(let node, let view, let parent, let before) in patches {
        try fresh.mount(node, view, parent: parent, before: before)
      }
      try fresh.commit(info)
    } catch { Issue.record(error, sourceLocation: sourceLocation) }
    #expect(host.text == fresh.text, sourceLocation: sourceLocation)
  }
}
