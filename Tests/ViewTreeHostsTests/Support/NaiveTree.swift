import ViewTrees

/// The meaning of patches in the simplest form: lists of names.
struct NaiveTree {
  private(set) var views: [NodeID: HostSnapshot] = [:]
  /// The children of each parent; those of `nil` are at the top.
  private(set) var children: [NodeID?: [NodeID]] = [:]

  mutating func apply(_ patch: Patch<HostSnapshot>) {
    switch patch {
    case .mount(let node, let view, let parent, let before):
      views[node] = view
      insert(node, parent, before)
    case .update(let node, let view, _): views[node] = view
    case .move(let node, let parent, let before):
      remove(node)
      insert(node, parent, before)
    case .unmount(let node):
      remove(node)
      views[node] = nil
    }
  }

  /// The tree as a host prints it.
  var text: String {
    let top = children[nil] ?? []
    let flow = top.filter { views[$0]?.portalTarget == nil }
    let portals = top.filter { views[$0]?.portalTarget != nil }.sorted {
      (target($0), position(of: $0)) < (target($1), position(of: $1))
    }
    return (flow + portals).flatMap { lines(of: $0, depth: 0) }.joined(separator: "\n")
  }

  /// The nodes in document order, each followed by those below it.
  func nodes(below node: NodeID) -> [NodeID] { [node] + (children[node] ?? []).flatMap { nodes(below: $0) } }

  func parent(of node: NodeID) -> NodeID? {
    children.first { $0.value.contains(node) }?.key
  }

  private func target(_ node: NodeID) -> String { views[node]?.portalTarget ?? "" }

  private func position(of node: NodeID) -> Int { children[nil]?.firstIndex(of: node) ?? 0 }

  private func lines(of node: NodeID, depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + (views[node]?.description ?? "?")]
      + (children[node] ?? []).flatMap { lines(of: $0, depth: depth + 1) }
  }

  private mutating func insert(_ node: NodeID, _ parent: NodeID?, _ before: NodeID?) {
    var list = children[parent] ?? []
    list.insert(node, at: before.flatMap { list.firstIndex(of: $0) } ?? list.count)
    children[parent] = list
  }

  private mutating func remove(_ node: NodeID) {
    for (parent, list) in children { children[parent] = list.filter { $0 != node } }
  }
}
