extension ViewTree {
  /// The observable values that the body of a node reads: properties of objects, states, and values of the environment.
  ///
  /// The body is evaluated once for this and its result is discarded: nothing is registered, and the tree does not
  /// change. Use it to find out why a view is evaluated, not in the normal run of a program.
  ///
  /// ```swift
  /// tree.footprint(of: row)  // [Todo.title, Todo.isDone]
  /// ```
  ///
  /// The tree looks for objects in the view value and in everything that it refers to. Reads of other objects, such as
  /// a global object, are missing. So are the reads that closures of lists do for their rows.
  ///
  /// - Parameter node: A node of a view with a body, or a host view.
  /// - Returns: The properties, in no particular order; nil if the node is gone or is not a view, or if the standard
  ///   library keeps its registrations in an unknown way. It is also nil while the tree evaluates, and the update says
  ///   so; see ``TreeDiagnostic/askedWhileEvaluating(_:)``.
  /// - Precondition: No other thread changes or reads the objects during the call.
  /// - Complexity: O(*n* + *b*) for *n* values that the view refers to, at most a hundred thousand, and the time *b* of
  ///   its body.
  public func footprint(of node: NodeID) -> [ObservedProperty]? { core.footprint(of: node) }
}

extension TreeCore {
  func footprint(of id: NodeID) -> [ObservedProperty]? {
    guard !isEvaluating else {
      refuse("footprint(of:)")
      return nil
    }
    let node = tree.node(named: id)
    guard node.exists, let payload = tree[node].pointee.payload,
      tree[node].pointee.flags.isDisjoint(with: [.structural, .missingEnvironment])
    else { return nil }
    // In the evaluating phase, requests by the body wait, and a nested request for the footprint is refused.
    defer { performQueuedRequests() }
    return during(.evaluating) {
      let viewType = tree.viewType(of: node)
      let objects = ObservableObjects.reachable(from: viewType.__view(in: payload), limit: 100_000)
      return ObservedReads(of: objects) {
        tree.readObservedObjects(of: node)
        viewType.__read(payload)
      }.properties
    }
  }
}
