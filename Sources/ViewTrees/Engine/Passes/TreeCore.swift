/// What a tree owns in addition to its storage, independent of the type of its root.
///
/// `Docs/Architecture.md` lists the passes of an update in order.
///
/// Only the extensions in the files of this type change what is declared here.
@usableFromInline
final class TreeCore {
  /// The storage.
  let tree: __TreeHandle

  /// The rows of the types in the table.
  private var typeIndices: [ObjectIdentifier: UInt32] = [:]
  private(set) var typeCapacity = __TreeStorage.initialTypeCapacity

  /// The fragment at the top.
  let root: __NodeReference

  /// Whether something was reconciled that was not committed yet.
  var isOpen = false

  /// What the tree is doing.
  var phase = Phase.idle

  var diagnostics: [TreeDiagnostic] = []

  /// What was noticed since the last commit; the next update has it as well.
  var lateDiagnostics: [TreeDiagnostic] = []

  /// The classes that were reported as models that announce no changes.
  var plainModels: Set<ObjectIdentifier> = []

  /// Whether changes wait that an event made.
  let unflushed: UnflushedChanges

  var reported: Set<TreeDiagnostic> = []
  var commitNumber = 0

  /// Where links begin to number their trackings.
  var trackingStart: UInt32 = 0

  /// Nodes that were invalidated, in order.
  var invalidated: [NodeID] = []

  /// Host nodes that no longer show what was described.
  var diverged: [NodeID] = []

  /// Whether a node may have been reconciled more than once since the last commit.
  var hasSeveralPasses = false

  /// What was asked of the tree while it was occupied.
  var queuedRequests = QueuedRequests()
  var isPerformingRequests = false

  /// How many events are being handled, one inside of the other.
  var eventDepth = 0

  /// Whether views were left as they are that invalidate themselves again and again: the next flush is not made for them.
  var hasGivenUp = false

  /// Whether a change was over that the scheduler would have flushed at once, if the tree had not been occupied.
  var hasMissedChange = false

  /// The log of the last update; its patches and decisions are still in the storage until something is reconciled.
  var log = UpdateLog()

  var host: HostLink?

  /// Where changes wait.
  let inbox: ChangeInbox

  let scheduler: FlushScheduler

  /// Who iterates over the commits.
  var queues = UpdateQueues()

  private let notifier: FlushNotifier

  /// What is known of the changes that concern nodes that have not been evaluated since.
  var causes: [NodeID: [String]] = [:]

  /// What the decisions of this commit refer to.
  var causesOfDecisions: [[String]] = []

  /// What is to be done after the next commit.
  var effects = DueEffects()

  /// What is to be done now that the host was told.
  var committedEffects = DueEffects()

  /// Whether hooks and tasks run, in addition to what the host is told.
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
  /// The row of a view type in the table.
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

  /// Reports what came of the last update after its commit.
  func reportLate(_ diagnostic: TreeDiagnostic) {
    log.report(diagnostic)
    inbox.output(diagnostic)
  }

  /// Takes what was noticed between two updates, such as by a binding that was set on another thread: the last update has
  /// it for whoever asks now, and the next one for whoever asks then.
  func takeNoticed() {
    for diagnostic in inbox.takeNoticed() {
      log.report(diagnostic)
      lateDiagnostics.append(diagnostic)
    }
  }

  /// Lets the update that is about to be committed have what was noticed before it.
  func commitNoticed() {
    takeNoticed()
    guard !lateDiagnostics.isEmpty else { return }
    diagnostics += lateDiagnostics.filter { reported.insert($0).inserted }
    lateDiagnostics = []
  }

  /// Tells whenever something is marked that was not before.
  func notifications() -> AsyncStream<Void> { notifier.notifications() }

  /// Lets the iterations over the commits look at what there is.
  func notifyIterations() { notifier.notify() }
}

/// The fragment at the top of every tree, in which the root view is mounted.
enum TreeRoot: __StructuralView {
  static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
  static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {}
}
