import ViewTrees

/// A host that applies patches in the simplest way, reports each call to `onCall`, and fails when `fails` says so.
final class CallingHost: ViewTreeHost {
  struct Problem: Error, CustomStringConvertible { let description: String }

  private let naive = NaiveHost()
  private(set) var snapshots: [NodeID: HostSnapshot] = [:]

  /// Called after each call of the host, with its name.
  var onCall: ((String) -> Void)?

  /// Decides whether a call fails.
  var fails: () -> Bool = { false }

  private(set) var hasFailed = false
  private(set) var commits = 0

  /// The last thing that the tree did wrong.
  private(set) var problem: String?

  /// Whether another host is attached in its place.
  var isReplaced = false

  init() { naive.takesSameViews = true }

  private func call(_ name: String, _ apply: () throws -> Void) throws {
    if isReplaced { problem = "a host is called (\(name)) after another host took its place" }
    if hasFailed { problem = "a host that failed is called (\(name))" }
    do {
      try apply()
    } catch {
      problem = "\(error) in \(name)"
      throw error
    }
    onCall?(name)
    if fails() {
      hasFailed = true
      throw Problem(description: "asked for in \(name)")
    }
  }

  func begin(_ commit: CommitInfo) throws {
    if commit.isFullMount {
      snapshots = [:]
      hasFailed = false
    }
    commits += 1
    try call("begin") { try naive.begin(commit) }
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try call("mount") {
      snapshots[node] = HostSnapshot(view)
      try naive.mount(node, view, parent: parent, before: before)
    }
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try call("update") {
      snapshots[node] = HostSnapshot(view)
      try naive.update(node, view, changedFields: changedFields)
    }
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try call("move") { try naive.move(node, parent: parent, before: before) }
  }

  func unmount(_ node: NodeID) throws {
    try call("unmount") {
      snapshots[node] = nil
      try naive.unmount(node)
    }
  }

  func commit(_ commit: CommitInfo) throws {
    try call("commit") { try naive.commit(commit) }
    for snapshot in snapshots.values
    where snapshot.attributes["first"] != snapshot.attributes["second"] {
      problem = "shows one of two states that were set together: \(snapshot.attributes)"
    }
  }

  var picture: HostPicture { naive.picture }

  /// The mounted nodes, sorted.
  var nodes: [NodeID] { snapshots.keys.sorted() }

  /// The nodes of views that set a `path` attribute, with that path.
  var places: [(node: NodeID, path: String)] {
    nodes.compactMap { node in snapshots[node]?.attributes["path"].map { (node, $0) } }
  }
}
