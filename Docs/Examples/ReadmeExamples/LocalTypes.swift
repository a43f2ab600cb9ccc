import ComparisonSpecs

/// Counts the different ones of some pairs, by a type that only this function knows.
func countDistinct(_ pairs: [(name: String, size: Int)]) -> Int {
  @AutoEquatable(.members)
  struct Entry: AutoEquatable, Hashable {
    let name: String
    let size: Int
  }
  return Set(pairs.map { Entry(name: $0.name, size: $0.size) }).count
}

/// A stack with a private node.
struct Stack {
  @AutoEquatable(.members)
  private struct Node: AutoEquatable {
    let value: Int
  }

  private var nodes: [Node] = []

  /// Whether the two topmost values are equal.
  var topIsDoubled: Bool { nodes.count > 1 && nodes[nodes.count - 1] == nodes[nodes.count - 2] }

  mutating func push(_ value: Int) { nodes.append(Node(value: value)) }
}
