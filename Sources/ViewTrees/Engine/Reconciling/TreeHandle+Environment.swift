extension __TreeHandle {
  /// The environment around a node, or nil if no view above it sets a value.
  ///
  /// A node that asked is asked itself by those below it, so that a chain of nodes that all ask takes linear time.
  func environment(around node: __NodeReference) -> EnvironmentScope? {
    guard storage.pointee.hasEnvironments else { return nil }
    let scope = scope(above: node)
    if let scope { attachments(of: node).environment = scope }
    return scope
  }

  func scope(above node: __NodeReference) -> EnvironmentScope? {
    var node = self[node].pointee.parent
    while node.exists {
      if let scope = scope(of: node) ?? existingAttachments(of: node)?.environment { return scope }
      node = self[node].pointee.parent
    }
    return nil
  }

  func scope(of node: __NodeReference) -> EnvironmentScope? {
    guard self[node].pointee.flags.contains(.environment), let payload = self[node].pointee.payload else {
      return nil
    }
    // Only fragments of environments have the flag, and `openEnvironment` makes their payload.
    return payload.assumingMemoryBound(to: EnvironmentScope.self).pointee
  }

  /// Gives a new fragment the environment for what is mounted below it.
  @usableFromInline
  func openEnvironment(_ fragment: __NodeReference, _ change: EnvironmentChange) {
    let payload = storage.pointee.arena.allocate(EnvironmentScope.self)
    payload.assumingMemoryBound(to: EnvironmentScope.self).initialize(to: makeScope(of: fragment, change))
    self[fragment].pointee.payload = payload
    storage.pointee.hasEnvironments = true
  }

  private func makeScope(of fragment: __NodeReference, _ change: EnvironmentChange) -> EnvironmentScope {
    let around = scope(above: fragment)
    return EnvironmentScope(around: around, setting: written(by: change, fragment, around), by: change)
  }

  /// Sets new values, and has those evaluated who read the old ones.
  ///
  /// - Returns: False where other keys are set than before. What was below is unmounted then.
  @usableFromInline
  func changeEnvironment(_ fragment: __NodeReference, _ change: EnvironmentChange) -> Bool {
    guard let scope = scope(of: fragment) else { return false }
    let written = written(by: change, fragment, self.scope(above: fragment))
    scope.change = change
    if scope.set(written) {
      // Nodes that are reconciled below must already know that they are invalidated.
      storage.pointee.owner._withUnsafeGuaranteedRef { $0.takeChanges() }
      return true
    }
    willRebuild(fragment, Outcome.rebuildIdentity)
    self[fragment].pointee.payload?.assumingMemoryBound(to: EnvironmentScope.self).pointee =
      makeScope(of: fragment, change)
    return false
  }

  /// Sets values again that are made of others from around, which have changed.
  ///
  /// - Parameters:
  ///   - fragment: The fragment that sets them.
  ///   - isInTurn: Whether nothing is being tracked that is above the fragment.
  func refreshEnvironment(_ fragment: __NodeReference, isInTurn: Bool = false) {
    guard let scope = scope(of: fragment) else { return }
    if scope.set(written(by: scope.change, fragment, self.scope(above: fragment), isInTurn: isInTurn)) { return }
    // Other keys than before: views that looked for one have to look again. What is below may be half reconciled now, so that
    // it is done when the passes are over in which that happens.
    let id = id(of: fragment)
    guard !self[fragment].pointee.flags.contains(.invalidated) else { return }
    self[fragment].pointee.flags.insert(.invalidated)
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.invalidated.append(id) }
  }

  /// What a change sets; it is tracked where that is made of values from around.
  ///
  /// A key path reads before it writes, whether what it writes depends on that or not, so that what is read is noted
  /// first, and tracked only where it matters.
  func written(
    by change: EnvironmentChange, _ fragment: __NodeReference, _ around: EnvironmentScope?, isInTurn: Bool = false
  ) -> [ObjectIdentifier: WrittenValue] {
    let written = evaluated(change, fragment, around, isInTurn: isInTurn)
    for value in written.values { value.content.bindHandlers(with: fragment, self) }
    return written
  }

  private func evaluated(
    _ change: EnvironmentChange, _ fragment: __NodeReference, _ around: EnvironmentScope?, isInTurn: Bool
  ) -> [ObjectIdentifier: WrittenValue] {
    let reads = EnvironmentReads()
    var values = EnvironmentValues(around, notingReadsIn: reads)
    change.write(&values)
    if reads.keys.isEmpty && !change.isComputed || change.isWritten(values.written, reads.keys) {
      if let link = existingAttachments(of: fragment)?.link {
        link.cancel()
        existingAttachments(of: fragment)?.link = nil
      }
      return values.written
    }
    if isTrackingRows, !isInTurn {
      // Scopes of tracking leak into those around them: giving up this one would count as a change of what the list
      // around has read. It is tracked when nothing else is.
      schedule(fragment)
      return values.written
    }
    values = EnvironmentValues(around)
    trackList(fragment) { change.write(&values) }
    return values.written
  }
}
