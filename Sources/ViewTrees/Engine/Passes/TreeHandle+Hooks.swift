// After an update, always the newest closure is called: the one that the newest values above would make.
//
// A skip evaluates nothing, so that below a skipped view there may be older closures. Code that is about to call one has
// the views above it evaluated first that were skipped since: an event, a handler and a hook of what is there by
// `TreeCore.refresh`, and a hook of unmounting here, before its node is gone. Nothing is done when a view is skipped but
// to note that it was.
//
// What goes because of a change of what a view has read runs the closure of the last evaluation of that view: there is no
// newer one, since the view that would have made it is another one already.

extension __TreeHandle {
  /// Takes note that a node has a hook of unmounting.
  func noteUnmounting(of node: __NodeReference) {
    var node = node
    // What is above a node with the flag has it as well.
    while node.exists, !self[node].pointee.flags.contains(.unmounts) {
      self[node].pointee.flags.insert(.unmounts)
      node = self[node].pointee.parent
    }
  }

  /// Has the hooks of unmounting in nodes that are about to be unmounted be the newest.
  ///
  /// Evaluates the views down to them that were skipped with values that may be newer. That may change what is below
  /// `top`, and leaves its siblings and all above it alone.
  @usableFromInline
  @inline(never)
  func refreshHooks(below top: __NodeReference) {
    guard !storage.pointee.isRefreshingHooks else { return }
    storage.pointee.isRefreshingHooks = true
    // A former evaluation may meet a node of this pass once more.
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.hasSeveralPasses = true }
    var node = top
    while node.exists {
      let flags = self[node].pointee.flags
      // What the host was not told of has no hook that is run.
      guard flags.intersection([.unmounts, .fresh]) == .unmounts else {
        node = nextOutside(node, below: top)
        continue
      }
      refreshSkippedRow(node)
      if isStale(node) { evaluateAhead(node) }
      node = nextInPreorder(node, below: top)
    }
    storage.pointee.isRefreshingHooks = false
  }

  /// Has the hooks of unmounting below a node be the newest, which is about to be given a value that differs.
  func refreshHooksBeforeChange(of node: __NodeReference) {
    guard !storage.pointee.isRefreshingHooks, !self[node].pointee.flags.contains(.fresh), isStale(node) else { return }
    storage.pointee.isRefreshingHooks = true
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.hasSeveralPasses = true }
    evaluateAhead(node)
    storage.pointee.isRefreshingHooks = false
  }

  /// Has the hooks of unmounting in a row be the newest, which is about to be given the view of another element.
  @usableFromInline
  @inline(never)
  func refreshHooksBeforeChange(ofRow row: __NodeReference) {
    guard !storage.pointee.isRefreshingHooks, !self[row].pointee.flags.contains(.fresh) else { return }
    storage.pointee.isRefreshingHooks = true
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.hasSeveralPasses = true }
    refreshSkippedRow(row)
    storage.pointee.isRefreshingHooks = false
  }

  /// Whether a view was skipped with a value that may have made newer closures.
  private func isStale(_ node: __NodeReference) -> Bool {
    let flags = self[node].pointee.flags
    let needed: NodeFlags = [.unrefreshed, .omitsFields]
    return flags.isSuperset(of: needed) && flags.isDisjoint(with: [.structural, .missingEnvironment])
      && viewType(of: node).__isEvaluated
  }

  /// Whether views around a node were skipped that may make newer closures for it.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - newRowsMay: Whether a row that the host does not know yet may have been skipped as well, since a pass went by
  ///     after the one that made it.
  /// - Returns: False where the closures of the node are the newest.
  func mayBeStale(_ id: NodeID, newRowsMay: Bool = true) -> Bool {
    var node = node(named: id)
    var isNewRow = false
    while node.exists {
      let flags = self[node].pointee.flags
      if isStale(node) || flags.contains(.skippedRows) && !isNewRow { return true }
      isNewRow = !newRowsMay && flags.contains(.fresh)
      node = self[node].pointee.parent
    }
    return false
  }

  /// Rebuilds a row whose list keeps its elements and has skipped some.
  private func refreshSkippedRow(_ row: __NodeReference) {
    let list = self[row].pointee.parent
    guard list.exists, self[list].pointee.flags.contains(.skippedRows) else { return }
    let base = storage.pointee.pending.count
    viewType(of: list).__refreshRow(row, of: list, self)
    evaluatePending(downTo: base)
  }

  private func evaluateAhead(_ node: __NodeReference) {
    recordDecision(node, Outcome.compareRefreshed)
    let base = storage.pointee.pending.count
    storage.pointee.pending.append(node)
    evaluatePending(downTo: base)
  }
}

extension TreeCore {
  /// Has all hooks of unmounting be the newest, before the tree is given up.
  func refreshAllHooks() {
    guard !isOccupied, tree[root].pointee.flags.contains(.unmounts), !tree.storage.pointee.isRefreshingHooks else {
      return
    }
    evaluate { tree.refreshHooks(below: root) }
  }
}
