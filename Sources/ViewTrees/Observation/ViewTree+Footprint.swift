extension ViewTree {
  /// What the body of a node reads that can change: the properties of observable objects, states, and values of the
  /// environment.
  ///
  /// The body is evaluated once for it, and what it makes is thrown away: nothing is registered, and the tree stays as it
  /// is. It is meant for finding out why a view is evaluated, not for the normal run of a program.
  ///
  /// ```swift
  /// tree.footprint(of: row)  // [Todo.title, Todo.isDone]
  /// ```
  ///
  /// The objects are looked for in the view value and in whatever it refers to. What a body reads of others, such as a
  /// global object, is missing. So is what the closures of lists read for their rows.
  ///
  /// - Parameter node: A node of a view with a body, or a host view.
  /// - Returns: The properties, in no particular order; nil where the node is gone or is no view, and where the standard
  ///   library keeps its registrations in a way that is not known. While the tree evaluates it is nil as well, and the
  ///   update says so; see ``TreeDiagnostic/askedWhileEvaluating(_:)``.
  /// - Precondition: Nobody changes or reads the objects on another thread meanwhile.
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
      tree[node].pointee.flags & (NodeFlags.structural | NodeFlags.unsatisfied) == 0
    else { return nil }
    // What the body asks for must wait, and asking for this once more would never end.
    let wasHandingOver = isHandingOver
    let wasBusy = isBusy
    isBusy = true
    isHandingOver = false
    defer {
      isBusy = wasBusy
      isHandingOver = wasHandingOver
      grantWishes()
    }
    let functions = tree.functions(of: node)
    let objects = ObservableObjects.reachable(from: functions.__view(in: payload), limit: 100_000)
    return ObservedReads(of: objects) {
      tree.readWholeObjects(of: node)
      functions.__read(payload)
    }.properties
  }
}
