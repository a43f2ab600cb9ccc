extension TreeCore {
  /// Whether a flush has anything to do.
  var hasChanges: Bool { hasOwnChanges || !inbox.isEmpty }

  /// Whether the tree itself has something to do that no change announced: invalidated nodes, nodes to reapply, patches
  /// or effects that an event led to.
  var hasOwnChanges: Bool { !invalidated.isEmpty || !diverged.isEmpty || hasRefreshed || !effects.isEmpty }

  /// Whether an event led to patches that the host has not received.
  var hasRefreshed: Bool {
    isOpen && (tree.storage.pointee.patches.count > 0 || tree.storage.pointee.placements.count > 0)
  }

  /// Invalidates the nodes that read what changed.
  ///
  /// Nodes that are gone, or that were evaluated since the change, are left alone.
  func takeChanges() {
    var marks = inbox.take()
    // A derived environment value changes with the value that it is derived from, which adds marks.
    while !marks.isEmpty {
      marks.forEach(take)
      marks = inbox.take()
    }
  }

  private func take(_ mark: ChangeInbox.Mark) {
    guard mark.link.takeMark() else { return }
    let link = mark.link
    let node = tree.node(named: link.node)
    guard node.exists else { return }
    let flags = tree[node].pointee.flags
    if flags.contains(.environment) { return tree.refreshEnvironment(node) }
    if tree.storage.pointee.recordsDecisions, let source = mark.source {
      causes[link.node, default: []].append(source.description)
    }
    let flag: NodeFlags = link.target == .row ? .rowInvalidated : .invalidated
    if flag == .invalidated { tree[node].pointee.flags.insert(.changed) }
    guard !flags.contains(flag) else { return }
    tree[node].pointee.flags.insert(flag)
    if flags.isDisjoint(with: [.invalidated, .rowInvalidated]) { invalidated.append(link.node) }
  }

  /// Marks the snapshots of host views that changed between their evaluation and the commit as uncertain.
  ///
  /// A host reads a view later than the tree does, so it may have read a value that the tree never saw. If the old
  /// value is back by the next flush, the two snapshots of the tree are equal, and the host would keep the other value.
  /// Every change that the host can have read was announced before, so its mark is in the inbox now.
  func distrustShownSnapshots() {
    for mark in inbox.peek() { tree.distrustShownSnapshot(mark.link.node) }
    for id in invalidated { tree.distrustShownSnapshot(id) }
  }
}
