import ViewTrees

/// A host that applies patches in the simplest way, and throws an error for any patch that is wrong.
final class NaiveHost: ViewTreeHost {
  struct Problem: Error, CustomStringConvertible { let description: String }

  private struct Node {
    var snapshot: HostSnapshot
    var parent: NodeID?
    var children: [NodeID] = []
  }

  private var nodes: [NodeID: Node] = [:]
  private var top: [NodeID] = []
  private var portals: [NodeID] = []
  private var isInCommit = false

  /// The number of moves of the last commit, by parent, and of updates, by node.
  private(set) var moved: [NodeID?: Int] = [:]
  private(set) var updated: [NodeID: Int] = [:]

  /// Whether an update may show what is shown already: the next update may undo a difference that an event revealed
  /// before it is committed.
  var takesSameViews = false

  /// The number of calls until one fails on purpose; `nil` means never.
  var failsAfter: Int?

  func begin(_ commit: CommitInfo) throws {
    isInCommit = true
    moved = [:]
    updated = [:]
    if commit.isFullMount {
      nodes = [:]
      top = []
      portals = []
    }
    try failIfAsked()
  }

  func commit(_ commit: CommitInfo) throws {
    try failIfAsked()
    isInCommit = false
  }

  /// Applies patches directly, without a tree.
  func take(_ patches: [Patch<any HostView>]) throws {
    try begin(CommitInfo(number: 0, isFullMount: false, patchCount: patches.count))
    for patch in patches { try apply(patch) }
    isInCommit = false
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try failIfAsked()
    try check(nodes[node] == nil, "mounts \(node) twice")
    if let parent { try check(nodes[parent] != nil, "mounts \(node) in \(parent), which is not mounted") }
    nodes[node] = Node(snapshot: HostSnapshot(view), parent: parent)
    if view.hostName == "#portal" {
      try check(parent == nil && before == nil, "gives a portal a place")
      portals.append(node)
    } else {
      try insert(node, parent, before)
    }
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try failIfAsked()
    try check(nodes[node] != nil, "updates \(node), which is not mounted")
    let snapshot = HostSnapshot(view)
    // A box's content is a field that the host cannot see.
    let mayBeSame = takesSameViews || snapshot.name == "box"
    try check(mayBeSame || snapshot != nodes[node]?.snapshot, "updates \(node), which is the same")
    nodes[node]?.snapshot = snapshot
    updated[node, default: 0] += 1
    try check(updated[node] == 1, "updates \(node) twice")
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try failIfAsked()
    guard let old = nodes[node] else { throw Problem(description: "moves \(node), which is not mounted") }
    try check(old.parent == parent, "moves \(node) to another parent")
    try check(!portals.contains(node), "moves a portal")
    try check(before != node, "moves \(node) before itself")
    remove(node, old.parent)
    try insert(node, parent, before)
    moved[parent, default: 0] += 1
  }

  func unmount(_ node: NodeID) throws {
    try failIfAsked()
    guard let old = nodes[node] else { throw Problem(description: "unmounts \(node), which is not mounted") }
    try check(old.children.isEmpty, "unmounts \(node) before its children")
    nodes[node] = nil
    if let index = portals.firstIndex(of: node) { portals.remove(at: index) } else { remove(node, old.parent) }
  }

  private func insert(_ node: NodeID, _ parent: NodeID?, _ before: NodeID?) throws {
    var siblings = parent.map { nodes[$0]!.children } ?? top
    if let before {
      guard let index = siblings.firstIndex(of: before) else {
        throw Problem(description: "puts \(node) before \(before), which is no child of its parent")
      }
      siblings.insert(node, at: index)
    } else {
      siblings.append(node)
    }
    if let parent { nodes[parent]!.children = siblings } else { top = siblings }
  }

  private func remove(_ node: NodeID, _ parent: NodeID?) {
    if let parent { nodes[parent]!.children.removeAll { $0 == node } } else { top.removeAll { $0 == node } }
  }

  private func check(_ holds: Bool, _ problem: String) throws {
    if !holds { throw Problem(description: problem) }
    if !isInCommit { throw Problem(description: "a patch outside of a commit") }
  }

  private func failIfAsked() throws {
    guard let left = failsAfter else { return }
    failsAfter = left - 1
    if left <= 0 {
      failsAfter = nil
      throw Problem(description: "asked for")
    }
  }
}

extension NaiveHost {
  /// What the host shows.
  var picture: HostPicture {
    HostPicture(top: top.map(shape), portals: portals.map(shape).sorted { $0.text < $1.text })
  }

  private func shape(_ node: NodeID) -> HostShape {
    HostShape(snapshot: nodes[node]!.snapshot, children: nodes[node]!.children.map(shape))
  }

  /// The nodes that report events, with their label attribute.
  var reporting: [(node: NodeID, label: Int)] {
    nodes.filter { !$0.value.snapshot.events.isEmpty }.sorted { $0.key < $1.key }.map {
      (node: $0.key, label: Int($0.value.snapshot.attributes["label"]!)!)
    }
  }

  /// The mounted nodes, sorted.
  var mounted: [NodeID] { nodes.keys.sorted() }

  /// The children of each list whose rows are one host node each.
  var singleLists: [NodeID: [NodeID]] { nodes.filter { $0.value.snapshot.name == "ul" }.mapValues(\.children) }
}
