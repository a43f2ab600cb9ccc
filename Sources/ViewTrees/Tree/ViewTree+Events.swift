extension ViewTree {
  /// The newest view of a node.
  ///
  /// Where views above the node were skipped and left out closures or ignored fields, their bodies are evaluated first,
  /// so that every closure in the view is the newest. If it turns out that they look different after all, the
  /// difference goes to the host with the next update or flush.
  ///
  /// - Parameter node: A node.
  /// - Returns: The view, nil where the node is gone: the name of a node is never taken over by another.
  /// - Complexity: O(*d* + *r*) for a node *d* levels deep below memoizing lists of *r* rows, and the bodies that have to
  ///   be evaluated.
  public func currentView(of node: NodeID) -> (any View)? { core.currentView(of: node) }

  /// The view of a node as the last update left it: no view above it is looked at, however many there are.
  ///
  /// - Complexity: O(1).
  package func view(of node: NodeID) -> (any View)? { core.view(of: node) }

  /// Lets the newest view of a host node handle an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - node: The node that it happened to.
  /// - Returns: What came of it.
  @discardableResult
  public func send(_ event: HostEvent, to node: NodeID) -> EventOutcome {
    guard let view = core.currentHostView(of: node) else { return .stale }
    let isHandled = view.handle(event)
    core.changeIsOver()
    return isHandled ? .handled : .unhandled
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
}
