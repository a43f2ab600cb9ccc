/// A retained tree of views that compares each new value of its root with the last one, and decides what has to be
/// drawn again.
///
/// ```swift
/// let tree = ViewTree(TodoList(items), host: host)
/// let update = tree.update(TodoList(next))
/// print(update.summary)  // skipped 9998 · compared 2 · rebuilt 0 · evaluated 2
/// ```
///
/// For the old node and the new view value in the same place, an update decides:
///
/// 1. If the identity differs, the old node is unmounted and the new view is mounted: **rebuild**.
/// 2. If the node is invalidated, its body is evaluated: **compare**.
/// 3. If the node's own fields are equal, the node and everything below it stay as they are: **skip**. If some of its
///    fields hold child nodes, these are reconciled unless they are the same storage as before.
/// 4. Otherwise its body is evaluated, and the same steps follow for the views in it: **compare**.
///
/// Bodies are evaluated under observation: when something that a body has read changes (a property of an `@Observable`
/// object, a ``State`` or a value of the ``Environment``), its node is invalidated, at any depth. ``flush()`` evaluates
/// the invalidated nodes without visiting others on the way to them; a ``FlushScheduler`` decides when that happens by
/// itself. The default is ``FlushScheduler/manual``: the effects of an event or a change are shown only when you call
/// ``flush()``.
///
/// Diagnostics, such as a repeated key or a missing environment object, are in the updates, and in debug builds also on
/// standard error; see ``DiagnosticOutput``.
///
/// A tree belongs to the actor or thread that made it, and is used only from there; what its views read may change on
/// any thread. While it evaluates, calls its host or runs hooks, your code may call any of its methods: calls that
/// would change the tree take effect afterwards (of several updates, only the last one), and queries about its views
/// return nothing while it evaluates. The page *Hosts* has a table.
///
/// `Docs/Architecture.md` lists the passes of an update in order, and says where your code may run.
public final class ViewTree<Root: View> {
  @usableFromInline let core: TreeCore

  /// Mounts a tree.
  ///
  /// - Parameters:
  ///   - root: The root view.
  ///   - host: The host that shows the tree. Without one, read the patches from the updates.
  ///   - fallback: How views are compared that have neither a comparison spec nor a `==`.
  ///   - scheduler: When the tree flushes by itself after something that a node has read changes.
  ///   - models: Whether what views read may change on other threads while they are evaluated.
  ///   - recordsDecisions: Whether updates have the decision about each node. They always have the counts.
  ///   - diagnostics: Where diagnostics go, in addition to the updates. By default, debug builds write them to standard
  ///     error.
  /// - Complexity: O(*n*) for *n* nodes.
  public init(
    _ root: consuming Root, host: (any ViewTreeHost)? = nil, fallback: FallbackComparison = .reflective,
    scheduler: FlushScheduler = .manual, models: ModelConcurrency = .automatic, recordsDecisions: Bool = true,
    diagnostics: DiagnosticOutput = .standard
  ) {
    let core = TreeCore(
      fallback: fallback, recordsDecisions: recordsDecisions, host: host, scheduler: scheduler, models: models,
      diagnostics: diagnostics, rootType: Root.self)
    self.core = core
    _ = core.mountRoot(consume root)
  }

  deinit { core.refreshAllHooks() }

  /// Mounts a tree without a host, for `difference`.
  private init(comparing root: consuming Root, fallback: FallbackComparison) {
    core = TreeCore(fallback: fallback, recordsDecisions: true, host: nil, runsEffects: false)
    _ = core.mountRoot(consume root)
  }

  /// Gives the tree a new value of its root.
  ///
  /// - Parameter root: The value.
  /// - Returns: The result: the patches, the decisions with their reasons, and counts. It is empty if the tree was
  ///   evaluating, calling its host or running hooks; then the tree takes the value afterwards.
  /// - Complexity: O(*n*) for *n* nodes that are visited; nodes below a skipped one are not.
  @discardableResult
  public func update(_ root: consuming Root) -> ViewUpdate {
    if !core.isOccupied { return core.updateRoot(consume root) }
    let root = root
    return core.whenIdle { core in core.updateRoot(root) }
  }

  /// Evaluates the nodes that were invalidated by a change to what they read or by ``invalidate(_:)``.
  ///
  /// - Returns: The result. It is empty if nothing waited, or if the tree was evaluating, calling its host or running
  ///   hooks; then the tree flushes afterwards.
  /// - Complexity: O(*n*) for *n* nodes that are visited; those above invalidated ones are not.
  @discardableResult
  public func flush() -> ViewUpdate {
    core.flush()
  }

  /// Marks a node so that the next update or flush evaluates its body, even if its fields are equal.
  ///
  /// The scheduler is notified, unless it was since the last flush.
  ///
  /// - Parameter node: A node of a view that has a body.
  /// - Returns: False if the node is gone or has no body.
  @discardableResult
  public func invalidate(_ node: NodeID) -> Bool { core.invalidate(node) }

  /// Unmounts everything.
  ///
  /// The host receives the patches. A later update mounts the tree again.
  ///
  /// - Returns: The result. It is empty if the tree was evaluating, calling its host or running hooks; then the tree
  ///   unmounts everything afterwards.
  @discardableResult
  public func unmount() -> ViewUpdate { core.unmount() }

  /// The result of the last update or flush, or of mounting if there was none yet.
  ///
  /// Patches and decisions are discarded when the tree begins its next update, or evaluates views because of an event;
  /// the counts, the diagnostics and the failure stay. The value that ``update(_:)`` returns keeps all of them.
  public var lastUpdate: ViewUpdate { core.lastUpdate }

  /// The number of nodes that the tree holds, including structural nodes.
  public var nodeCount: Int { core.tree.storage.pointee.liveCount - 1 }
}

extension ViewTree {
  /// Computes the patches and decisions that turn one view into another, without keeping a tree.
  ///
  /// Hooks and tasks of the views are not run.
  ///
  /// - Parameters:
  ///   - old: The view that is shown.
  ///   - new: The view to be shown.
  ///   - fallback: How views are compared that have neither a comparison spec nor a `==`.
  /// - Returns: The patches and the decisions. Nodes have the IDs that a tree made from the old view would use.
  public static func diff(
    from old: consuming Root, to new: consuming Root, fallback: FallbackComparison = .reflective
  ) -> ViewUpdate {
    let tree = ViewTree(comparing: old, fallback: fallback)
    let update = tree.update(new)
    update.log.materialize()
    return update
  }
}

extension TreeCore {
  // The root is moved to the address where the tree consumes it. A copy that lived through the pass would retain what
  // is in it, and releasing a deep value as a whole takes a deep stack.

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

/// How a tree compares views that have neither a comparison spec nor a `==`.
public enum FallbackComparison: UInt8, Sendable, Hashable, CaseIterable {
  /// By the layout of their types; see `LayoutComparer`. A closure is different from every closure.
  case reflective

  /// Field by field through `Mirror`; see `MirrorComparer`. The answers are those of ``reflective``, and take longer.
  case mirror

  /// Never equal: such a view is evaluated whenever its parent is.
  case alwaysDifferent
}
