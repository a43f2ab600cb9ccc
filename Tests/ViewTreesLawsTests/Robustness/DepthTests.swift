import ComparisonSpecs
import Synchronization
import TestSupport
import Testing
import ViewTrees

/// Trees that are deeper than any stack, on a thread with a small stack.
///
/// Anything that recurses on the depth overflows it.
@Suite("Depth and length (tree-scenarios 75, 78)")
struct DepthTests {
  /// Even the smallest stack frame does not fit this many times.
  static let depth = Trials.isFull ? 1_000_000 : 100_000

  private struct Composite: View {
    let depth: Int
    let leaf: Int
    @ViewBuilder var body: ConditionalView<Composite, Text> {
      if depth > 0 { Composite(depth: depth - 1, leaf: leaf) } else { Text(String(leaf)) }
    }
  }

  private struct Optionals: View {
    let depth: Int
    let leaf: Int
    var body: TupleView2<Optionals?, Text?> {
      ViewBuilder.buildBlock(
        depth > 0 ? Optionals(depth: depth - 1, leaf: leaf) : nil, depth == 0 ? Text(String(leaf)) : nil)
    }
  }

  private indirect enum Nested: View, Equatable {
    case leaf(Int)
    case around(Int, Nested)

    static func == (lhs: Nested, rhs: Nested) -> Bool { lhs.number == rhs.number }

    private var number: Int {
      switch self {
      case .leaf(let number), .around(let number, _): number
      }
    }

    @ViewBuilder var body: ConditionalView<Text, Nested> {
      switch self {
      case .leaf(let number): Text(String(number))
      case .around(_, let inner): inner
      }
    }

    static func make(depth: Int, leaf: Int) -> Nested {
      var view = Nested.leaf(leaf)
      for _ in 0..<depth { view = .around(leaf, view) }
      return view
    }
  }

  @AutoEquatable
  fileprivate struct Branch: HostView, Identifiable {
    var id: Int { 0 }
    let value: Int
    @AutoChildren let children: [Branch]
    var attributes: Attributes { ["value": String(value)] }
    var body: some View { ForEach(children) }

    static func make(depth: Int, leaf: Int) -> Branch {
      var view = Branch(value: leaf, children: [])
      for _ in 0..<depth { view = Branch(value: 0, children: [view]) }
      return view
    }
  }

  private static func erased(depth: Int, leaf: Int) -> AnyView {
    var view = AnyView(Text(String(leaf)))
    for _ in 0..<depth {
      let inner = view
      view = AnyView(Element("level") { inner })
    }
    return view
  }

  /// Mounts, updates the root and the leaf, and unmounts, and checks the number of host patches of each step.
  private static func check<Root: View & SendableMetatype>(
    _ make: @escaping @Sendable (_ leaf: Int) -> Root, hostNodes: Int, updates: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let counts = Mutex<[Int]>([])
    onThread(stackSize: 512 * 1024) {
      var found: [Int] = []
      let tree = ViewTree(make(1))
      found.append(tree.lastUpdate.patchCount)
      found.append(tree.update(make(2)).patchCount)
      found.append(tree.update(make(2)).patchCount)
      if let leaf = tree.mountPatches.last?.node {
        _ = tree.currentView(of: leaf)
        tree.reapply(leaf)
        found.append(tree.flush().patchCount)
      }
      found.append(tree.unmount().patchCount)
      found.append(tree.nodeCount)
      // Mounted again, to be deallocated as a whole.
      tree.update(make(3))
      counts.withLock { $0 = found }
    }
    #expect(
      counts.withLock { $0 } == [hostNodes, updates, 0, 1, hostNodes, 0], sourceLocation: sourceLocation)
  }

  @Test("composite views in branches need no stack")
  func composites() { Self.check({ Composite(depth: Self.depth, leaf: $0) }, hostNodes: 1) }

  @Test("composite views in optionals need no stack")
  func optionals() { Self.check({ Optionals(depth: Self.depth, leaf: $0) }, hostNodes: 1) }

  @Test("an indirect enum needs no stack")
  func indirectEnums() { Self.check({ Nested.make(depth: Self.depth, leaf: $0) }, hostNodes: 1) }

  @Test("a tree of data needs no stack")
  func data() { Self.check({ Branch.make(depth: Self.depth, leaf: $0) }, hostNodes: Self.depth + 1) }

  @Test("elements in erased views in elements need no stack")
  func erased() { Self.check({ Self.erased(depth: Self.depth, leaf: $0) }, hostNodes: Self.depth + 1) }

  @Test("the rows of a long list change, are reversed, removed and inserted again")
  func longList() {
    let counts = Mutex<[Int]>([])
    let length = Self.depth
    onThread(stackSize: 512 * 1024) {
      struct Root: View {
        let rows: [Int]
        let suffix: String
        var body: some View {
          Element("ul") { ForEach(rows, id: \.self) { row in Text(row == 7 ? "7\(suffix)" : String(row)) } }
        }
      }
      let tree = ViewTree(Root(rows: Array(0..<length), suffix: ""))
      counts.withLock { counts in
        counts.append(tree.lastUpdate.patchCount - length)
        counts.append(tree.update(Root(rows: Array(0..<length), suffix: "!")).patchCount)
        counts.append(tree.update(Root(rows: (0..<length).reversed(), suffix: "!")).patchCount - length)
        counts.append(tree.update(Root(rows: [], suffix: "")).patchCount - length)
        counts.append(tree.update(Root(rows: Array(0..<length), suffix: "")).patchCount - length)
        counts.append(tree.unmount().patchCount - length)
      }
    }
    #expect(counts.withLock { $0 } == [1, 1, -1, 0, 0, 1])
  }

  @Test("many repeated keys are reported in linear time")
  func manyRepeatedKeys() {
    let rows = (0..<Self.depth).map { $0 / 2 }
    let tree = ViewTree(ForEach(rows, id: \.self) { Text(String($0)) })
    #expect(tree.lastUpdate.diagnostics.count == rows.count / 2)
    #expect(tree.nodeCount == rows.count + 1)
  }
}
