import ViewTrees

/// How a parser reads the content of each node of a tree, and which nodes are to be checked when a commit ends.
///
/// Between commits, and in a commit for as long as `isSettled`, the entry of every mounted node is what its name and
/// those of its ancestors make it. A rename or a move that changes how a parser reads what is below a node unsettles
/// the tree: the commit then ends with a check of all nodes, the same that a fresh mount makes. So an update is refused
/// exactly where a fresh mount would be, and nothing walks up to the root.
struct HTMLPlaces {
  private struct Place {
    var content = HTMLContent.html
    /// Whether the node has rules for its content.
    var isSpecial = false
  }

  /// By position; the first two are the lists at the top.
  private var places = [Place(), Place()]
  private var isSettled = true
  /// Nodes that may break a rule since something about them or their content changed.
  private var changed: Set<NodeID> = []

  /// How a parser reads the content of a node.
  func content(of position: HostTree.Position) -> HTMLContent { places[Int(position)].content }

  /// A commit starts; nothing is left of the one before, which may have failed.
  mutating func begin(_ commit: CommitInfo) {
    if commit.isFullMount { self = HTMLPlaces() } else { changed.removeAll(keepingCapacity: true) }
  }

  /// A node was mounted.
  mutating func mounted(_ node: NodeID, in tree: HostTree) {
    guard let position = try? tree.position(of: node) else { return }
    while places.count <= Int(position) { places.append(Place()) }
    note(tree.slots[Int(position)].parent, in: tree)
    _ = place(position, in: tree)
  }

  /// A node has a new view.
  mutating func updated(_ node: NodeID, in tree: HostTree) {
    guard let position = try? tree.position(of: node) else { return }
    note(tree.slots[Int(position)].parent, in: tree)
    unsettle(position, in: tree)
  }

  /// A node went to another place.
  mutating func moved(_ node: NodeID, from parent: HostTree.Position, in tree: HostTree) {
    guard let position = try? tree.position(of: node) else { return }
    let newParent = tree.slots[Int(position)].parent
    note(parent, in: tree)
    note(newParent, in: tree)
    if content(of: parent) != content(of: newParent) { unsettle(position, in: tree) }
  }

  /// A child of a node is gone; what is left may be joined by that.
  mutating func lostChild(_ parent: HostTree.Position, in tree: HostTree) { note(parent, in: tree) }

  /// Checks what changed in a commit.
  mutating func check(_ tree: HostTree) throws(HTMLError) {
    if isSettled {
      for node in changed.sorted() {
        guard let position = try? tree.position(of: node) else { continue }
        try check(position, in: tree)
      }
    } else {
      try tree.forEachPosition { (position) throws(HTMLError) in
        _ = place(position, in: tree)
        try check(position, in: tree)
      }
      isSettled = true
    }
    changed.removeAll(keepingCapacity: true)
  }

  private func check(_ position: HostTree.Position, in tree: HostTree) throws(HTMLError) {
    let slot = tree.slots[Int(position)]
    guard slot.view.text == nil, !slot.view.isPortal else { return }
    let outer = content(of: slot.parent)
    let name = HTMLNames.lowercased(slot.view.name)
    try HTMLRules.checkPlace(slot, named: name, in: outer)
    guard places[Int(position)].isSpecial else { return }
    try HTMLRules.checkContent(of: slot, named: name, outer.namespace(of: name), in: tree)
  }

  /// Works out the entry of a node from that of its parent, and notes the node where it may break a rule.
  ///
  /// - Returns: Whether a parser reads what is below it in another way than the entry said.
  private mutating func place(_ position: HostTree.Position, in tree: HostTree) -> Bool {
    let old = content(of: position)
    guard tree.slots[Int(position)].view.text == nil, !tree.slots[Int(position)].view.isPortal else {
      places[Int(position)] = Place()
      return old != .html
    }
    let view = tree.slots[Int(position)].view
    let outer = content(of: tree.slots[Int(position)].parent)
    let name = HTMLNames.lowercased(view.name)
    let new = Place(content: HTMLContent(of: view, named: name, in: outer), isSpecial: HTMLRules.isSpecial(name))
    places[Int(position)] = new
    if new.isSpecial || name == HTMLNames.renamedOutsideSVG || outer.isEnded(by: view, named: name) {
      changed.insert(tree.slots[Int(position)].node)
    }
    return old != new.content
  }

  private mutating func unsettle(_ position: HostTree.Position, in tree: HostTree) {
    if place(position, in: tree), tree.slots[Int(position)].first != HostTree.none { isSettled = false }
  }

  private mutating func note(_ parent: HostTree.Position, in tree: HostTree) {
    if places[Int(parent)].isSpecial { changed.insert(tree.slots[Int(parent)].node) }
  }
}
