import ViewTrees

/// A host that shows a tree in memory, checks every call against what it shows, and records each in words.
///
/// It forwards all calls to another host, if it has one.
final class RecordingHost: ViewTreeHost {
  private struct Node {
    var view: HostSnapshot
    var label: String
    var parent: NodeID?
    var children: [NodeID] = []
  }

  /// An error for a call that the host refuses.
  struct Refusal: Error, Equatable {
    let words: String
  }

  private let inner: (any ViewTreeHost)?
  private var nodes: [NodeID: Node] = [:]
  private var topLevel: [NodeID] = []
  private var portals: [NodeID] = []
  private var isInCommit = false
  private var operations: [String] = []

  /// The commits that were completed.
  private(set) var commits: [CommitInfo] = []

  /// All calls of begin, patches and commit, for tests of their order.
  private(set) var calls: [String] = []

  /// What the host alone knows of a node, such as the focus or a mark that the user set.
  var state: [NodeID: String] = [:]

  /// The number of calls until the host refuses one; `nil` means never.
  var callsUntilRefusal: Int?

  /// Called with every operation during a commit.
  var onOperation: ((String) -> Void)?

  init(_ inner: (any ViewTreeHost)? = nil) { self.inner = inner }

  func begin(_ commit: CommitInfo) throws {
    calls.append("begin")
    try refuseIfDue()
    // A failed commit was never ended; only a full mount may follow it.
    guard !isInCommit || commit.isFullMount else { throw Refusal(words: "a commit within a commit") }
    isInCommit = true
    if commit.isFullMount {
      nodes = [:]
      topLevel = []
      portals = []
      state = [:]
    }
    try inner?.begin(commit)
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try call("mount \(Self.label(view))\(place(before))")
    guard nodes[node] == nil else { throw Refusal(words: "\(node) is mounted already") }
    nodes[node] = Node(view: HostSnapshot(view), label: Self.label(view), parent: parent)
    if view.hostName == "#portal" {
      guard parent == nil, before == nil else { throw Refusal(words: "a portal among siblings") }
      portals.append(node)
    } else {
      try insert(node, parent: parent, before: before)
    }
    try inner?.mount(node, view, parent: parent, before: before)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try call("update \(Self.label(view)): \(changedFields.joined(separator: ", "))")
    guard nodes[node] != nil else { throw Refusal(words: "an update of \(node), which is not mounted") }
    nodes[node]?.view = HostSnapshot(view)
    nodes[node]?.label = Self.label(view)
    try inner?.update(node, view, changedFields: changedFields)
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try call("move \(nodes[node]?.label ?? "?")\(place(before))")
    guard let moved = nodes[node] else { throw Refusal(words: "a move of \(node), which is not mounted") }
    guard before != node else { throw Refusal(words: "a move of \(node) before itself") }
    try remove(node, from: moved.parent)
    nodes[node]?.parent = parent
    try insert(node, parent: parent, before: before)
    try inner?.move(node, parent: parent, before: before)
  }

  func unmount(_ node: NodeID) throws {
    try call("unmount \(nodes[node]?.label ?? "?")")
    guard let gone = nodes[node] else { throw Refusal(words: "an unmount of \(node), which is not mounted") }
    guard gone.children.isEmpty else { throw Refusal(words: "an unmount of \(gone.label) before its children") }
    if gone.view.name == "#portal" {
      portals.removeAll { $0 == node }
    } else {
      try remove(node, from: gone.parent)
    }
    nodes[node] = nil
    state[node] = nil
    try inner?.unmount(node)
  }

  func commit(_ commit: CommitInfo) throws {
    calls.append("commit")
    try refuseIfDue()
    guard isInCommit else { throw Refusal(words: "the end of a commit that never began") }
    isInCommit = false
    commits.append(commit)
    try inner?.commit(commit)
  }
}

extension RecordingHost {
  /// Returns the operations since the last call.
  func takeOperations() -> [String] {
    defer { operations = [] }
    return operations
  }

  /// The node that shows a view with this label, if there is exactly one.
  func node(_ label: String) -> NodeID? {
    let found = nodes.filter { $0.value.label == label }
    return found.count == 1 ? found.first?.key : nil
  }

  /// What is shown: one line per node, indented, then portals by target.
  var text: String {
    var lines: [(depth: Int, words: String)] = []
    var stack = topLevel.reversed().map { (node: $0, depth: 0) }
    for portal in portals.sorted(by: { portalOrder($0) < portalOrder($1) }).reversed() {
      stack.insert((portal, 0), at: 0)
    }
    while let (id, depth) = stack.popLast() {
      guard let node = nodes[id] else { continue }
      let attributes = node.view.attributes.description
      let events = node.view.events.map { " on:\($0)" }.joined()
      // The indentation of deep trees would fill the memory.
      lines.append((min(depth, 30), node.label + (attributes.isEmpty ? "" : " [\(attributes)]") + events))
      stack += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines.map { String(repeating: "  ", count: $0.depth) + $0.words }.joined(separator: "\n")
  }

  /// The number of nodes that are shown.
  var count: Int { nodes.count }

  /// The label of a view: its text, or its name with the attribute `id`.
  static func label(_ view: any HostView) -> String {
    if let text = view.text { return "'\(text)'" }
    return view.hostName + (view.attributes["id"].map { "#\($0)" } ?? "")
  }
}

extension RecordingHost {
  private func portalOrder(_ portal: NodeID) -> String {
    guard let node = nodes[portal] else { return "" }
    let content = node.children.compactMap { nodes[$0]?.label }
    return ([node.view.attributes["target"] ?? ""] + content).joined(separator: " ")
  }

  private func place(_ before: NodeID?) -> String {
    before.map { " before \(nodes[$0]?.label ?? "?")" } ?? ""
  }

  private func call(_ words: String) throws {
    calls.append("patch")
    operations.append(words)
    onOperation?(words)
    try refuseIfDue()
    guard isInCommit else { throw Refusal(words: "\(words) outside of a commit") }
  }

  private func refuseIfDue() throws {
    guard let left = callsUntilRefusal else { return }
    callsUntilRefusal = left == 0 ? nil : left - 1
    if left == 0 { throw Refusal(words: "as the test wants") }
  }

  private func siblings(below parent: NodeID?) throws -> [NodeID] {
    guard let parent else { return topLevel }
    guard let node = nodes[parent] else { throw Refusal(words: "the parent \(parent) is not mounted") }
    return node.children
  }

  private func setSiblings(_ siblings: [NodeID], below parent: NodeID?) {
    if let parent { nodes[parent]?.children = siblings } else { topLevel = siblings }
  }

  private func insert(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    var siblings = try siblings(below: parent)
    var index = siblings.count
    if let before {
      guard let found = siblings.firstIndex(of: before) else {
        throw Refusal(words: "\(before) is no child of \(parent.map(\.description) ?? "the top")")
      }
      index = found
    }
    // Writing to a copy that is still referenced would make appending quadratic.
    setSiblings([], below: parent)
    siblings.insert(node, at: index)
    setSiblings(siblings, below: parent)
  }

  private func remove(_ node: NodeID, from parent: NodeID?) throws {
    var siblings = try siblings(below: parent)
    guard let index = siblings.firstIndex(of: node) else { throw Refusal(words: "\(node) is not where it was put") }
    setSiblings([], below: parent)
    siblings.remove(at: index)
    setSiblings(siblings, below: parent)
  }
}
