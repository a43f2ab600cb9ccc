public import KeyedDiffing

/// Everything that a tree holds, reached by its address: nothing in it is counted, so that a pass over the tree retains
/// and releases nothing but what is in the view values.
@frozen
public struct __TreeStorage {
  @usableFromInline var records: UnsafeMutablePointer<__NodeRecord>
  @usableFromInline var recordCount = 0
  @usableFromInline var recordCapacity: Int

  /// Free records, linked by `next`.
  @usableFromInline var freeRecord = __NodeReference.none

  /// Records that were given up in this commit, linked by `next`; not used again before the host was told.
  @usableFromInline var retired = __NodeReference.none
  @usableFromInline var lastRetired = __NodeReference.none

  @usableFromInline var liveCount = 0

  /// The extensions of nodes, each retained here until its node is unmounted, by the places of the records; no longer than the last one that has one needs.
  @usableFromInline var attachments: UnsafeMutablePointer<Unmanaged<NodeAttachments>?>
  @usableFromInline var attachmentCapacity = 0

  @usableFromInline var arena = __PayloadArena()
  @usableFromInline var scratch = __ScratchStack()

  /// The rows of the table of types, and the cache in front of it.
  @usableFromInline var types: UnsafeMutablePointer<__TypeEntry>
  @usableFromInline var typeCache: UnsafeMutablePointer<__TypeCacheEntry>

  /// Nodes that wait for their evaluation, the first one last.
  @usableFromInline var pending = __RawBuffer<__NodeReference>()

  /// The plain types of which nodes are being evaluated in one scope, each once for every run of its nodes.
  @usableFromInline var plainTypes = __RawBuffer<UInt32>()

  /// Topmost nodes that the host has to be told the place of.
  @usableFromInline var placements = __RawBuffer<__NodeReference>()

  /// The patches of the commit, in order.
  @usableFromInline var patches = __RawBuffer<__RawPatch>()

  @usableFromInline var decisions = __RawBuffer<__RawDecision>()

  /// What decisions and patches refer to: sets of fields that differ, and numbers of rows.
  @usableFromInline var details = __RawBuffer<UInt64>()

  /// Matches the rows of lists.
  @usableFromInline var matcher = __KeyedMatcher()

  /// A stack of nodes: the rows of the lists that are being reconciled, and the nodes that are placed in one go.
  @usableFromInline var rows = __RawBuffer<__NodeReference>()

  @usableFromInline var counts = __UpdateCounts()

  /// How views are compared that say nothing about it.
  @usableFromInline var fallback: FallbackComparison = .reflective

  @usableFromInline var recordsDecisions = true

  /// Whether views of rows are being made in a scope that tracks what they read.
  @usableFromInline var isTrackingRows = false

  /// Whether views are being evaluated for the sake of hooks, or nothing is done for hooks at all.
  var isRefreshingHooks = false

  /// Whether any view sets environment values.
  @usableFromInline var hasEnvironments = false

  /// Whether what bodies read may change on other threads while they read it.
  @usableFromInline var modelsAreShared = false

  /// What belongs to the tree and is counted: the table of types by metadata, diagnostics.
  ///
  /// Not retained: it owns this storage and frees it in its deinit, after the last use.
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

/// What an update counts.
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
