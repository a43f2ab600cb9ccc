public import KeyedDiffing

/// The memory of a tree: records of nodes, view values, buffers of the passes.
///
/// It holds no counted references, so a pass over the tree retains and releases only what is in the view values. A
/// ``__TreeHandle`` is its address. `Docs/Architecture.md` has a diagram.
@frozen
public struct __TreeStorage {
  @usableFromInline var records: UnsafeMutablePointer<__NodeRecord>
  @usableFromInline var recordCount = 0
  @usableFromInline var recordCapacity: Int

  /// Free records, linked by `next`.
  @usableFromInline var freeRecord = __NodeReference.none

  /// Records that were retired since the last commit, linked by `next`: reused only after the host was told.
  @usableFromInline var retired = __NodeReference.none
  @usableFromInline var lastRetired = __NodeReference.none

  @usableFromInline var liveCount = 0

  /// The attachments of each record, by index; retained here until the node is unmounted.
  ///
  /// The table is shorter than the table of records if no later node has attachments.
  @usableFromInline var attachments: UnsafeMutablePointer<Unmanaged<NodeAttachments>?>
  @usableFromInline var attachmentCapacity = 0

  @usableFromInline var arena = __PayloadArena()
  @usableFromInline var scratch = __ScratchStack()

  /// The table of view types, and the cache in front of it.
  @usableFromInline var types: UnsafeMutablePointer<__TypeEntry>
  @usableFromInline var typeCache: UnsafeMutablePointer<__TypeCacheEntry>

  /// Nodes to evaluate; the next one is at the end.
  @usableFromInline var pending = __RawBuffer<__NodeReference>()

  /// The types of the plain nodes that are being evaluated in one tracking scope, once for each run of equal types.
  @usableFromInline var plainTypes = __RawBuffer<UInt32>()

  /// The topmost nodes that are new or have moved.
  @usableFromInline var placements = __RawBuffer<__NodeReference>()

  /// The patches of the next commit, in order.
  @usableFromInline var patches = __RawBuffer<__RawPatch>()

  /// The decisions since the last commit, in order.
  @usableFromInline var decisions = __RawBuffer<__RawDecision>()

  /// What decisions and patches refer to by index: sets of differing fields, and numbers of rows.
  @usableFromInline var details = __RawBuffer<UInt64>()

  /// Matches old and new rows of a list.
  @usableFromInline var matcher = __KeyedMatcher()

  /// A stack of nodes, for the rows of lists that are being rearranged and for runs of nodes that are being placed.
  @usableFromInline var rows = __RawBuffer<__NodeReference>()

  @usableFromInline var counts = __UpdateCounts()

  /// How views are compared that have neither a spec nor a `==`.
  @usableFromInline var fallback: FallbackComparison = .reflective

  /// Whether decisions are recorded.
  @usableFromInline var recordsDecisions = true

  /// Whether the closure of a list runs in a scope that tracks what it reads.
  @usableFromInline var isTrackingRows = false

  /// Whether skipped views are being evaluated so that unmount hooks are the newest; always true in a tree without
  /// effects.
  var isRefreshingHooks = false

  /// Whether any view has set an environment value.
  @usableFromInline var hasEnvironments = false

  /// Whether other threads may change what a body reads while the body runs.
  @usableFromInline var modelsAreShared = false

  /// The object that has everything that is counted, such as diagnostics and the inbox.
  ///
  /// Not retained: the core owns this storage, and frees it in its deinit.
  @usableFromInline let owner: Unmanaged<TreeCore>

  init(owner: Unmanaged<TreeCore>) {
    recordCapacity = 64
    records = .allocate(capacity: recordCapacity)
    attachments = .allocate(capacity: 0)
    types = .allocate(capacity: Self.initialTypeCapacity)
    typeCache = .allocate(capacity: Self.typeCacheSize)
    typeCache.initialize(repeating: __TypeCacheEntry(metadata: 0, index: 0, flags: []), count: Self.typeCacheSize)
    self.owner = owner
  }

  @inlinable static var typeCacheSize: Int { 256 }

  static var initialTypeCapacity: Int { 16 }

  func deallocate() {
    records.deallocate()
    attachments.deallocate()
    types.deallocate()
    typeCache.deallocate()
    arena.deallocate()
    scratch.deallocate()
    pending.deallocate()
    plainTypes.deallocate()
    placements.deallocate()
    patches.deallocate()
    decisions.deallocate()
    details.deallocate()
    var matcher = matcher
    matcher.deallocate()
    rows.deallocate()
  }
}

/// The counters of an update; see ``UpdateSummary``.
@frozen
public struct __UpdateCounts: BitwiseCopyable {
  @usableFromInline var skipped = 0
  @usableFromInline var compared = 0
  @usableFromInline var rebuilt = 0
  @usableFromInline var evaluated = 0
  @usableFromInline var mounted = 0
  @usableFromInline var unmounted = 0

  @inlinable
  init() {}
}
