// After an update the newest closure is called: the one that the newest values above it would make.
//
// A skip evaluates nothing, so closures below a skipped view may be older. Before such a closure is called, the skipped
// views above it are evaluated. `TreeCore.refresh` does that for events, handlers, and the hooks of mounted views. The
// code here does it for unmount hooks, before their nodes are gone. A skip itself only sets a flag.
//
// A view that disappears because its parent read a changed value runs the closure of the parent's last evaluation.
// There is no newer one: the new body of the parent no longer contains the view.

extension __TreeHandle {
  /// Marks a node with an unmount hook, and all nodes above it.
  func noteUnmounting(of node: __NodeReference) {
    var node = node
    // If a node has the flag, all nodes above it have it.
    while node.exists, !self[node].pointee.flags.contains(.unmounts) {
      self[node].pointee.flags.insert(.unmounts)
      node = self[node].pointee.parent
    }
  }

  /// Makes the unmount hooks of a node, which is about to be unmounted, and of all nodes below it the newest.
  ///
  /// It evaluates views on the way to them that were skipped with newer values. That may change the nodes below `top`,
  /// and leaves its siblings and everything above it alone.
  @usableFromInline
  @inline(never)
  func refreshHooks(below top: __NodeReference) {
    guard !storage.pointee.isRefreshingHooks else { return }
    storage.pointee.isRefreshingHooks = true
    // A node of this pass may be evaluated a second time.
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.hasSeveralPasses = true }
    var node = top
    while node.exists {
      let flags = self[node].pointee.flags
      // The hooks of nodes that the host was never told of do not run.
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

  /// Makes the unmount hooks below a node the newest, before the node gets a value that differs.
  func refreshHooksBeforeChange(of node: __NodeReference) {
    guard !storage.pointee.isRefreshingHooks, !self[node].pointee.flags.contains(.fresh), isStale(node) else { return }
    storage.pointee.isRefreshingHooks = true
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.hasSeveralPasses = true }
    evaluateAhead(node)
    storage.pointee.isRefreshingHooks = false
  }

  /// Makes the unmount hooks of a row the newest, before the row gets the view of another element.
  @usableFromInline
  @inline(never)
  func refreshHooksBeforeChange(ofRow row: __NodeReference) {
    guard !storage.pointee.isRefreshingHooks, !self[row].pointee.flags.contains(.fresh) else { return }
    storage.pointee.isRefreshingHooks = true
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.hasSeveralPasses = true }
    refreshSkippedRow(row)
    storage.pointee.isRefreshingHooks = false
  }

  /// Whether a view was skipped with a value that may make newer closures.
  private func isStale(_ node: __NodeReference) -> Bool {
    let flags = self[node].pointee.flags
    let needed: NodeFlags = [.unrefreshed, .omitsFields]
    return flags.isSuperset(of: needed) && flags.isDisjoint(with: [.structural, .missingEnvironment])
      && viewType(of: node).__isEvaluated
  }

  /// Whether a view above a node was skipped that may make newer closures for it.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - newRowsMay: Whether rows that the host does not know yet may have been skipped too, by a later pass.
  /// - Returns: False if the closures of the node are the newest.
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

  /// Rebuilds a row if its list has skipped rows.
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
  /// Makes all unmount hooks the newest, before the tree is deallocated.
  func refreshAllHooks() {
    guard !isOccupied, tree[root].pointee.flags.contains(.unmounts), !tree.storage.pointee.isRefreshingHooks else {
      return
    }
    evaluate { tree.refreshHooks(below: root) }
  }
}
