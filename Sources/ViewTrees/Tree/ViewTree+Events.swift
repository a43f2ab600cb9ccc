extension ViewTree {
  /// The newest view of a node.
  ///
  /// If views above the node were skipped and their comparison left out closures or ignored fields, their bodies are
  /// evaluated first, so that every closure in the view is the newest. If they look different after all, the host
  /// receives the difference with the next update or flush.
  ///
  /// - Parameter node: A node.
  /// - Returns: The view, or nil if the node is gone: another node never gets the same ID. It is also nil while the
  ///   tree evaluates, and the update says so; see ``TreeDiagnostic/askedWhileEvaluating(_:)``.
  /// - Complexity: O(*d* + *r*) for a node *d* levels deep below memoizing lists of *r* rows, and the bodies that have
  ///   to be evaluated.
  public func currentView(of node: NodeID) -> (any View)? { core.currentView(of: node) }

  /// The view that a node has since the last update; views above it that were skipped are not evaluated.
  ///
  /// - Complexity: O(1).
  package func view(of node: NodeID) -> (any View)? { core.view(of: node) }

  /// Sends an event to the newest view of a host node.
  ///
  /// A host may send events while it receives a commit. While the tree evaluates, an event waits until the tree is
  /// done.
  ///
  /// With the scheduler ``FlushScheduler/immediate`` all changes by the event, and by other events sent in the
  /// meantime, are one commit.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - node: The node that it happened to.
  /// - Returns: The outcome.
  ///
  /// Changes by the handler are shown when the tree is flushed: at once with the scheduler
  /// ``FlushScheduler/immediate``, soon with one that flushes elsewhere, and with ``FlushScheduler/manual``, which is
  /// the default, when ``flush()`` is called. In debug builds a tree that is never flushed reports
  /// ``TreeDiagnostic/waitingChanges(root:)``.
  @discardableResult
  public func send(_ event: HostEvent, to node: NodeID) -> EventOutcome { core.send(event, to: node) }

  /// How long the changes of an event may wait before the next event reports them.
  package var waitingLimit: Duration {
    get { core.unflushed.limit }
    set { core.unflushed.limit = newValue }
  }
}

/// The outcome of an event.
public enum EventOutcome: String, Sendable, Hashable, Codable {
  /// The view handled it.
  case handled
  /// The view did not handle it.
  case unhandled
  /// The node is gone; nothing happened.
  case stale
  /// The tree was evaluating its views; the event is sent afterwards.
  case postponed
}
