import Testing

@testable import ViewTrees

private struct Rows: View {
  let keys: [Int]
  var body: some View {
    Element("ul") {
      ForEach(keys, id: \.self) { key in
        Element("li") { Text("\(key)") }
      }
    }
    if keys.count > 2 { Portal(to: "menu") { Text("many") } }
  }
}

/// A way to break a tree, and the violation that must be reported.
private struct Damage: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let words: String
  let damage: @Sendable (__TreeHandle) -> Void

  init(_ testDescription: String, says words: String, _ damage: @escaping @Sendable (__TreeHandle) -> Void) {
    self.testDescription = testDescription
    self.words = words
    self.damage = damage
  }
}

/// The last node that is a child of its parent and has a sibling before it.
private func secondChild(_ tree: __TreeHandle) -> __NodeReference {
  var node = __NodeReference(0)
  var found = __NodeReference.none
  while node.exists {
    if tree[node].pointee.previous.exists { found = node }
    node = tree.nextInPreorder(node, below: __NodeReference(0))
  }
  return found
}

private let damages = [
  Damage("a child with another parent", says: "its parent is") { $0[secondChild($0)].pointee.parent = .none },
  Damage("a sibling without a predecessor", says: "its predecessor is") {
    $0[secondChild($0)].pointee.previous = .none
  },
  Damage("a host parent that is too high", says: "its host parent is") {
    $0[secondChild($0)].pointee.hostParent = __NodeReference(0)
  },
  Damage("a last child that is the first", says: "its last child is") {
    let parent = $0[secondChild($0)].pointee.parent
    $0[parent].pointee.lastChild = $0[parent].pointee.firstChild
  },
  Damage("a node that the host was not told of", says: "the host was not told") {
    $0[secondChild($0)].pointee.flags.insert(.fresh)
  },
  Damage("a node that waits", says: "still queued") { $0[secondChild($0)].pointee.flags.insert(.queued) },
  Damage("attachments that are not there", says: "lacks its attachments") {
    $0[secondChild($0)].pointee.flags.insert(.extended)
  },
  Damage("a hook that those above do not know of", says: "has something to do when it goes") {
    $0[secondChild($0)].pointee.flags.insert(.unmounts)
  },
  Damage("a dead node in the tree", says: "in the tree and dead") {
    $0[secondChild($0)].pointee.flags.insert(.dead)
  },
  Damage("a count that is too high", says: "are said to live") { $0.storage.pointee.liveCount += 1 },
  Damage("a free record with flags", says: "it is free and has flags") {
    $0[$0.storage.pointee.freeRecord].pointee.flags.insert(.host)
  },
  Damage("a free record that is lost", says: "records are not in the tree") {
    $0.storage.pointee.freeRecord = $0[$0.storage.pointee.freeRecord].pointee.next
  },
  Damage("a node that is left to be evaluated", says: "wait for their evaluation") {
    $0.storage.pointee.pending.append(__NodeReference(0))
  },
  Damage("placements that are left", says: "wait for their place") {
    $0.storage.pointee.placements.append(__NodeReference(0))
  },
  Damage("rows that are left", says: "rows are left") { $0.storage.pointee.rows.append(__NodeReference(0)) },
]

@Suite("The invariants of a tree's storage")
struct InvariantTests {
  @Test("hold after each update")
  func hold() {
    let tree = ViewTree(Rows(keys: [1, 2, 3]), diagnostics: .silent)
    #expect(tree.findViolations().isEmpty)
    for keys in [[3, 2, 1], [], [5], [5, 1, 2, 3], [1, 2]] {
      tree.update(Rows(keys: keys))
      #expect(tree.findViolations().isEmpty)
    }
    tree.unmount()
    #expect(tree.findViolations().isEmpty)
  }

  @Test("report what is wrong with a broken tree", arguments: damages)
  private func broken(_ damage: Damage) throws {
    let tree = ViewTree(Rows(keys: [1, 2, 3, 4]), diagnostics: .silent)
    tree.update(Rows(keys: [4, 1]))
    let handle = tree.core.tree
    let storage = handle.storage
    try #require(secondChild(handle).exists && storage.pointee.freeRecord.exists)
    // A broken tree cannot be deallocated, so it is repaired.
    let records = Array(UnsafeBufferPointer(start: storage.pointee.records, count: storage.pointee.recordCount))
    let (live, free) = (storage.pointee.liveCount, storage.pointee.freeRecord)
    damage.damage(handle)
    let violations = tree.findViolations().map(\.description)
    for (index, record) in records.enumerated() { storage.pointee.records[index] = record }
    (storage.pointee.liveCount, storage.pointee.freeRecord) = (live, free)
    storage.pointee.pending.count = 0
    storage.pointee.placements.count = 0
    storage.pointee.rows.count = 0
    #expect(violations.contains { $0.contains(damage.words) }, "\(violations)")
    #expect(tree.findViolations().isEmpty)
  }
}
