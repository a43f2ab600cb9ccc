extension TreeCore {
  /// Whether something is marked or invalidated, or waits for the next commit.
  var hasChanges: Bool { hasOwnChanges || !inbox.isEmpty }

  /// Whether something waits that no change announced: what was asked for, and what an event brought up, be it hooks and
  /// nothing else.
  var hasOwnChanges: Bool { !invalidated.isEmpty || !diverged.isEmpty || hasRefreshed || !effects.isEmpty }

  /// Whether an event brought up something that the host has not been told of.
  var hasRefreshed: Bool {
    isOpen && (tree.storage.pointee.patches.count > 0 || tree.storage.pointee.placements.count > 0)
  }

  /// Invalidates the nodes that read what changed.
  ///
  /// Nodes that are gone, or that were evaluated since, stay as they are.
  func takeChanges() {
    var marks = inbox.take()
    // Of values of an environment, those that are made of others change as well.
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

  /// Does what is to be done about a node that is invalidated.
  func schedule(invalidated node: __NodeReference) {
    if tree[node].pointee.flags.contains(.rowInvalidated) {
      let list = tree[node].pointee.parent
      tree.viewType(of: list).__refreshRow(node, of: list, tree)
      tree.evaluatePending()
    }
    guard tree[node].pointee.flags.contains(.invalidated) else { return }
    if tree[node].pointee.flags.contains(.structural) {
      tree[node].pointee.flags.remove(.invalidated)
      tree.viewType(of: node).__refreshRow(.none, of: node, tree)
    } else {
      tree.recordInvalidation(node)
      tree.schedule(node)
    }
    tree.evaluatePending()
  }

  /// Has the host told again of host views that changed between their evaluation and the commit.
  ///
  /// A host reads a view when it is told of it, later than the tree does. It may have read a value that the tree never
  /// saw: if the old value is back by the next flush, two equal snapshots would keep the new one on the screen. Every
  /// change that the host can have read was announced before, so that its mark waits here now.
  func distrustShownSnapshots() {
    for mark in inbox.peek() { tree.distrustShownSnapshot(mark.link.node) }
    for id in invalidated { tree.distrustShownSnapshot(id) }
  }
}
