import ComparisonSpecs
import TestSupport
import Testing
import ViewTrees

/// A row of two host nodes.
private struct Pairs: View {
  let ids: [Int]

  var body: some View {
    let _ = Bodies.note("pairs")
    ForEach(ids, id: \.self) { id in
      Leaf("\(id)a")
      Leaf("\(id)b")
    }
  }
}

/// Shows nothing until something outside of it says otherwise.
@AutoEquatable
private struct Late: View {
  @AutoIgnored let isShown: Outside<Bool>

  var body: some View {
    let _ = Bodies.note("gate")
    if isShown.value { Leaf("late") }
  }
}

private struct Around: View {
  let number: Int
  let isShown: Outside<Bool>

  var body: some View {
    let _ = Bodies.note("around")
    Leaf("before")
    Late(isShown: isShown)
    Leaf("after")
  }
}

/// A list whose rows are placeholders, leaves or lists.
private struct Nested: View {
  indirect enum Row: Identifiable {
    case placeholder(Int)
    case leaf(Int)
    case list(Int, [Row])

    var id: Int {
      switch self {
      case .placeholder(let id), .leaf(let id), .list(let id, _): id
      }
    }
  }

  let rows: [Row]

  var body: some View {
    ForEach(rows) { row in
      switch row {
      case .placeholder: EmptyView()
      case .leaf(let id): Leaf("\(id)")
      case .list(_, let rows): Nested(rows: rows)
      }
    }
  }
}

private struct Dialogs: View {
  let title: String
  let content: String
  var target = "top"

  var body: some View {
    let _ = Bodies.note("dialogs")
    Element("div") {
      Text(title)
      Portal(to: target) { Leaf(content) }
      Leaf("end")
    }
  }
}

/// A host whose elements begin with a child that the tree does not know.
private final class SpacedHost: ViewTreeHost {
  private enum Child: Equatable {
    case spacer
    case node(NodeID)
  }

  private var children: [NodeID?: [Child]] = [nil: [.spacer]]
  private var labels: [NodeID: String] = [:]

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    children[node] = [.spacer]
    labels[node] = RecordingHost.label(view)
    insert(node, parent, before)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    labels[node] = RecordingHost.label(view)
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    remove(node)
    insert(node, parent, before)
  }

  func unmount(_ node: NodeID) throws {
    remove(node)
    children[node] = nil
  }

  func labels(below node: NodeID?) -> [String] {
    children[node, default: []].map { child in
      switch child {
      case .spacer: "spacer"
      case .node(let id): labels[id] ?? "?"
      }
    }
  }

  func node(_ label: String) -> NodeID? { labels.first { $0.value == label }?.key }

  private func insert(_ node: NodeID, _ parent: NodeID?, _ before: NodeID?) {
    let siblings = children[parent, default: []]
    let index = before.flatMap { siblings.firstIndex(of: .node($0)) } ?? siblings.count
    children[parent, default: []].insert(.node(node), at: index)
  }

  private func remove(_ node: NodeID) {
    for key in children.keys { children[key]?.removeAll { $0 == .node(node) } }
  }
}

/// Updates its tree with other roots during its evaluation.
private struct Asking: View {
  let title: String
  let onEvaluation: Outside<((String) -> Void)?>

  var body: some View {
    let _ = Bodies.note("asking \(title)")
    let _ = onEvaluation.value?(title)
    Leaf(title)
  }
}

@Suite("Every node is where the description says")
struct PlacementScenarios {
  @Test("tree-scenario 42: rows of two nodes are removed and swapped as a whole", arguments: TestHosts.all)
  func fragments(on kind: TestHost) {
    let stage = Stage(Pairs(ids: [1, 2, 3]), on: kind)
    let removal = stage.update(Pairs(ids: [1, 3]))
    #expect(removal.bodies == ["pairs"])
    #expect(removal.operations == ["unmount b#2a", "unmount b#2b"])
    let swap = stage.update(Pairs(ids: [3, 1]))
    #expect(swap.bodies == ["pairs"])
    #expect(swap.operations == ["move b#3a before b#1a", "move b#3b before b#1a"])
    #expect(stage.host.text == "b#3a [id=\"3a\"]\nb#3b [id=\"3b\"]\nb#1a [id=\"1a\"]\nb#1b [id=\"1b\"]")
  }

  @Test("tree-scenario 44: a random order is sorted with the fewest moves", arguments: TestHosts.all)
  func sorted(on kind: TestHost) {
    for seed in UInt64(0)..<20 {
      var random = SeededGenerator(seed: seed)
      let shuffled = Array(0..<20).shuffled(using: &random)
      let stage = Stage(ItemList(items: items(shuffled)), on: kind)
      let step = stage.update(ItemList(items: items(0..<20)))
      #expect(step.bodies == ["list"])
      #expect(step.operations.allSatisfy { $0.hasPrefix("move li") }, "seed \(seed)")
      #expect(step.operations.count == minimalMoves(from: shuffled, to: Array(0..<20)), "seed \(seed)")
    }
  }

  @Test("tree-scenario 45: a skipped child that showed nothing appears in its place", arguments: TestHosts.all)
  func lateChild(on kind: TestHost) throws {
    let isShown = Outside(false)
    let stage = Stage(Around(number: 1, isShown: isShown), on: kind)
    let skipped = stage.update(Around(number: 2, isShown: isShown))
    #expect(skipped.bodies == ["around"])
    let late = try #require(Stage<Around>.node(of: Late.self, in: skipped.update))
    isShown.value = true
    #expect(stage.tree.invalidate(late))
    let step = stage.flush()
    #expect(step.bodies == ["gate", "late"])
    #expect(step.operations == ["mount b#late before b#after"])
  }

  @Test(
    "tree-scenario 47: kept rows are not touched, and moves are the fewest", arguments: TestHosts.all,
    [
      ([7, 6, 5, 4, 3, 2, 1], 6), ([7, 2, 3, 4, 5, 6, 1], 2), ([1, 6, 3, 4, 5, 2, 7], 2), ([1, 2, 5, 4, 3, 6, 7], 2),
    ])
  func swaps(on kind: TestHost, swap: (order: [Int], moves: Int)) {
    let stage = Stage(ItemList(items: items(1...7)), on: kind)
    let step = stage.update(ItemList(items: items(swap.order)))
    #expect(step.bodies == ["list"])
    #expect(step.operations.count == swap.moves)
    #expect(step.operations.allSatisfy { $0.hasPrefix("move li") })
    #expect(Set(step.operations.map { $0.prefix(9) }).count == swap.moves)
    #expect(!step.operations.contains { $0.hasPrefix("move li#4") })
  }

  @Test("tree-scenario 49: rows without host nodes are not anchors", arguments: TestHosts.all)
  func placeholders(on kind: TestHost) {
    let stage = Stage(Nested(rows: []), on: kind)
    #expect(stage.update(Nested(rows: [.leaf(1)])).bodies == ["1"])
    let replaced = stage.update(Nested(rows: [.placeholder(1), .placeholder(2)]))
    #expect(replaced.bodies == [])
    #expect(replaced.operations == ["unmount b#1"])
    let filled = stage.update(Nested(rows: [.leaf(1), .leaf(2), .leaf(3)]))
    #expect(filled.bodies == ["1", "2", "3"])
    #expect(filled.operations == ["mount b#1", "mount b#2", "mount b#3"])
  }

  @Test("tree-scenario 49: a list within a list grows in the middle", arguments: TestHosts.all)
  func nestedLists(on kind: TestHost) {
    let stage = Stage(Nested(rows: [.leaf(1), .list(2, []), .leaf(3)]), on: kind)
    let grown = stage.update(Nested(rows: [.leaf(1), .list(2, [.leaf(21), .list(22, [.leaf(221)])]), .leaf(3)]))
    #expect(grown.bodies == ["21", "221"])
    #expect(grown.operations == ["mount b#21 before b#3", "mount b#221 before b#3"])
    let moved = stage.update(Nested(rows: [.list(2, [.list(22, [.leaf(221)]), .leaf(21)]), .leaf(3), .leaf(1)]))
    #expect(moved.bodies == [])
    #expect(moved.operations.allSatisfy { $0.hasPrefix("move") })
    #expect(moved.operations.count == 2)
  }

  @Test("tree-scenario 50: a host with additional children finds the position by the anchor")
  func hostOnlyChildren() {
    let host = SpacedHost()
    let tree = ViewTree(ItemList(items: items([1, 3])), host: host)
    tree.update(ItemList(items: items([1, 2, 3])))
    #expect(host.labels(below: host.node("ul")) == ["spacer", "li#1", "li#2", "li#3"])
    tree.update(ItemList(items: items([3, 2, 4, 1])))
    #expect(host.labels(below: host.node("ul")) == ["spacer", "li#3", "li#2", "li#4", "li#1"])
    #expect(host.labels(below: host.node("li#4")) == ["spacer", "'t4'"])
  }

  @Test("tree-scenario 53: a portal with equal content causes no patches", arguments: TestHosts.all)
  func portal(on kind: TestHost) {
    let stage = Stage(Dialogs(title: "a", content: "c"), on: kind)
    let sibling = stage.update(Dialogs(title: "b", content: "c"))
    #expect(sibling.bodies == ["dialogs"])
    #expect(sibling.operations == ["update 'b': text"])
    let inside = stage.update(Dialogs(title: "b", content: "d"))
    #expect(inside.operations == ["update b#d: attributes"])
    let target = stage.update(Dialogs(title: "b", content: "d", target: "bottom"))
    #expect(target.operations == ["update #portal: target"])
  }

  @Test("tree-scenario 54: of two descriptions given before the commit the last one wins", arguments: TestHosts.all)
  func lastWins(on kind: TestHost) {
    let onEvaluation = Outside<((String) -> Void)?>(nil)
    let stage = Stage(Asking(title: "a", onEvaluation: onEvaluation), on: kind)
    let tree = stage.tree
    var inner: [ViewUpdate] = []
    onEvaluation.value = { title in
      guard title == "b" else { return }
      inner.append(tree.update(Asking(title: "c", onEvaluation: onEvaluation)))
      inner.append(tree.update(Asking(title: "d", onEvaluation: onEvaluation)))
    }
    let bodies = Bodies()
    Bodies.$current.withValue(bodies) { _ = tree.update(Asking(title: "b", onEvaluation: onEvaluation)) }
    #expect(bodies.names == ["asking b", "b", "asking d", "d"])
    #expect(stage.host.takeOperations() == ["update b#b: attributes", "update b#d: attributes"])
    #expect(inner.map(\.patchCount) == [0, 0])
    onEvaluation.value = nil
    stage.update(Asking(title: "d", onEvaluation: onEvaluation))
  }

  @Test("tree-scenario 56: every host gets the same patches of the same update")
  func sameForAllHosts() {
    let seed: UInt64 = 56
    var random = SeededGenerator(seed: seed)
    let stages = TestHosts.all.map { Stage(ItemList(items: []), on: $0) }
    for _ in 0..<100 {
      let list = ItemList(
        items: items((1...12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))))
      let steps = stages.map { $0.update(list).operations }
      #expect(Set(steps).count == 1, "seed \(seed)")
    }
    #expect(Set(stages.map(\.host.text)).count == 1)
  }

  @Test(
    "tree-scenario 57: children are unmounted before their parents, and siblings in order", arguments: TestHosts.all)
  func unmountOrder(on kind: TestHost) {
    let stage = Stage(ItemList(items: items([1, 2])), on: kind)
    stage.update(ItemList(items: items([1, 2, 3])))
    let update = stage.tree.unmount()
    #expect(
      stage.host.takeOperations() == [
        "unmount 't1'", "unmount li#1", "unmount 't2'", "unmount li#2", "unmount 't3'", "unmount li#3", "unmount ul",
      ])
    #expect(update.summary.unmounted == 11)
    #expect(stage.host.text == "")
    #expect(stage.tree.nodeCount == 0)
    // The unmounted views are mounted again.
    let again = stage.update(ItemList(items: items([1])))
    #expect(again.operations == ["mount ul", "mount li#1", "mount 't1'"])
  }
}
