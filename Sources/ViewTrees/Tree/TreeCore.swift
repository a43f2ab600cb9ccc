/// What a tree owns besides its storage, whatever the type of its root.
@usableFromInline
final class TreeCore {
  /// The storage.
  let tree: __Tree

  /// The rows of the types in the table.
  private var typeIndices: [ObjectIdentifier: UInt32] = [:]
  private(set) var typeCapacity = __TreeStorage.initialTypeCapacity

  /// The fragment at the top.
  let root: __NodeReference

  /// Whether something was reconciled that was not committed yet.
  private(set) var isOpen = false

  /// Whether the tree is evaluating, or talking to its host.
  private(set) var isBusy = false

  private(set) var diagnostics: [TreeDiagnostic] = []
  private var reported: Set<TreeDiagnostic> = []
  private(set) var commitNumber = 0

  /// Nodes that were invalidated, in order.
  private var invalidated: [NodeID] = []

  /// Host nodes that no longer show what was described.
  private var diverged: [NodeID] = []

  /// Whether a node may have been reconciled more than once since the last commit.
  private var hasSeveralPasses = false

  private var isRunningPostponed = false

  /// What was asked of the tree while it was busy; the last one wins.
  var postponed: (() -> Void)?

  /// The log of the last update; its patches and decisions are still in the storage until something is reconciled.
  private var log = UpdateLog()

  private var host: HostLink?

  init(fallback: FallbackComparison, recordsDecisions: Bool, host: (any Host)?) {
    tree = .allocate(capacity: 1)
    root = __NodeReference(0)
    self.host = host.map { HostLink($0) }
    tree.initialize(to: __TreeStorage(owner: Unmanaged.passUnretained(self)))
    tree.pointee.fallback = fallback
    tree.pointee.recordsDecisions = recordsDecisions
    let (type, flags) = tree.type(RootOfTree.self)
    _ = tree.makeNode(
      parent: .none, hostParent: .none, flags: flags | NodeFlags.evaluated, type: type, payload: nil)
  }

  deinit {
    settleLog()
    tree.unmountAll()
    let types = typeIndices.count
    for index in 0..<types { tree.pointee.types[index].info.release() }
    tree.pointee.types.deinitialize(count: types)
    tree.pointee.deallocate()
    tree.deinitialize(count: 1)
    tree.deallocate()
  }
}

// MARK: - Types and diagnostics

extension TreeCore {
  /// The row of a view type in the table.
  func typeIndex<V: View>(of type: V.Type, in tree: __Tree) -> UInt32 {
    if let index = typeIndices[ObjectIdentifier(type)] { return index }
    let info = type.__makeInfo()
    let index = typeIndices.count
    if index == typeCapacity {
      let larger = UnsafeMutablePointer<__TypeEntry>.allocate(capacity: 2 * typeCapacity)
      larger.moveInitialize(from: tree.pointee.types, count: index)
      tree.pointee.types.deallocate()
      tree.pointee.types = larger
      typeCapacity *= 2
    }
    (tree.pointee.types + index).initialize(to: __TypeEntry(type: type, info: info))
    typeIndices[ObjectIdentifier(type)] = UInt32(index)
    return UInt32(index)
  }

  func report(_ diagnostic: TreeDiagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}

// MARK: - Passes

extension TreeCore {
  /// Starts to gather what will be committed; what belongs to the last commit is handed to its log if somebody holds it.
  private func open() {
    guard !isOpen else { return }
    isOpen = true
    settleLog()
    tree.pointee.patches.clear()
    tree.pointee.decisions.clear()
    tree.pointee.details.clear()
    tree.pointee.counts = __UpdateCounts()
    diagnostics = []
    reported = []
  }

  /// Hands the log of the last update what the storage still holds of it, if somebody is there to ask for it.
  private func settleLog() {
    if isKnownUniquelyReferenced(&log) { log.forget() } else { log.settle() }
  }

  /// Lets a change reach the tree, evaluates what follows from it, and hands the whole to the host.
  func update(_ change: () -> Void) -> ViewUpdate {
    precondition(!isBusy, "A tree was updated while it was busy: changes have to go through whenIdle")
    isBusy = true
    open()
    forgetRefreshes()
    change()
    tree.work()
    settleInvalidations()
    let update = commit()
    isBusy = false
    runPostponed()
    return update
  }

  /// What a refresh decided is no part of the next update, unless the next commit carries what came of it.
  private func forgetRefreshes() {
    guard tree.pointee.patches.count == 0, tree.pointee.placements.count == 0 else {
      hasSeveralPasses = true
      return
    }
    tree.pointee.decisions.count = 0
    tree.pointee.details.count = 0
    tree.pointee.counts = __UpdateCounts()
  }

  /// Does what was asked for meanwhile, and what is asked for while that is done, up to a limit.
  private func runPostponed() {
    guard !isRunningPostponed else { return }
    isRunningPostponed = true
    defer { isRunningPostponed = false }
    var passes = 0
    while let next = postponed {
      postponed = nil
      passes += 1
      guard passes <= Self.passLimit else {
        log.report(.cycle([tree.pathDescription(of: tree[root].pointee.firstChild)]))
        return
      }
      next()
    }
  }

  /// How often a pass may lead to another one before it is taken for a cycle.
  private static let passLimit = 100

  /// Evaluates what is invalidated, and what is invalidated meanwhile.
  private func settleInvalidations() {
    var passes = 0
    while !invalidated.isEmpty {
      passes += 1
      guard passes <= Self.passLimit else {
        report(.cycle(invalidated.map { tree.pathDescription(of: tree.node(named: $0)) }))
        return
      }
      settleInvalidated()
    }
  }

  /// Evaluates the nodes that are still invalidated, parents first.
  private func settleInvalidated() {
    hasSeveralPasses = true
    var nodes = invalidated
    invalidated = []
    if nodes.count > 1 {
      let depths = nodes.map { tree.depth(of: tree.node(named: $0)) }
      nodes = nodes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { nodes[$0] }
    }
    for id in nodes {
      let node = tree.node(named: id)
      // Gone, or evaluated meanwhile for another reason.
      guard node.exists, tree[node].pointee.flags & NodeFlags.invalidated != 0 else { continue }
      tree.pointee.counts.compared &+= 1
      tree.recordDecision(node, Outcome.compareInvalidated)
      tree.schedule(node)
      tree.work()
    }
  }

  /// Works out where everything goes, and hands the commit to the host.
  private func commit() -> ViewUpdate {
    if !diverged.isEmpty { reapplyDiverged() }
    if hasSeveralPasses { tree.tidyHostUpdates() }
    hasSeveralPasses = false
    tree.place()
    tree.releaseRetired()
    log = UpdateLog()
    log.begin(self)
    isOpen = false
    if tree.pointee.patches.count > 0 {
      commitNumber += 1
      log.failure = host?.apply(tree, number: commitNumber)
    }
    return ViewUpdate(log: log)
  }

  var lastUpdate: ViewUpdate { ViewUpdate(log: log) }

  /// Has the body of a node evaluated with the next pass.
  ///
  /// - Returns: False where the node is gone or has no body.
  func invalidate(_ id: NodeID) -> Bool {
    let node = tree.node(named: id)
    guard node.exists, tree[node].pointee.flags & NodeFlags.structural == 0, tree.functions(of: node).__isEvaluated
    else { return false }
    if tree[node].pointee.flags & NodeFlags.invalidated == 0 {
      tree[node].pointee.flags |= NodeFlags.invalidated
      invalidated.append(id)
    }
    return true
  }
}

// MARK: - Hosts

extension TreeCore {
  /// Has a host node told again what it should show.
  func reapply(_ id: NodeID) -> Bool {
    let node = tree.node(named: id)
    guard node.exists, tree[node].pointee.flags & NodeFlags.host != 0 else { return false }
    diverged.append(id)
    return true
  }

  private func reapplyDiverged() {
    hasSeveralPasses = true
    for id in diverged {
      let node = tree.node(named: id)
      if node.exists { tree.recordHostUpdate(node, fields: 0) }
    }
    diverged = []
  }

  /// Hands the whole tree to the host.
  func remount() -> HostFailure? {
    precondition(!isBusy, "A tree cannot be mounted anew while it is evaluating or talking to its host")
    guard let host else { return nil }
    isBusy = true
    defer {
      isBusy = false
      runPostponed()
    }
    absorbRefreshes()
    commitNumber += 1
    return host.mountAll(tree, below: root, number: commitNumber)
  }

  /// What a refresh brought up is part of the whole tree: the next commit must not bring it once more.
  private func absorbRefreshes() {
    guard isOpen else { return }
    tree.place()
    tree.releaseRetired()
    tree.pointee.patches.count = 0
    hasSeveralPasses = false
    isOpen = false
  }

  func attach(_ host: any Host) -> HostFailure? {
    self.host = HostLink(host)
    return remount()
  }

  /// Unmounts everything but the fragment at the top.
  func unmount() -> ViewUpdate {
    whenIdle { [self] in update { tree.unmountChildren(of: root) } }
  }

  /// Evaluates what was invalidated, now, or when the tree is done with what it is doing: an update that is asked for
  /// does so as well.
  func flush() -> ViewUpdate {
    guard isBusy else { return update {} }
    if postponed == nil { postponed = { [unowned self] in _ = update {} } }
    return ViewUpdate(log: UpdateLog())
  }

  /// Does something now, or when the tree is done with what it is doing; the last wish counts.
  func whenIdle(_ change: @escaping () -> ViewUpdate) -> ViewUpdate {
    guard isBusy else { return change() }
    postponed = { _ = change() }
    return ViewUpdate(log: UpdateLog())
  }
}

// MARK: - Refreshing

extension TreeCore {
  /// Brings the views above a node up to date that were skipped since they were evaluated, and so the node's own view.
  ///
  /// What turns out to look different after all goes to the host with the next commit.
  func refresh(_ id: NodeID) {
    guard !isBusy else { return }
    var path: [NodeID] = []
    var node = tree.node(named: id)
    while node.exists {
      path.append(tree.id(of: node))
      node = tree[node].pointee.parent
    }
    let needed = NodeFlags.unrefreshed | NodeFlags.leavesOut
    for index in path.indices.dropFirst().reversed() {
      let node = tree.node(named: path[index])
      guard node.exists else { return }
      if tree[node].pointee.flags & NodeFlags.leavesOut != 0, !tree.functions(of: node).__isEvaluated {
        refreshRow(path[index - 1], of: node)
        continue
      }
      guard tree[node].pointee.flags & needed == needed, tree.functions(of: node).__isEvaluated else { continue }
      isBusy = true
      open()
      tree.recordDecision(node, Outcome.compareRefreshed)
      tree.schedule(node)
      tree.work()
      isBusy = false
    }
    runPostponed()
  }

  /// Makes a row of a list anew, where the list skips rows of elements that may differ in what is left out.
  private func refreshRow(_ id: NodeID, of list: __NodeReference) {
    let row = tree.node(named: id)
    guard row.exists else { return }
    isBusy = true
    open()
    tree.functions(of: list).__refreshRow(row, of: list, tree)
    tree.work()
    isBusy = false
  }

  /// The view of a node, nil where the node is gone.
  func currentView(of id: NodeID) -> (any View)? {
    refresh(id)
    return view(of: id)
  }

  /// The view of a node as it is, nil where the node is gone.
  func view(of id: NodeID) -> (any View)? {
    let node = tree.node(named: id)
    guard node.exists, let payload = tree[node].pointee.payload,
      tree[node].pointee.flags & NodeFlags.structural == 0
    else { return nil }
    return tree.functions(of: node).__view(in: payload)
  }

  /// The host view of a node, nil where the node is gone.
  func currentHostView(of id: NodeID) -> (any HostView)? {
    refresh(id)
    let node = tree.node(named: id)
    // While the node is being unmounted, its view may be gone already.
    guard node.exists, tree[node].pointee.payload != nil, tree[node].pointee.flags & NodeFlags.host != 0 else {
      return nil
    }
    return tree.hostView(of: node)
  }
}
