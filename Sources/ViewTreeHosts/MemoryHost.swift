public import ViewTrees

/// A host that keeps the patches that it receives as a tree in memory, for tests and inspection.
///
/// Every call is checked, and one that does not fit throws a `HostError` that says what is wrong; after that the host
/// takes nothing but a full mount. After every commit its tree equals that of a fresh mount of the same view.
///
/// ```swift
/// let host = MemoryHost()
/// try host.apply(Commit(number: 1, isFullMount: true, patches: patches))
/// print(host)  // ul class="todos"
///              //   li
///              //     "Milk"
/// ```
public final class MemoryHost: ViewTreeHost {
  /// One call that was made.
  public enum Operation: Hashable, Sendable {
    /// A commit began.
    case begin(CommitInfo)
    /// A patch was applied.
    case patch(Patch<HostSnapshot>)
    /// A commit ended.
    case commit(CommitInfo)
  }

  /// The calls that succeeded, the earliest first, since the log was cleared last.
  public private(set) var log: [Operation] = []

  /// Whether calls are logged.
  public var isLogging: Bool

  private var checked = CheckedTree()

  /// Makes a host that shows nothing.
  ///
  /// - Parameter isLogging: Whether calls are logged. The log grows until ``clearLog()`` is called.
  public init(isLogging: Bool = true) { self.isLogging = isLogging }

  /// What is shown.
  public var tree: HostTree { checked.tree }

  /// The patches in the log.
  public var patches: [Patch<HostSnapshot>] {
    log.compactMap { if case .patch(let patch) = $0 { patch } else { nil } }
  }

  /// Forgets the calls that were made so far.
  public func clearLog() { log.removeAll(keepingCapacity: true) }

  /// A commit starts.
  ///
  /// - Parameter commit: What the commit is.
  /// - Throws: A `HostError` where it is not its turn.
  public func begin(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws(HostError) in try checked.begin(commit) }
    record(.begin(commit))
  }

  /// A node appears.
  public func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try take(.mount(node, HostSnapshot(view), parent: parent, before: before))
  }

  /// A node has a new view.
  public func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try take(.update(node, HostSnapshot(view), changedFields: changedFields))
  }

  /// A node goes to another place.
  public func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try take(.move(node, parent: parent, before: before))
  }

  /// A node disappears.
  public func unmount(_ node: NodeID) throws { try take(.unmount(node)) }

  /// All patches of the commit were handed over.
  ///
  /// - Parameter commit: What the commit is.
  /// - Throws: A `HostError` where it is not the commit that is open, or has another number of patches.
  public func commit(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws(HostError) in try checked.commit(commit) }
    record(.commit(commit))
  }

  private func take(_ patch: Patch<HostSnapshot>) throws(HostError) {
    try checked.guarding { (checked) throws(HostError) in try checked.apply(patch) }
    record(.patch(patch))
  }

  private func record(_ operation: @autoclosure () -> Operation) {
    if isLogging { log.append(operation()) }
  }
}

extension MemoryHost: Equatable {
  /// Whether two hosts show the same, regardless of node IDs.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public static func == (lhs: MemoryHost, rhs: MemoryHost) -> Bool { lhs.tree == rhs.tree }
}

extension MemoryHost: CustomStringConvertible {
  /// What is shown, as ``HostTree/description`` writes it.
  public var description: String { tree.description }
}

extension MemoryHost.Operation: CustomStringConvertible {
  /// One line, such as `begin 1`, `mount 3.0 li in 1.0` or `commit 1`.
  public var description: String {
    switch self {
    case .begin(let commit): commit.isFullMount ? "begin \(commit.number), a full mount" : "begin \(commit.number)"
    case .patch(let patch): patch.description
    case .commit(let commit): "commit \(commit.number)"
    }
  }
}
