import JSONDocuments

/// The order in which changes are reported: that of the new document, with each removed value behind its old
/// predecessor.
///
/// Members with a priority come before the others of their object.
struct ChangeOrder {
  private let paths: NodePaths
  private let newValue: (JSONNode) -> JSONNode?
  private let new: JSONDocument
  /// For each value of the new document, its rank in the order, and that of the last value inside it; nil if the ranks
  /// are the numbers of the values.
  private var ranks: [(first: UInt32, last: UInt32)]?

  /// - Parameters:
  ///   - new: The new document.
  ///   - paths: Paths in the old document.
  ///   - members: Gives the order of members; nil if they are reported in the order of the text.
  ///   - newValue: Returns what a value of the old document has become; nil if it is gone.
  init(
    _ new: JSONDocument, _ paths: NodePaths, members: DocumentContext?, newValue: @escaping (JSONNode) -> JSONNode?
  ) {
    self.new = new
    self.paths = paths
    self.newValue = newValue
    ranks = members.map(Self.ranks)
  }

  /// Returns the changes in this order.
  func sorted(_ changes: [Change]) -> [Change] {
    var order = [(rank: UInt64, old: UInt32, position: Int)]()
    order.reserveCapacity(changes.count)
    let predecessors = predecessors(of: changes.filter { $0.new == nil }.compactMap(\.old))
    for (position, change) in changes.enumerated() {
      let old = change.old?.index ?? 0
      if let value = change.new {
        order.append((UInt64(rank(of: value).first) * 2, old, position))
      } else {
        order.append((predecessors[old] ?? 0, old, position))
      }
    }
    order.sort { ($0.rank, $0.old, $0.position) < ($1.rank, $1.old, $1.position) }
    return order.map { changes[$0.position] }
  }

  private func rank(of value: JSONNode) -> (first: UInt32, last: UInt32) {
    ranks?[Int(value.index)] ?? (value.index, value.endIndex - 1)
  }

  /// Returns a rank for each value that is gone: behind its last sibling before it that is still there, or behind the
  /// start of the container.
  private func predecessors(of removed: [JSONNode]) -> [UInt32: UInt64] {
    var predecessors: [UInt32: UInt64] = [:]
    var next = removed.startIndex
    // Values that are gone from one container need not be adjacent in the list: those inside their siblings may be
    // between.
    var children: [UInt32: [JSONNode]] = [:]
    var parents: [JSONNode] = []
    while next < removed.endIndex {
      if let parent = paths.parent(of: removed[next]) {
        if children[parent.index] == nil { parents.append(parent) }
        children[parent.index, default: []].append(removed[next])
      }
      next += 1
    }
    for parent in parents {
      let gone = children[parent.index] ?? []
      var upcoming = gone.startIndex
      var last: JSONNode?
      for child in parent.children where upcoming < gone.endIndex {
        guard child.index == gone[upcoming].index else {
          last = child
          continue
        }
        let survivor = last.flatMap(newValue)
        if let survivor {
          predecessors[child.index] = UInt64(rank(of: survivor).last) * 2 + 1
        } else if let container = newValue(parent) {
          predecessors[child.index] = UInt64(rank(of: container).first) * 2 + 1
        }
        upcoming += 1
      }
    }
    return predecessors
  }

  /// Returns the ranks of all values if members come in the order in which the tree visits them.
  private static func ranks(_ context: DocumentContext) -> [(first: UInt32, last: UInt32)] {
    var ranks = [(first: UInt32, last: UInt32)](repeating: (0, 0), count: context.document.count)
    var rank: UInt32 = 0
    // A container is on the stack a second time, below its children, to be closed.
    var waiting: [(node: JSONNode, isClosing: Bool)] = [(context.document.root, false)]
    while let (node, isClosing) = waiting.popLast() {
      if isClosing {
        ranks[Int(node.index)].last = rank - 1
        continue
      }
      ranks[Int(node.index)] = (rank, rank)
      rank += 1
      guard node.isContainer else { continue }
      waiting.append((node, true))
      let start = waiting.count
      context.forEachChild(of: node) { child, _ in waiting.append((child, false)) }
      waiting[start...].reverse()
    }
    return ranks
  }
}
