import ComparisonSpecs
import Testing
import TestSupport

@AutoEquatable
private indirect enum Chain: Sendable {
  case end
  case link(Int, Chain)
}

@AutoEquatable
private indirect enum MaybeChain: Sendable { case link(Int, MaybeChain?) }

@AutoEquatable
private enum Tree: Sendable { case node(Int, [Tree]) }

@AutoEquatable
private struct StructTree: Sendable {
  var value = 0
  var children: [StructTree] = []
  var named: [String: StructTree] = [:]
}

@AutoEquatable
private indirect enum Wrapped: Sendable {
  case end
  case link(Box<Wrapped>)
}

@AutoEquatable
private struct Box<Value: Equatable & Sendable>: Sendable { var value: Value }

/// An indirect enum with a handwritten `==`.
@AutoEquatable
private indirect enum Negated: Sendable {
  case end
  case not(Negated)

  static func == (lhs: Negated, rhs: Negated) -> Bool {
    switch (lhs, rhs) {
    case (.end, .end): true
    case (.not(let lhs), .not(let rhs)): !(lhs != rhs)
    default: false
    }
  }
}

@AutoEquatable
private final class Node: @unchecked Sendable {
  var value: Int
  var next: Node?
  var others: [Node] = []
  var named: [String: Node] = [:]
  var maybe: [Node?] = []

  init(_ value: Int) { self.value = value }

  /// Objects in a row, each linked to the next in the given way.
  static func row(_ values: [Int], _ connect: (Node, Node) -> Void) -> [Node] {
    let nodes = values.map(Node.init)
    for index in nodes.indices.dropFirst() { connect(nodes[index - 1], nodes[index]) }
    return nodes
  }

  static func takeApart(_ nodes: [Node]) {
    for node in nodes { (node.next, node.others, node.named, node.maybe) = (nil, [], [:], []) }
  }
}

/// Makes values on a thread whose stack is large enough to release them, and compares them on one of 512 KB.
private func compare<Value: AutoEquatable & Sendable>(
  _ make: @escaping @Sendable (_ last: Int) -> Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  onThread(stackSize: 1 << 30) {
    let values = Values(first: make(0), same: make(0), other: make(1))
    // The thread with the small stack must not release the values.
    let unowned = Unmanaged.passUnretained(values)
    onThread(stackSize: 1 << 19) {
      let values = unowned.takeUnretainedValue()
      let (first, same, other) = (values.first, values.same, values.other)
      let spec = Value.comparisonSpec
      let answers = [
        first == same, spec.areEqual(first, same), Value.differences(from: first, to: same).isEmpty, first != other,
        !spec.areEqual(first, other),
      ]
      #expect(answers == [true, true, true, true, true], sourceLocation: sourceLocation)
    }
    withExtendedLifetime(values) {}
  }
}

/// Values for a comparison on another thread.
private final class Values<Value: Sendable>: Sendable {
  let first: Value
  let same: Value
  let other: Value

  init(first: Value, same: Value, other: Value) {
    self.first = first
    self.same = same
    self.other = other
  }
}

@Suite("Values that nest deeply")
struct DeepValueTests {
  private static let depth = 100_000

  @Test("found-case 14: indirect enums of 100,000 levels are compared on a small stack")
  func indirectEnums() {
    compare { last in (0..<Self.depth).reduce(Chain.link(last, .end)) { .link($1, $0) } }
    compare { last in (0..<Self.depth).reduce(MaybeChain.link(last, nil)) { .link($1, $0) } }
  }

  @Test("found-case 14: values that nest through arrays, dictionaries and generic structs are compared as well")
  func containers() {
    compare { last in (0..<Self.depth).reduce(Tree.node(last, [])) { .node($1, [$0, .node(7, [])]) } }
    compare { last in (0..<20_000).reduce(StructTree(value: last)) { StructTree(value: $1, children: [$0]) } }
    compare { last in (0..<20_000).reduce(StructTree(value: last)) { StructTree(value: $1, named: ["a": $0]) } }
    compare { last in
      (0..<20_000).reduce(last == 0 ? Wrapped.end : .link(Box(value: .end))) { inner, _ in .link(Box(value: inner)) }
    }
  }

  @Test("found-case 14: a handwritten == that negates an answer gets the final answer")
  func operators() {
    func value(_ depth: Int) -> Negated { (0..<depth).reduce(.end) { inner, _ in .not(inner) } }
    for depth in [1, 63, 64, 65, 200] {
      #expect([value(depth)] == [value(depth)] && value(depth) == value(depth))
      #expect([value(depth)] != [value(depth + 1)] && value(depth) != value(depth + 1))
    }
  }

  @Test("found-case 11: a list of 1,000,000 objects is compared on a small stack")
  func longList() {
    let count = 1_000_000
    let (first, same, other) = (
      Node.row(Array(0..<count)) { $0.next = $1 }, Node.row(Array(0..<count)) { $0.next = $1 },
      Node.row(Array(0..<(count - 1)) + [-1]) { $0.next = $1 }
    )
    onThread(stackSize: 1 << 19) {
      let answers = (first[0] == same[0], first[0] == other[0])
      #expect(answers == (true, false))
    }
    for nodes in [first, same, other] { Node.takeApart(nodes) }
  }

  @Test("found-case 11: equal rings of objects are equal through any links, and different rings differ")
  func rings() {
    let connections: [(Node, Node) -> Void] = [
      { $0.next = $1 }, { $0.others = [$1, $0] }, { $0.named["a"] = $1 }, { $0.maybe = [nil, $1] },
      {
        $0.next = $1
        $1.others.append($0)
        $0.named["self"] = $0
      },
    ]
    for connect in connections {
      for length in [1, 2, 3, 63, 64, 65, 130, 1_000] {
        func ring(_ last: Int) -> [Node] {
          let nodes = Node.row(Array(1..<length) + [last], connect)
          connect(nodes[length - 1], nodes[0])
          return nodes
        }
        let (first, same, other) = (ring(0), ring(0), ring(-1))
        // Not within `#expect`, which would follow the rings to describe them.
        let areSame = first[0] == same[0] && [first[0]] == [same[0]]
        #expect(areSame)
        #expect(Node.differences(from: first[0], to: same[0]).isEmpty)
        let isEqual = first[0] == other[0]
        #expect(!isEqual)
        #expect(Node.firstDifference(from: first[0], to: other[0]) != nil)
        for nodes in [first, same, other] { Node.takeApart(nodes) }
      }
    }
  }

  @Test("found-case 11: random graphs are equal to their copies, and differ if one value differs")
  func randomGraphs() {
    var generator = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
    print("DeepValueTests.randomGraphs seed \(generator.seed)")
    for _ in 0..<50 {
      let count = 1 + generator.below(200)
      let edges = (0..<(3 * count)).map { _ in (generator.below(count), generator.below(count), generator.below(3)) }
      // Every object is reachable from the first one.
      let spine = (1..<max(count, 2)).filter { $0 < count }.map { (generator.below($0), $0, 1) }
      func graph(_ changed: Int?) -> [Node] {
        let nodes = (0..<count).map { Node($0 == changed ? -1 : $0 % 5) }
        for (from, to, kind) in spine + edges {
          switch kind {
          case 0: nodes[from].next = nodes[to]
          case 1: nodes[from].others.append(nodes[to])
          default: nodes[from].named["\(to % 3)"] = nodes[to]
          }
        }
        return nodes
      }
      let changed = generator.below(count)
      let (first, same, other) = (graph(nil), graph(nil), graph(changed))
      let answers = (first[0] == same[0], first[0] == other[0])
      #expect(answers == (true, false))
      for nodes in [first, same, other] { Node.takeApart(nodes) }
    }
  }

  @Test("found-case 11: comparing objects that share parts takes less time than there are paths to them")
  func sharedObjects() {
    func diamond() -> [Node] { Node.row(Array(0..<100)) { $0.others = [$1, $1] } }
    let (first, same) = (diamond(), diamond())
    // There are 2^99 paths to the last object.
    let isEqual = first[0] == same[0]
    #expect(isEqual)
    for nodes in [first, same] { Node.takeApart(nodes) }
  }
}
