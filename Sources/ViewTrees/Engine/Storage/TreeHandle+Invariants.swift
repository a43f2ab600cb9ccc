extension __TreeHandle {
  /// Finds violations of the invariants of the storage.
  ///
  /// While the tree is idle:
  ///
  /// - The live nodes are exactly the root and those below it. Parents and children, and siblings, are linked both
  ///   ways.
  /// - A node's `hostParent` is the nearest host node above it.
  /// - No node is `queued`. After a commit none is `fresh` or `moved`: the host knows every node and its position.
  /// - A node has the flags of its type, and attachments if and only if it is `extended`.
  /// - All nodes above a node that `unmounts` have that flag too.
  /// - The `detail` of a tracked row is its index.
  /// - Every other record is dead, has no attachments, and is in the free list once.
  /// - The buffers of the passes are empty.
  ///
  /// - Parameter isOpen: Whether something was reconciled since the last commit.
  /// - Returns: The violations.
  /// - Complexity: O(*n*) for *n* records.
  func findViolations(isOpen: Bool) -> [InvariantViolation] {
    let check = InvariantCheck(tree: self, isOpen: isOpen)
    check.checkNodes()
    check.checkFreeRecords()
    check.checkBuffers()
    return check.violations
  }
}

/// A violated invariant, in words.
package struct InvariantViolation: CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// A walk through a tree's storage that collects violations.
private final class InvariantCheck {
  let tree: __TreeHandle
  let isOpen: Bool
  private(set) var violations: [InvariantViolation] = []

  init(tree: __TreeHandle, isOpen: Bool) {
    self.tree = tree
    self.isOpen = isOpen
  }

  private func expect(_ holds: Bool, _ node: __NodeReference, _ violation: @autoclosure () -> String) {
    guard !holds else { return }
    violations.append(InvariantViolation(description: "node \(node.index): \(violation())"))
  }

  private func expect(_ holds: Bool, _ violation: @autoclosure () -> String) {
    if !holds { violations.append(InvariantViolation(description: violation())) }
  }

  // MARK: Nodes

  /// Visits all nodes from the root by `firstChild` and `next` alone, because other links may be wrong.
  func checkNodes() {
    let root = __NodeReference(0)
    var isVisited = Array(repeating: false, count: tree.storage.pointee.recordCount)
    isVisited[0] = true
    var parents = [root]
    var count = 1
    while let parent = parents.popLast() {
      checkFlags(of: parent)
      var children: [__NodeReference] = []
      var child = tree[parent].pointee.firstChild
      while child.exists {
        guard Int(child.index) < tree.storage.pointee.recordCount, !isVisited[Int(child.index)] else {
          expect(false, child, "it is linked more than once, or nowhere")
          break
        }
        isVisited[Int(child.index)] = true
        children.append(child)
        child = tree[child].pointee.next
      }
      checkLinks(of: parent, to: children)
      count += children.count
      parents += children
    }
    expect(
      count == tree.storage.pointee.liveCount,
      "\(tree.storage.pointee.liveCount) nodes are said to live, and \(count) are in the tree")
  }

  private func checkLinks(of node: __NodeReference, to children: [__NodeReference]) {
    let record = tree[node].pointee
    let isHost = record.flags.contains(.host)
    var previous = __NodeReference.none
    for (offset, child) in children.enumerated() {
      let found = tree[child].pointee
      expect(found.parent == node, child, "its parent is \(found.parent.index), and it is a child of \(node.index)")
      expect(found.previous == previous, child, "its predecessor is \(found.previous.index), not \(previous.index)")
      expect(
        found.hostParent == (isHost ? node : record.hostParent), child,
        "its host parent is \(found.hostParent.index), and its parent \(node.index) \(isHost ? "is a host node" : "is not")"
      )
      if found.flags.contains(.unmounts) {
        expect(
          record.flags.contains(.unmounts), node, "its child \(child.index) has something to do when it goes")
      }
      if found.flags.contains(.trackedRows), tree.isRow(child) {
        expect(
          Int(found.detail) == offset, child, "it is row \(offset) of its list, and takes itself for \(found.detail)")
      }
      previous = child
    }
    expect(record.lastChild == previous, node, "its last child is \(record.lastChild.index), not \(previous.index)")
  }

  private func checkFlags(of node: __NodeReference) {
    let record = tree[node].pointee
    expect(!record.flags.contains(.dead), node, "it is in the tree and dead")
    expect(!record.flags.contains(.queued), node, "it is still queued")
    expect(
      isOpen || record.flags.isDisjoint(with: [.fresh, .moved]), node, "the host was not told of its place")
    let isExtended = record.flags.contains(.extended)
    expect(
      isExtended == hasAttachments(node), node,
      "it \(isExtended ? "lacks its attachments" : "has unmarked attachments")"
    )
  }

  private func hasAttachments(_ node: __NodeReference) -> Bool {
    Int(node.index) < tree.storage.pointee.attachmentCapacity
      && tree.storage.pointee.attachments[Int(node.index)] != nil
  }

  // MARK: Free records

  func checkFreeRecords() {
    guard !isOpen else { return }
    expect(!tree.storage.pointee.retired.exists, "records that were given up wait for a commit")
    var count = 0
    var free = tree.storage.pointee.freeRecord
    while free.exists, count <= tree.storage.pointee.recordCount {
      count += 1
      expect(tree[free].pointee.flags == .dead, free, "it is free and has flags")
      expect(tree[free].pointee.payload == nil, free, "it is free and has a payload")
      expect(!hasAttachments(free), free, "it is free and has attachments")
      free = tree[free].pointee.next
    }
    let dead = tree.storage.pointee.recordCount - tree.storage.pointee.liveCount
    expect(count == dead, "\(dead) records are not in the tree, and \(count) are free")
  }

  // MARK: Buffers

  func checkBuffers() {
    expect(
      tree.storage.pointee.pending.count == 0, "\(tree.storage.pointee.pending.count) nodes wait for their evaluation")
    expect(
      isOpen || tree.storage.pointee.placements.count == 0,
      "\(tree.storage.pointee.placements.count) nodes wait for their place")
    expect(
      tree.storage.pointee.rows.count == 0,
      "\(tree.storage.pointee.rows.count) rows are left from a list that was reconciled")
    expect(
      tree.storage.pointee.plainTypes.count == 0,
      "\(tree.storage.pointee.plainTypes.count) plain types are left from a pass")
    expect(tree.storage.pointee.scratch.isEmpty, "values are left on the scratch stack")
    expect(!tree.storage.pointee.isTrackingRows, "rows are being tracked")
  }
}

extension ViewTree {
  /// Finds violations of the invariants of the tree's storage.
  ///
  /// - Returns: The violations; none while the tree is occupied.
  /// - Complexity: O(*n*) for *n* nodes.
  package func findViolations() -> [InvariantViolation] {
    core.isOccupied ? [] : core.tree.findViolations(isOpen: core.isOpen)
  }
}
