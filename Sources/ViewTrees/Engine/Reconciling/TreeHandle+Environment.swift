// The environment: a fragment of `.environment` has a scope as its payload, and a view that asks looks for the nearest
// scope above it.

extension __TreeHandle {
  /// The environment around a node, or nil if no view above it sets a value.
  ///
  /// The answer is kept in the node, so a chain of nodes that all ask takes linear time.
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
    // The cast is sound: only fragments of environments have the flag, and `openEnvironment` makes their payload.
    return payload.assumingMemoryBound(to: EnvironmentScope.self).pointee
  }

  /// Makes the scope of a new fragment.
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

  /// Sets new values, and invalidates the nodes that read the old ones.
  ///
  /// - Returns: False if other keys are set than before. The children are unmounted then, and the caller mounts new
  ///   ones.
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

  /// Sets derived values again, after the values changed that they are derived from.
  ///
  /// - Parameters:
  ///   - fragment: The fragment that sets them.
  ///   - isInTurn: Whether no tracking scope around the fragment is open.
  func refreshEnvironment(_ fragment: __NodeReference, isInTurn: Bool = false) {
    guard let scope = scope(of: fragment) else { return }
    if scope.set(written(by: scope.change, fragment, self.scope(above: fragment), isInTurn: isInTurn)) { return }
    // Other keys than before: views that looked for a key have to look again. The nodes below may be half reconciled
    // now, so that happens in a later pass.
    let id = id(of: fragment)
    guard !self[fragment].pointee.flags.contains(.invalidated) else { return }
    self[fragment].pointee.flags.insert(.invalidated)
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.invalidated.append(id) }
  }

  /// The values that a change writes.
  ///
  /// If they are derived from values around, the change runs in a tracking scope.
  ///
  /// A key path always reads before it writes. So reads are noted first, and tracked only if the written value may
  /// depend on them.
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
      // A tracking scope leaks its reads into the scope around it: cancelling this one would count as a change for the
      // list around. So the change is tracked later, outside of that scope.
      schedule(fragment)
      return values.written
    }
    values = EnvironmentValues(around)
    trackList(fragment) { change.write(&values) }
    return values.written
  }
}
