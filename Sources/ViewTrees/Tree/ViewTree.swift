/// A retained tree of views that is given new values of its root and finds out what has to be drawn again.
///
/// ```swift
/// let tree = ViewTree(TodoList(items), host: host)
/// let update = tree.update(TodoList(next))
/// print(update.summary)  // skipped 9998 · compared 2 · rebuilt 0 · evaluated 2
/// ```
///
/// For the old node and the new view value in the same place, an update decides:
///
/// 1. If the identity differs, what was there is unmounted and the new view is mounted: **rebuild**.
/// 2. If the node is invalidated, its body is evaluated: **compare**.
/// 3. If the node's own fields are equal, the node and all below it stay as they are: **skip**. Where some of its fields
///    hold child nodes, these are reconciled, unless they are the very same.
/// 4. Otherwise its body is evaluated, and so on below it: **compare**.
///
/// Bodies are evaluated under observation: when something changes that a body has read, a property of an `@Observable`
/// object, a ``State`` or a value of the ``Environment``, its node is invalidated, wherever it stands. ``flush()``
/// evaluates the invalidated nodes without visiting others on the way to them; a ``FlushScheduler`` decides when that
/// happens by itself. The default is ``FlushScheduler/manual``: what an event or a change leads to is shown when
/// ``flush()`` is called and not before.
///
/// Diagnostics, such as a repeated key or a missing object of the environment, are in the updates, and in debug builds on
/// standard error as well; see ``DiagnosticOutput``.
///
/// A tree belongs to whoever made it, an actor or a thread, and is used from there only; what its views read may change
/// on any thread. While it evaluates, talks to its host or runs hooks, code of yours may ask anything of it: what would
/// change the tree takes place afterwards, of several updates the last one, and what asks about its views is not answered
/// while it evaluates. The page *Hosts* has a table.
public final class ViewTree<Root: View> {
  @usableFromInline let core: TreeCore

  /// Mounts a tree.
  ///
  /// - Parameters:
  ///   - root: The root view.
  ///   - host: What shows the tree; without one, the patches of updates are for whoever asks for them.
  ///   - fallback: How views are compared that have neither a comparison spec nor a `==`.
  ///   - scheduler: When the tree flushes by itself after something has changed that a node has read.
  ///   - models: Whether what views read may change on other threads while they are evaluated.
  ///   - recordsDecisions: Whether updates tell what was decided about each node. Counts are kept in any case.
  ///   - diagnostics: Where diagnostics go besides the updates: to standard error in debug builds, if nothing else is said.
  /// - Complexity: O(*n*) for *n* nodes.
  public init(
    _ root: consuming Root, host: (any ViewTreeHost)? = nil, fallback: FallbackComparison = .reflective,
    scheduler: FlushScheduler = .manual, models: ModelSharing = .automatic, recordsDecisions: Bool = true,
    diagnostics: DiagnosticOutput = .standard
  ) {
    let core = TreeCore(
      fallback: fallback, recordsDecisions: recordsDecisions, host: host, scheduler: scheduler, models: models,
      diagnostics: diagnostics, rootType: Root.self)
    self.core = core
    _ = core.mountRoot(consume root)
  }

  deinit { core.refreshAllHooks() }

  /// Mounts a tree that nobody sees: nothing happens besides.
  private init(comparing root: consuming Root, fallback: FallbackComparison) {
    core = TreeCore(fallback: fallback, recordsDecisions: true, host: nil, runsEffects: false)
    _ = core.mountRoot(consume root)
  }

  /// Gives the tree a new value of its root.
  ///
  /// - Parameter root: The value.
  /// - Returns: What came of it: the patches, the decisions with their reasons, and counts. It is empty where the tree
  ///   was evaluating, talking to its host or running hooks, and will take the value when it is done with that.
  /// - Complexity: O(*n*) for *n* nodes that are visited; nodes below a skipped one are not.
  @discardableResult
  public func update(_ root: consuming Root) -> ViewUpdate {
    if !core.isOccupied { return core.updateRoot(consume root) }
    let root = root
    return core.whenIdle { core in core.updateRoot(root) }
  }

  /// Evaluates what was invalidated: by a change of what it read, or by ``invalidate(_:)``.
  ///
  /// - Returns: What came of it. It is empty where nothing waited, and where the tree was evaluating, talking to its host
  ///   or running hooks, and will flush when it is done with that.
  /// - Complexity: O(*n*) for *n* nodes that are visited; those above invalidated ones are not.
  @discardableResult
  public func flush() -> ViewUpdate {
    core.flush()
  }

  /// Has the body of a node evaluated with the next update or flush, whatever its fields say.
  ///
  /// The scheduler is told, unless it was since the last flush.
  ///
  /// - Parameter node: A node of a view that has a body.
  /// - Returns: False where the node is gone or has no body of its own.
  @discardableResult
  public func invalidate(_ node: NodeID) -> Bool { core.invalidate(node) }

  /// Unmounts everything.
  ///
  /// The host is told. A later update mounts the tree again.
  ///
  /// - Returns: What came of it. It is empty where the tree was evaluating, talking to its host or running hooks, and will
  ///   unmount everything when it is done with that.
  @discardableResult
  public func unmount() -> ViewUpdate { core.unmount() }

  /// What came of the last update or flush; of mounting, where there was none yet.
  ///
  /// Patches and decisions are given up when the tree begins its next update, or evaluates views because of an event; the
  /// counts, the diagnostics and the failure stay. What ``update(_:)`` returns keeps all of it.
  public var lastUpdate: ViewUpdate { core.lastUpdate }

  /// The number of nodes that the tree holds, those that give structure included.
  public var nodeCount: Int { core.tree.pointee.liveCount - 1 }
}

extension ViewTree {
  /// Works out what leads from one view to another, without keeping a tree.
  ///
  /// Hooks and tasks of the views are not run.
  ///
  /// - Parameters:
  ///   - old: The view that is shown.
  ///   - new: The view to be shown.
  ///   - fallback: How views are compared that have neither a comparison spec nor a `==`.
  /// - Returns: The patches and the decisions. Nodes are named as a tree would that was made from the old view.
  public static func diff(
    from old: consuming Root, to new: consuming Root, fallback: FallbackComparison = .reflective
  ) -> ViewUpdate {
    let tree = ViewTree(comparing: old, fallback: fallback)
    let update = tree.update(new)
    update.log.settle()
    return update
  }
}

extension TreeCore {
  // The root is moved to where the tree consumes it. A copy that lives through the pass would hold what is inside of it,
  // and releasing a deep value as a whole takes a stack as deep.

  func mountRoot<Root: View>(_ root: consuming Root) -> ViewUpdate {
    let place = UnsafeMutablePointer<Root>.allocate(capacity: 1)
    place.initialize(to: consume root)
    defer { place.deallocate() }
    return update { [self] in
      var cursor = __ChildCursor(behindChildrenOf: self.root, hostParent: .none, in: tree)
      Root.__mount(place, &cursor)
    }
  }

  func updateRoot<Root: View>(_ root: consuming Root) -> ViewUpdate {
    guard tree[self.root].pointee.firstChild.exists else { return mountRoot(consume root) }
    let place = UnsafeMutablePointer<Root>.allocate(capacity: 1)
    place.initialize(to: consume root)
    defer { place.deallocate() }
    return update { [self] in
      var cursor = __ChildCursor(childrenOf: self.root, hostParent: .none, in: tree)
      Root.__update(place, &cursor)
    }
  }
}
