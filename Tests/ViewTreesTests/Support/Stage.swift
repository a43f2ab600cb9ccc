import Testing
import ViewTrees

/// A tree under test with its host.
///
/// Each step returns what was evaluated and what the host received, and expects that the host shows what a fresh mount
/// would.
final class Stage<Root: View> {
  let tree: ViewTree<Root>
  let host: RecordingHost
  let mounting: Step
  private let kind: TestHost
  private let shown: TestHost.Shown?
  private let bodies = Bodies()
  private let fallback: FallbackComparison
  private var root: Root

  init(
    _ root: Root, on kind: TestHost = .recording, fallback: FallbackComparison = .reflective,
    scheduler: FlushScheduler = .manual, models: ModelConcurrency = .automatic,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.kind = kind
    self.root = root
    self.fallback = fallback
    let shown = kind.make()
    let host = RecordingHost(shown?.host)
    let tree = Bodies.$current.withValue(bodies) {
      ViewTree(root, host: host, fallback: fallback, scheduler: scheduler, models: models, diagnostics: .silent)
    }
    self.shown = shown
    self.host = host
    self.tree = tree
    mounting = Step(bodies: bodies.take(), operations: host.takeOperations(), update: tree.lastUpdate)
    expectFreshMount(tree.lastUpdate, sourceLocation)
  }

  /// Updates the tree with a new root.
  @discardableResult
  func update(_ root: Root, sourceLocation: SourceLocation = #_sourceLocation) -> Step {
    self.root = root
    return step(sourceLocation) { $0.update(root) }
  }

  /// Evaluates what was invalidated.
  @discardableResult
  func flush(sourceLocation: SourceLocation = #_sourceLocation) -> Step { step(sourceLocation) { $0.flush() } }

  /// Changes what views read, and flushes the tree.
  @discardableResult
  func change(sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void) -> Step {
    step(sourceLocation) {
      change()
      return $0.flush()
    }
  }

  /// Sends an event to the node with a label, and returns the bodies that were evaluated for it.
  func send(_ event: String, to label: String) -> (outcome: EventOutcome?, bodies: [String]) {
    let outcome = host.node(label).map { node in
      Bodies.$current.withValue(bodies) { tree.send(HostEvent(event), to: node) }
    }
    return (outcome, bodies.take())
  }

  /// Returns the newest view of the node with a label, and the bodies that were evaluated for it.
  func currentView(of label: String) -> (view: (any View)?, bodies: [String]) {
    let view = host.node(label).flatMap { node in
      Bodies.$current.withValue(bodies) { tree.currentView(of: node) }
    }
    return (view, bodies.take())
  }

  /// Returns the node of the first decision about a view of a type.
  static func node<V>(of type: V.Type, in update: ViewUpdate) -> NodeID? {
    update.decisions.first { $0.viewType == type as Any.Type }?.node
  }

  private func step(_ sourceLocation: SourceLocation, _ change: (ViewTree<Root>) -> ViewUpdate) -> Step {
    let update = Bodies.$current.withValue(bodies) { change(tree) }
    let step = Step(bodies: bodies.take(), operations: host.takeOperations(), update: update)
    #expect(step.operations.count == update.patchCount, sourceLocation: sourceLocation)
    expectFreshMount(update, sourceLocation)
    return step
  }

  private func expectFreshMount(_ update: ViewUpdate, _ sourceLocation: SourceLocation) {
    #expect(tree.findViolations().isEmpty, sourceLocation: sourceLocation)
    #expect(shown?.violations().isEmpty != false, sourceLocation: sourceLocation)
    #expect(update.hostFailure.map(\.description) == nil, sourceLocation: sourceLocation)
    let freshlyShown = kind.make()
    let fresh = RecordingHost(freshlyShown?.host)
    Bodies.$current.withValue(nil) { _ = ViewTree(root, host: fresh, fallback: fallback, diagnostics: .silent) }
    #expect(host.text == fresh.text, sourceLocation: sourceLocation)
    #expect(shown?.text() == freshlyShown?.text(), sourceLocation: sourceLocation)
  }
}
