public import ViewTrees

/// A host that applies the patches that it receives to a tree in memory, for tests and inspection.
///
/// It checks every call. One that does not fit throws a `HostError` that says what is wrong; after that the host
/// accepts only a full mount. After every commit its tree equals that of a fresh mount of the same view.
///
/// ```swift
/// let host = MemoryHost()
/// try host.apply(Commit(number: 1, isFullMount: true, patches: patches))
/// print(host)  // ul class="todos"
///              //   li
///              //     "Milk"
/// ```
public final class MemoryHost: SnapshotHost {
  /// A call that the host received.
  public enum Operation: Hashable, Sendable {
    /// A commit began.
    case begin(CommitInfo)
    /// A patch was applied.
    case patch(Patch<HostSnapshot>)
    /// A commit ended.
    case commit(CommitInfo)
  }

  /// The calls that succeeded since the log was cleared, in order.
  public private(set) var log: [Operation] = []

  /// A Boolean value that indicates whether calls are logged.
  public var isLogging: Bool

  private var checked = CheckedTree()

  /// Makes a host that shows nothing.
  ///
  /// - Parameter isLogging: Whether calls are logged. The log grows until ``clearLog()`` is called.
  public init(isLogging: Bool = true) { self.isLogging = isLogging }

  /// The nodes that the host shows.
  public var tree: HostTree { checked.tree }

  /// The patches in the log.
  public var patches: [Patch<HostSnapshot>] {
    log.compactMap { if case .patch(let patch) = $0 { patch } else { nil } }
  }

  /// Removes all calls from the log.
  public func clearLog() { log.removeAll(keepingCapacity: true) }

  /// Opens a commit.
  ///
  /// - Parameter commit: The description of the commit.
  /// - Throws: A `HostError` if another commit was expected.
  public func begin(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws(HostError) in try checked.begin(commit) }
    record(.begin(commit))
  }

  /// Applies a patch of the open commit.
  ///
  /// - Parameter patch: The patch.
  /// - Throws: A `HostError` if it does not fit the tree, or no commit is open.
  public func receive(_ patch: Patch<HostSnapshot>) throws {
    try checked.guarding { (checked) throws(HostError) in try checked.apply(patch) }
    record(.patch(patch))
  }

  /// Closes the open commit.
  ///
  /// - Parameter commit: The description of the commit.
  /// - Throws: A `HostError` if another commit is open, or if the number of patches differs from the announced one.
  public func commit(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws(HostError) in try checked.commit(commit) }
    record(.commit(commit))
  }

  private func record(_ operation: @autoclosure () -> Operation) {
    if isLogging { log.append(operation()) }
  }
}

extension MemoryHost: Equatable {
  /// Returns a Boolean value that indicates whether two hosts show the same, regardless of node IDs.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public static func == (lhs: MemoryHost, rhs: MemoryHost) -> Bool { lhs.tree == rhs.tree }
}

extension MemoryHost: CustomStringConvertible {
  /// The nodes that the host shows, as ``HostTree/description`` writes them.
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
