extension __TreeHandle {
  /// The effect in a fragment.
  ///
  /// Only `mountEffect` makes the payload of an `EffectFragment`, at once and as a `MountedEffect`; nothing but its end
  /// takes it away.
  private func effect(of node: __NodeReference) -> UnsafeMutablePointer<MountedEffect> {
    assert(viewType(of: node) is EffectFragment.Type, "The node is no fragment of an effect")
    return self[node].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: MountedEffect.self)
  }

  @usableFromInline
  func mountEffect(_ node: __NodeReference, _ effect: EffectReference) {
    let mounted = effect.effect.mounted()
    let payload = storage.pointee.arena.allocate(MountedEffect.self)
    payload.assumingMemoryBound(to: MountedEffect.self).initialize(to: mounted)
    self[node].pointee.payload = payload
    begin(mounted, at: node)
  }

  /// Lets the effect of a node be followed by a newer one.
  @usableFromInline
  func replaceEffect(_ node: __NodeReference, _ new: EffectReference) {
    // Held, since comparing values runs code of theirs.
    let old = effect(of: node).pointee
    if let isDue = old.take(new.effect) {
      if isDue { noteEffect(of: node) }
      return
    }
    end(old)
    let mounted = new.effect.mounted()
    effect(of: node).pointee = mounted
    begin(mounted, at: node)
  }

  /// Ends the effect of a node that is being unmounted.
  func endEffect(of node: __NodeReference) { end(effect(of: node).pointee) }

  private func begin(_ effect: MountedEffect, at node: __NodeReference) {
    if effect.isDueAtFirst { noteEffect(of: node) }
    if effect.hasDeparture { noteUnmounting(of: node) }
  }

  private func end(_ effect: MountedEffect) {
    // What the host was never told of, or nothing was done for yet, was never there.
    guard let departure = effect.end(), effect.hasBegun else { return }
    storage.pointee.owner._withUnsafeGuaranteedRef { if $0.runsEffects { $0.effects.departures.append(departure) } }
  }

  private func noteEffect(of node: __NodeReference) {
    let id = id(of: node)
    storage.pointee.owner._withUnsafeGuaranteedRef { if $0.runsEffects { $0.effects.nodes.append(id) } }
  }

  /// Does what there is to do for a node, if it is still there.
  fileprivate func performEffect(of id: NodeID) {
    let node = node(named: id)
    guard node.exists, self[node].pointee.flags.contains(.effect) else { return }
    // Held, since it may have the node unmounted.
    let effect = effect(of: node).pointee
    effect.perform()
  }

  /// Nodes in the order of the document, without those that are gone.
  ///
  /// - Complexity: O(*a* + *s*) for *a* nodes above them and *s* siblings before those and them.
  fileprivate func inDocumentOrder(_ ids: [NodeID]) -> [NodeID] {
    guard ids.count > 1 else { return ids }
    // How many children of a node lead to one that is asked for; 0 for one that is asked for and leads to no other.
    var leading: [Int32: Int] = [:]
    var wanted: Set<Int32> = []
    for id in ids {
      var node = node(named: id)
      guard node.exists, wanted.insert(node.index).inserted, leading[node.index] == nil else { continue }
      leading[node.index] = 0
      while true {
        node = self[node].pointee.parent
        guard node.exists else { break }
        let count = leading[node.index]
        leading[node.index] = (count ?? 0) + 1
        if count != nil { break }
      }
    }
    var ordered: [NodeID] = []
    var waiting = [__NodeReference(0)]
    while let node = waiting.popLast() {
      if wanted.contains(node.index) { ordered.append(self.id(of: node)) }
      let start = waiting.count
      var left = leading[node.index] ?? 0
      var child = self[node].pointee.firstChild
      while left > 0, child.exists {
        if leading[child.index] != nil {
          waiting.append(child)
          left -= 1
        }
        child = self[child].pointee.next
      }
      waiting[start...].reverse()
    }
    return ordered
  }
}

extension TreeCore {
  /// Takes what is to be done when the host has been told, before it is told: an event of the host may bring up more,
  /// which belongs to the next commit.
  func takeCommittedEffects() {
    if effects.isEmpty { return }
    committedEffects.append(effects, stale: staleNodes(of: effects))
    effects = DueEffects()
  }

  /// The nodes whose effects are not the newest, before new rows lose the mark of being new.
  private func staleNodes(of effects: DueEffects) -> [NodeID] {
    let earlier = effects.nodes.prefix(effects.earlierCount).filter { tree.mayBeStale($0) }
    guard effects.isOfOwnChanges else { return earlier }
    return earlier + effects.nodes.dropFirst(effects.earlierCount).filter { tree.mayBeStale($0, newRowsMay: false) }
  }

  /// Does what was to be done after the commit: first for what is gone, then for what is there.
  ///
  /// The tree is occupied meanwhile: what a hook asks for is done when all of them have run, so that each runs for what
  /// the host was told, and none is missed.
  func runEffects() {
    guard !committedEffects.isEmpty else { return }
    during(.runningEffects, performCommittedEffects)
    if hasChanges { queuedRequests.flush() }
  }

  private func performCommittedEffects() {
    let due = committedEffects
    committedEffects = DueEffects()
    for departure in due.departures { departure() }
    for node in due.nodes.prefix(due.earlierCount) where tree.mayBeStale(node) { refresh(node) }
    for node in due.stale { refresh(node) }
    for node in tree.inDocumentOrder(due.nodes) { tree.performEffect(of: node) }
  }
}
