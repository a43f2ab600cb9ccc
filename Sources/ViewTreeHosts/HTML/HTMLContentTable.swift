import ViewTrees

/// A table of how a parser reads the content of each node of a tree, and of the nodes to check when a commit ends.
///
/// Unless `isStale`, the entry of every mounted node follows from its name and from the entry of its parent. A rename
/// or a move that changes how a parser reads what is below a node makes the table stale: the end of the commit then
/// computes all entries again and checks all nodes, as for a fresh mount. So an update is refused exactly if a fresh
/// mount would be, and no operation walks up to the root.
struct HTMLContentTable {
  private struct Entry {
    var content = HTMLContent.html
    /// The special elements that the content of the node is in, at any depth.
    var surroundings: HTMLSurroundings = []
    /// A Boolean value that indicates whether HTML has rules for the content of the node.
    var isSpecial = false
  }

  /// The entries by position in the tree; the first two belong to the lists at the top.
  private var entries = [Entry(), Entry()]
  /// Whether entries below a node may differ from what its own entry makes them.
  private var isStale = false
  /// The nodes that changed, or whose content did, and that may break a rule now.
  private var unchecked: Set<NodeID> = []

  /// Returns how a parser reads the content of a node.
  func content(of position: HostTree.Position) -> HTMLContent { entries[Int(position)].content }

  /// Prepares for a commit, also if the one before failed and left nodes to check.
  mutating func begin(_ commit: CommitInfo) {
    if commit.isFullMount { self = HTMLContentTable() } else { unchecked.removeAll(keepingCapacity: true) }
  }

  /// Adds the entry of a node that was mounted.
  mutating func mounted(_ node: NodeID, in tree: HostTree) {
    guard let position = try? tree.position(of: node) else { return }
    while entries.count <= Int(position) { entries.append(Entry()) }
    markUnchecked(tree.slots[Int(position)].parent, in: tree)
    _ = updateEntry(of: position, in: tree)
  }

  /// Updates the entry of a node that has a new view.
  mutating func updated(_ node: NodeID, in tree: HostTree) {
    guard let position = try? tree.position(of: node) else { return }
    markUnchecked(tree.slots[Int(position)].parent, in: tree)
    refresh(position, in: tree)
  }

  /// Updates the entry of a node that was moved.
  mutating func moved(_ node: NodeID, from parent: HostTree.Position, in tree: HostTree) {
    guard let position = try? tree.position(of: node) else { return }
    let newParent = tree.slots[Int(position)].parent
    markUnchecked(parent, in: tree)
    markUnchecked(newParent, in: tree)
    if !isReadAlike(entries[Int(parent)], entries[Int(newParent)]) { refresh(position, in: tree) }
  }

  /// Marks a node as unchecked that lost a child, because the texts before and after the child are adjacent now.
  mutating func lostChild(_ parent: HostTree.Position, in tree: HostTree) { markUnchecked(parent, in: tree) }

  /// Checks every node that may break a rule since the commit began.
  mutating func check(_ tree: HostTree) throws(HTMLError) {
    if isStale {
      try tree.forEachPosition { (position) throws(HTMLError) in
        _ = updateEntry(of: position, in: tree)
        try check(position, in: tree)
      }
      isStale = false
    } else {
      for node in unchecked.sorted() {
        guard let position = try? tree.position(of: node) else { continue }
        try check(position, in: tree)
      }
    }
    unchecked.removeAll(keepingCapacity: true)
  }

  private func check(_ position: HostTree.Position, in tree: HostTree) throws(HTMLError) {
    let slot = tree.slots[Int(position)]
    guard slot.view.text == nil, !slot.view.isPortal else { return }
    let outer = content(of: slot.parent)
    let name = HTMLNames.lowercased(slot.view.name)
    try HTMLRules.checkPlace(slot, named: name, in: outer, inside: entries[Int(slot.parent)].surroundings)
    guard entries[Int(position)].isSpecial else { return }
    try HTMLRules.checkContent(of: slot, named: name, outer.namespace(of: name), in: tree)
  }

  /// Computes the entry of a node from that of its parent, and marks the node as unchecked if it may break a rule.
  ///
  /// - Returns: A Boolean value that indicates whether a parser reads the content of the node differently now.
  private mutating func updateEntry(of position: HostTree.Position, in tree: HostTree) -> Bool {
    let old = entries[Int(position)]
    guard tree.slots[Int(position)].view.text == nil, !tree.slots[Int(position)].view.isPortal else {
      entries[Int(position)] = Entry()
      return !isReadAlike(old, Entry())
    }
    let view = tree.slots[Int(position)].view
    let parent = entries[Int(tree.slots[Int(position)].parent)]
    let outer = parent.content
    let name = HTMLNames.lowercased(view.name)
    let new = Entry(
      content: HTMLContent(of: view, named: name, in: outer), surroundings: parent.surroundings.adding(name),
      isSpecial: HTMLRules.isSpecial(name))
    entries[Int(position)] = new
    if new.isSpecial || name == HTMLNames.renamedOutsideSVG || outer.isEnded(by: view, named: name) {
      unchecked.insert(tree.slots[Int(position)].node)
    }
    return !isReadAlike(old, new)
  }

  /// Returns whether a parser reads the content of two nodes alike.
  private func isReadAlike(_ first: Entry, _ second: Entry) -> Bool {
    first.content == second.content && first.surroundings == second.surroundings
  }

  /// Computes the entry of a node, and marks the table as stale if that changes entries below it.
  private mutating func refresh(_ position: HostTree.Position, in tree: HostTree) {
    if updateEntry(of: position, in: tree), tree.slots[Int(position)].first != HostTree.none { isStale = true }
  }

  /// Marks a node as unchecked if HTML has rules for its content.
  private mutating func markUnchecked(_ parent: HostTree.Position, in tree: HostTree) {
    if entries[Int(parent)].isSpecial { unchecked.insert(tree.slots[Int(parent)].node) }
  }
}
