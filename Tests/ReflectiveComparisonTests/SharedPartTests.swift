import ReflectiveComparison
import Testing

/// Counts the comparisons of leaves.
private struct Leaf: Equatable {
  let value: Int

  @TaskLocal static var counter: Counter?

  static func == (lhs: Leaf, rhs: Leaf) -> Bool {
    counter?.count += 1
    return lhs.value == rhs.value
  }

  /// Only the task that made it uses it.
  final class Counter: @unchecked Sendable {
    var count = 0
  }
}

/// Prevents a type from being Equatable.
private struct Closed {
  let value: Leaf
}

private indirect enum Node {
  case leaf(Closed)
  case pair(Node, Node)
}

private struct Branch {
  var leaf: Closed
  var branches: [Branch]
}

private protocol Part {}
private struct Large: Part {
  var leaf: Closed
  var padding = (0, 0, 0, 0)
  var parts: [any Part]
}

private func comparisons(_ compare: () -> Bool) -> (isEqual: Bool, count: Int) {
  let counter = Leaf.Counter()
  let isEqual = Leaf.$counter.withValue(counter) { compare() }
  return (isEqual, counter.count)
}

@Suite("Values whose parts are shared")
struct SharedPartTests {
  private let levels = 60

  @Test("found-case 54: the boxes of an indirect enum are compared once each, with any number of paths to them")
  func boxes() {
    func node(_ leaf: Int) -> Node {
      (0..<levels).reduce(.leaf(Closed(value: Leaf(value: leaf)))) { node, _ in .pair(node, node) }
    }
    let (first, same, other) = (node(1), node(1), node(2))
    let equal = comparisons { LayoutComparer().areEqual(first, same) }
    #expect(equal.isEqual && equal.count <= 2)
    #expect(!LayoutComparer().areEqual(first, other))
  }

  @Test("found-case 54: the elements of a shared array are compared once")
  func arrays() {
    func branch(_ leaf: Int) -> Branch {
      (0..<levels).reduce(Branch(leaf: Closed(value: Leaf(value: leaf)), branches: [])) { branch, level in
        Branch(leaf: Closed(value: Leaf(value: level)), branches: [branch, branch])
      }
    }
    let (first, same, other) = (branch(-1), branch(-1), branch(-2))
    let equal = comparisons { LayoutComparer().areEqual(first, same) }
    // The two elements of each array are separate values.
    #expect(equal.isEqual && equal.count <= 2 * levels + 1)
    #expect(!LayoutComparer().areEqual(first, other))
  }

  @Test("found-case 54: parts that existentials share are compared once")
  func existentials() {
    func part(_ leaf: Int) -> any Part {
      (0..<levels).reduce(Large(leaf: Closed(value: Leaf(value: leaf)), parts: [])) { part, level in
        Large(leaf: Closed(value: Leaf(value: level)), parts: [part, part])
      }
    }
    let (first, same, other) = (part(-1), part(-1), part(-2))
    let equal = comparisons { LayoutComparer().areEqual(first, same) }
    #expect(equal.isEqual && equal.count <= 2 * levels + 1)
    #expect(!LayoutComparer().areEqual(first, other))
  }

  @Test("found-case 54: a shared part is compared with each of its counterparts")
  func crossed() {
    let (one, two) = (Node.leaf(Closed(value: Leaf(value: 1))), Node.leaf(Closed(value: Leaf(value: 2))))
    let (same, other) = (Node.leaf(Closed(value: Leaf(value: 1))), Node.leaf(Closed(value: Leaf(value: 2))))
    #expect(
      LayoutComparer().areEqual(
        Node.pair(.pair(one, two), .pair(one, one)), .pair(.pair(same, other), .pair(same, same))))
    #expect(
      !LayoutComparer().areEqual(
        Node.pair(.pair(one, two), .pair(one, one)), .pair(.pair(same, other), .pair(same, other))))
    #expect(!LayoutComparer().areEqual(Node.pair(one, one), .pair(same, other)))
  }
}
