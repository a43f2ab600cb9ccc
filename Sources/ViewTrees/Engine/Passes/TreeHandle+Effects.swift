extension __TreeHandle {
  /// The address of the effect in a fragment.
  ///
  /// The cast is sound: only `mountEffect` makes the payload of an `EffectFragment`, as a `MountedEffect`, and it stays
  /// until the effect ends.
  private func effect(of node: __NodeReference) -> UnsafeMutablePointer<MountedEffect> {
    assert(viewType(of: node) is EffectFragment.Type, "The node is not the fragment of an effect")
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

  /// Replaces the effect of a node by a newer one.
  @usableFromInline
  func replaceEffect(_ node: __NodeReference, _ new: EffectReference) {
    // Retained, because comparing values runs user code.
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
    // If the effect never ran, the host never knew of the view.
    guard let departure = effect.end(), effect.hasBegun else { return }
    storage.pointee.owner._withUnsafeGuaranteedRef { if $0.runsEffects { $0.effects.departures.append(departure) } }
  }

  private func noteEffect(of node: __NodeReference) {
    let id = id(of: node)
    storage.pointee.owner._withUnsafeGuaranteedRef { if $0.runsEffects { $0.effects.nodes.append(id) } }
  }

  /// Runs the effect of a node, if the node still exists.
  fileprivate func performEffect(of id: NodeID) {
    let node = node(named: id)
    guard node.exists, self[node].pointee.flags.contains(.effect) else { return }
    // Retained, because it may cause the node to be unmounted.
    let effect = effect(of: node).pointee
    effect.perform()
  }

  /// The nodes in document order, without those that are gone.
  ///
  /// - Complexity: O(*a* + *s*) for *a* nodes above them and *s* siblings before those and them.
  fileprivate func inDocumentOrder(_ ids: [NodeID]) -> [NodeID] {
    guard ids.count > 1 else { return ids }
    // For each node on a path to a wanted one, the number of its children on such paths.
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
  /// Moves the effects of this commit aside before the host receives it: an event that the host sends may add effects,
  /// which belong to the next commit.
  func takeCommittedEffects() {
    if effects.isEmpty { return }
    committedEffects.append(effects, stale: staleNodes(of: effects))
    effects = DueEffects()
  }

  /// The nodes whose effects may not be the newest.
  ///
  /// Asked before new rows lose their flag `fresh`.
  private func staleNodes(of effects: DueEffects) -> [NodeID] {
    let earlier = effects.nodes.prefix(effects.earlierCount).filter { tree.mayBeStale($0) }
    guard effects.isOfOwnChanges else { return earlier }
    return earlier + effects.nodes.dropFirst(effects.earlierCount).filter { tree.mayBeStale($0, newRowsMay: false) }
  }

  /// Runs the effects of the commit: first those of unmounted views, then the others in document order.
  ///
  /// The tree is occupied in the meantime. Requests of a hook are performed after all hooks have run, so every hook
  /// runs for the commit that the host received, and none is missed.
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
