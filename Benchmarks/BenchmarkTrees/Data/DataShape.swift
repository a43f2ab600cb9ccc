/// The shapes of trees of plain data, each with about ten thousand nodes.
public enum DataShape: String, CaseIterable, Sendable {
  /// Each node has one child.
  case chain
  /// Each node has two children.
  case fanOut2 = "fan-out 2"
  /// Each node has ten children.
  case fanOut10 = "fan-out 10"
  /// Each node has a hundred children.
  case fanOut100 = "fan-out 100"
  /// A hundred and ten chains of a hundred nodes below one root.
  case deep = "depth 100"
  /// Nodes have between none and twenty children.
  case random

  /// The number of nodes of ``deep``.
  public static let deepNodeCount = 1 + 110 * 100

  /// Makes the tree, with new buffers for all strings and arrays in every call.
  public func make() -> DataNode {
    switch self {
    case .chain: Self.chain(10_000)
    case .fanOut2: Self.regular(fanOut: 2, depth: 12)
    case .fanOut10: Self.regular(fanOut: 10, depth: 4)
    case .fanOut100: Self.regular(fanOut: 100, depth: 2)
    case .deep: DataNode(id: 0, label: Self.label(0), children: (0..<110).map { Self.chain(100, id: $0) })
    case .random: Self.random(10_000)
    }
  }

  private static func label(_ number: Int) -> String { makeText("label of the node", number) }

  private static func regular(fanOut: Int, depth: Int, id: Int = 0) -> DataNode {
    DataNode(
      id: id, label: label(id),
      children: depth == 0 ? [] : (0..<fanOut).map { regular(fanOut: fanOut, depth: depth - 1, id: $0) })
  }

  private static func chain(_ length: Int, id: Int = 0) -> DataNode {
    var node = DataNode(id: id, label: label(length))
    for index in stride(from: length - 1, to: 0, by: -1) {
      node = DataNode(id: id, label: label(index), children: [node])
    }
    return node
  }

  /// Distributes `count` nodes, level by level, to parents that take at most twenty each.
  private static func random(_ count: Int) -> DataNode {
    var generator = SplitMix(state: 7)
    var childCounts: [Int] = []
    var made = 1
    while childCounts.count < count {
      // The last open node takes at least one child, so that the tree does not end early.
      let isLastOpen = made == childCounts.count + 1
      let wanted = Int(generator.next() % 21)
      let taken = min(count - made, isLastOpen ? max(wanted, 1) : wanted)
      childCounts.append(taken)
      made += taken
    }
    // The children of a node come after it. So the nodes are made from the back, each after its children.
    var firstChild = [Int](repeating: 0, count: count)
    var next = 1
    for index in 0..<count {
      firstChild[index] = next
      next += childCounts[index]
    }
    var nodes = [DataNode?](repeating: nil, count: count)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let children = (0..<childCounts[index]).map { position in
        var child = nodes[firstChild[index] + position]!
        nodes[firstChild[index] + position] = nil
        child.id = position
        return child
      }
      nodes[index] = DataNode(id: 0, label: label(index), children: children)
    }
    return nodes[0]!
  }
}

/// A generator of the same numbers in every run.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Starts at a state.
  public init(state: UInt64) { self.state = state }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
