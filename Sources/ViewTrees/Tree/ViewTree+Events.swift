extension ViewTree {
  /// The newest view of a node.
  ///
  /// Where views above the node were skipped and left out closures or ignored fields, their bodies are evaluated first,
  /// so that every closure in the view is the newest. If it turns out that they look different after all, the
  /// difference goes to the host with the next update or flush.
  ///
  /// - Parameter node: A node.
  /// - Returns: The view, nil where the node is gone: the name of a node is never taken over by another. While the tree
  ///   evaluates it is nil as well, and the update says so; see ``TreeDiagnostic/askedWhileEvaluating(_:)``.
  /// - Complexity: O(*d* + *r*) for a node *d* levels deep below memoizing lists of *r* rows, and the bodies that have to
  ///   be evaluated.
  public func currentView(of node: NodeID) -> (any View)? { core.currentView(of: node) }

  /// The view of a node as the last update left it: no view above it is looked at, however many there are.
  ///
  /// - Complexity: O(1).
  package func view(of node: NodeID) -> (any View)? { core.view(of: node) }

  /// Lets the newest view of a host node handle an event.
  ///
  /// A host may send events while it is told of a commit. While the tree evaluates, an event waits until that is done.
  ///
  /// With the scheduler ``FlushScheduler/immediate`` all that the event changes is one commit, what other events change
  /// included that are sent meanwhile.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - node: The node that it happened to.
  /// - Returns: What came of it.
  ///
  /// What the handler changes is shown when the tree is flushed: at once with the scheduler
  /// ``FlushScheduler/immediate``, soon with one that flushes elsewhere, and with ``FlushScheduler/manual``, which is the
  /// default, when ``flush()`` is called. In debug builds a tree of which nobody does so reports
  /// ``TreeDiagnostic/waitingChanges(root:)``.
  @discardableResult
  public func send(_ event: HostEvent, to node: NodeID) -> EventOutcome { core.send(event, to: node) }

  /// How long changes of one event may wait for another event before they are reported.
  package var waitingLimit: Duration {
    get { core.waiting.limit }
    set { core.waiting.limit = newValue }
  }
}

/// What came of an event.
public enum EventOutcome: String, Sendable, Hashable, Codable {
  /// The view handled it.
  case handled
  /// The view had no use for it.
  case unhandled
  /// The node is gone; nothing happened.
  case stale
  /// The tree was evaluating its views; the newest view of the node will be asked when that is done.
  case postponed
}
