extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// The environment around a node, nil where nobody above sets anything.
  ///
  /// A node that asked is asked itself by those below it, so that a chain of nodes that all ask takes linear time.
  func environment(around node: __NodeReference) -> EnvironmentScope? {
    guard pointee.hasEnvironments else { return nil }
    let scope = scope(above: node)
    if let scope { `extension`(of: node).environment = scope }
    return scope
  }

  private func scope(above node: __NodeReference) -> EnvironmentScope? {
    var node = self[node].pointee.parent
    while node.exists {
      if let scope = scope(of: node) ?? existingExtension(of: node)?.environment { return scope }
      node = self[node].pointee.parent
    }
    return nil
  }

  private func scope(of node: __NodeReference) -> EnvironmentScope? {
    guard self[node].pointee.flags & NodeFlags.environment != 0, let payload = self[node].pointee.payload else {
      return nil
    }
    return payload.assumingMemoryBound(to: EnvironmentScope.self).pointee
  }

  /// Gives a new fragment the environment for what is mounted below it.
  @usableFromInline
  func openEnvironment(_ fragment: __NodeReference, _ change: EnvironmentChange) {
    let around = scope(above: fragment)
    let scope = EnvironmentScope(around: around, setting: written(by: change, fragment, around))
    let payload = pointee.arena.allocate(EnvironmentScope.self)
    payload.assumingMemoryBound(to: EnvironmentScope.self).initialize(to: scope)
    self[fragment].pointee.payload = payload
    pointee.hasEnvironments = true
  }

  /// Sets new values, and has those evaluated who read the old ones.
  ///
  /// - Returns: False where other keys are set than before. What was below is unmounted then.
  @usableFromInline
  func changeEnvironment(_ fragment: __NodeReference, _ change: EnvironmentChange) -> Bool {
    guard let scope = scope(of: fragment) else { return false }
    let around = self.scope(above: fragment)
    let written = written(by: change, fragment, around)
    if scope.set(written) {
      // Whoever is reconciled below shall know already that it is invalidated.
      pointee.owner._withUnsafeGuaranteedRef { $0.takeChanges() }
      return true
    }
    willRebuild(fragment, Outcome.rebuildIdentity)
    self[fragment].pointee.payload?.assumingMemoryBound(to: EnvironmentScope.self).pointee =
      EnvironmentScope(around: around, setting: written)
    return false
  }

  /// What a change sets.
  ///
  /// A value that is made of one from around depends on it.
  private func written(
    by change: EnvironmentChange, _ fragment: __NodeReference, _ around: EnvironmentScope?
  ) -> [ObjectIdentifier: WrittenValue] {
    var values = EnvironmentValues(around)
    trackList(fragment) { change.write(&values) }
    return values.written
  }
}
