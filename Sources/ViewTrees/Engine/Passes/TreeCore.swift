/// The engine of a tree: it runs the passes of an update, and owns the storage and everything that is counted by
/// references.
///
/// It is independent of the type of the root view.
///
/// `Docs/Architecture.md` lists the passes in order. Only the extensions of this type change its properties.
@usableFromInline
final class TreeCore {
  /// The storage; this object allocates and frees it.
  let tree: __TreeHandle

  /// The index of each known type in the table of view types.
  private var typeIndices: [ObjectIdentifier: UInt32] = [:]
  private(set) var typeCapacity = __TreeStorage.initialTypeCapacity

  /// The fragment at the top.
  let root: __NodeReference

  /// Whether patches or decisions are being collected for the next commit.
  var isOpen = false

  /// What the tree is doing.
  var phase = Phase.idle

  /// The diagnostics of the next update.
  var diagnostics: [TreeDiagnostic] = []

  /// Diagnostics that arrived after the last commit; the next update reports them too.
  var lateDiagnostics: [TreeDiagnostic] = []

  /// The plain model classes that were reported.
  var plainModels: Set<ObjectIdentifier> = []

  /// Notices in debug builds when the changes of an event are never flushed.
  let unflushed: UnflushedChanges

  /// The diagnostics of the next update, as a set.
  var reported: Set<TreeDiagnostic> = []

  /// The number of the last commit.
  var commitNumber = 0

  /// The number before the first tracking of a link; tests set it to let numbers wrap.
  var trackingStart: UInt32 = 0

  /// The invalidated nodes, in the order in which that happened.
  var invalidated: [NodeID] = []

  /// Host nodes that the host asked to be told again.
  var diverged: [NodeID] = []

  /// Whether a node may have been reconciled twice since the last commit.
  var hasSeveralPasses = false

  /// Requests that came while the tree was occupied.
  var queuedRequests = QueuedRequests()
  var isPerformingRequests = false

  /// The nesting depth of the events that are being handled.
  var eventDepth = 0

  /// Whether the last update gave up on views that keep invalidating themselves; nothing is flushed for them alone.
  var hasGivenUp = false

  /// Whether a change ended while the tree was occupied that an immediate scheduler would have flushed.
  var hasMissedChange = false

  /// The log of the last update.
  ///
  /// Its patches and decisions are in the storage until the next pass opens.
  var log = UpdateLog()

  var host: HostLink?

  /// The inbox for changes on any thread.
  let inbox: ChangeInbox

  let scheduler: FlushScheduler

  /// The queues of the iterations over ``ViewTree/updates``.
  var queues = UpdateQueues()

  private let notifier: FlushNotifier

  /// Why each pending node was invalidated, until it is evaluated.
  var causes: [NodeID: [String]] = [:]

  /// The causes that the decisions of this commit refer to by index.
  var causesOfDecisions: [[String]] = []

  /// The effects to run after the next commit.
  var effects = DueEffects()

  /// The effects of the last commit that have not run.
  var committedEffects = DueEffects()

  /// Whether hooks and tasks run.
  let runsEffects: Bool

  init(
    fallback: FallbackComparison, recordsDecisions: Bool, host: (any ViewTreeHost)?,
    scheduler: FlushScheduler = .manual,
    models: ModelConcurrency = .automatic, runsEffects: Bool = true, diagnostics: DiagnosticOutput = .silent,
    rootType: Any.Type = Never.self
  ) {
    self.runsEffects = runsEffects
    notifier = FlushNotifier(scheduler)
    let output = DiagnosticFilter(diagnostics)
    inbox = ChangeInbox(notifier, output)
    unflushed = UnflushedChanges(scheduler, root: rootType, output)
    self.scheduler = scheduler
    tree = __TreeHandle()
    root = __NodeReference(0)
    self.host = host.map { HostLink($0) }
    tree.initialize(owner: Unmanaged.passUnretained(self))
    tree.storage.pointee.fallback = fallback
    tree.storage.pointee.recordsDecisions = recordsDecisions
    tree.storage.pointee.isRefreshingHooks = !runsEffects
    tree.storage.pointee.modelsAreShared = models == .shared
    notifier.request = FlushRequest(self)
    let (type, flags) = tree.type(TreeRoot.self)
    _ = tree.makeNode(
      parent: .none, hostParent: .none, flags: flags.union(.evaluated), type: type, payload: nil)
  }

  deinit {
    unflushed.treeIsGone(hasChanges: hasChanges)
    notifier.finish()
    materializeLog()
    tree.unmountAll()
    for departure in effects.departures { departure() }
    let types = typeIndices.count
    for index in 0..<types { tree.storage.pointee.types[index].info.release() }
    tree.storage.pointee.types.deinitialize(count: types)
    tree.deallocate()
  }
}

extension TreeCore {
  /// The index of a view type in the table, which gets a new entry if it has none.
  func typeIndex<V: View>(of type: V.Type, in tree: __TreeHandle) -> UInt32 {
    if let index = typeIndices[ObjectIdentifier(type)] { return index }
    let info = type.__makeInfo()
    let index = typeIndices.count
    if index == typeCapacity {
      let larger = UnsafeMutablePointer<__TypeEntry>.allocate(capacity: 2 * typeCapacity)
      larger.moveInitialize(from: tree.storage.pointee.types, count: index)
      tree.storage.pointee.types.deallocate()
      tree.storage.pointee.types = larger
      typeCapacity *= 2
    }
    var entry = __TypeEntry(type: type, info: info)
    let learned = ObservedTypes.flags(of: type)
    if !learned.isEmpty { entry.flags = entry.flags.union(learned).subtracting(.plain) }
    (tree.storage.pointee.types + index).initialize(to: entry)
    typeIndices[ObjectIdentifier(type)] = UInt32(index)
    if let field = UnshownContent.field(of: info.viewType) {
      report(.hostViewWithoutBody(type: info.typeName, field: field))
    }
    if DebugBuild.isOn { reportRemarks(on: info) }
    return UInt32(index)
  }

  func report(_ diagnostic: TreeDiagnostic) {
    guard reported.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    inbox.output(diagnostic)
  }

  /// Reports a diagnostic of the last update after its commit.
  func reportLate(_ diagnostic: TreeDiagnostic) {
    log.report(diagnostic)
    inbox.output(diagnostic)
  }

  /// Collects diagnostics that arrived between two updates, such as from a binding that was set on another thread.
  ///
  /// Both the last and the next update report them.
  func takeNoticed() {
    for diagnostic in inbox.takeNoticed() {
      log.report(diagnostic)
      lateDiagnostics.append(diagnostic)
    }
  }

  /// Adds the diagnostics that arrived before this commit to its update.
  func commitNoticed() {
    takeNoticed()
    guard !lateDiagnostics.isEmpty else { return }
    diagnostics += lateDiagnostics.filter { reported.insert($0).inserted }
    lateDiagnostics = []
  }

  /// A stream that yields when the inbox gets its first mark since the last flush.
  func notifications() -> AsyncStream<Void> { notifier.notifications() }

  /// Wakes the iterations over ``ViewTree/updates``.
  func notifyIterations() { notifier.notify() }
}

/// The fragment at the top of every tree.
///
/// The root view is mounted in it.
enum TreeRoot: __StructuralView {
  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
}
