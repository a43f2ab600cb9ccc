import ComparisonSpecs
import Testing
import ViewTrees

/// User code that calls the tree while the tree is busy.
@Suite("User code that calls into its tree")
struct ReentrancyTests {
  /// Gives the values in a tree access to the tree.
  private final class TreeBox {
    var tree: ViewTree<Screen>?
    var call: ((ViewTree<Screen>) -> Void)?

    func run() {
      guard let tree, let call else { return }
      self.call = nil
      call(tree)
    }
  }

  private final class Token {
    let box: TreeBox
    init(_ box: TreeBox) { self.box = box }
    deinit { box.run() }
  }

  private enum Place { case nowhere, end, equality, body }

  private struct Probe: View, Equatable {
    let number: Int
    let token: Token?
    let box: TreeBox
    let place: Place

    static func == (lhs: Probe, rhs: Probe) -> Bool {
      if rhs.place == .equality { rhs.box.run() }
      return lhs.number == rhs.number
    }

    var body: some View {
      let _ = place == .body ? box.run() : ()
      Element("p", ["number": String(number)])
    }
  }

  private struct Screen: View {
    let number: Int
    private let probes: [Probe]

    init(_ number: Int, _ box: TreeBox, _ place: Place = .nowhere, count: Int = 3) {
      self.number = number
      probes = (0..<count).map {
        Probe(number: 10 * number + $0, token: place == .end ? Token(box) : nil, box: box, place: place)
      }
    }

    var body: some View {
      Element("screen", ["number": String(number)]) {
        ForEach(Array(probes.enumerated()), id: \.offset) { row in Element("row") { row.element } }
      }
    }
  }

  private static let nodes = (0..<20).map { NodeID(index: $0, generation: 0) }

  /// The requests to a busy tree.
  private static let calls: [(name: String, call: @Sendable (ViewTree<Screen>, TreeBox) -> Void)] = [
    ("update", { $0.update(Screen(7, $1)) }), ("flush", { tree, _ in tree.flush() }),
    ("unmount", { tree, _ in tree.unmount() }), ("decisions", { tree, _ in _ = tree.lastUpdate.decisions }),
    ("patches", { tree, _ in _ = tree.lastUpdate.patches }),
    ("mountPatches", { tree, _ in _ = tree.mountPatches }),
    ("invalidate", { tree, _ in for node in nodes { tree.invalidate(node) } }),
    (
      "currentView",
      { tree, _ in for node in nodes { _ = tree.currentView(of: node) } }
    ),
    (
      "send", { tree, _ in for node in nodes { tree.send(HostEvent("click"), to: node) } }
    ),
    ("reapply", { tree, _ in for node in nodes { tree.reapply(node) } }),
  ]

  @Test("a deinit, a == and a body may call anything on the tree, and it ends up right", arguments: calls.indices)
  func anything(index: Int) throws {
    let (name, call) = Self.calls[index]
    for place in [Place.end, .equality, .body] {
      for count in [3, 1, 0] {
        let box = TreeBox()
        let host = NaiveHost()
        host.takesSameViews = true
        let tree = ViewTree(Screen(1, box, place), host: host)
        box.tree = tree
        box.call = { tree in call(tree, box) }
        let update = tree.update(Screen(2, box, place, count: count))
        #expect(update.hostFailure == nil, "\(name) \(place) \(count)")
        box.call = nil
        let last = tree.update(Screen(3, box))
        #expect(last.hostFailure == nil, "\(name) \(place) \(count)")
        let fresh = NaiveHost()
        _ = ViewTree(Screen(3, box), host: fresh)
        #expect(host.picture == fresh.picture, "\(name) \(place) \(count)")
        box.tree = nil
      }
    }
  }

  @Test("a node that its own == invalidates is evaluated in the same update")
  func invalidationByEquality() throws {
    struct Root: View, Equatable {
      let version: Int
      let node: Inner
      // Comparing the root does not compare the node.
      static func == (lhs: Root, rhs: Root) -> Bool { lhs.version == rhs.version }
      var body: some View { node }
    }
    final class Model {
      var text = "old"
      var change: (() -> Void)?
    }
    struct Inner: View, Equatable {
      let model: Model
      static func == (lhs: Inner, rhs: Inner) -> Bool {
        lhs.model.change?()
        return true
      }
      var body: some View { Text(model.text) }
    }
    let model = Model()
    func root(_ version: Int) -> Root { Root(version: version, node: Inner(model: model)) }
    let decided = ViewTree.diff(from: root(0), to: root(1)).decisions
    let node = try #require(decided.first { $0.viewType is Inner.Type }).node
    // To list the fields that differ, a tree that records decisions would compare the node earlier.
    let tree = ViewTree(root(0), recordsDecisions: false)
    model.change = { [unowned tree] in
      model.text = "new"
      tree.invalidate(node)
    }
    let update = tree.update(root(1))
    #expect(update.patchCount == 1)
    model.change = nil
    #expect(tree.flush().patchCount == 0)
  }

  @Test("a body that updates its tree endlessly is stopped and reported (tree-scenario 68)")
  func endlessUpdates() throws {
    final class Counter {
      var tree: ViewTree<Endless>?
      var evaluations = 0
    }
    struct Endless: View {
      let number: Int
      let counter: Counter
      var body: some View {
        let _ = counter.evaluations += 1
        let isAsking = counter.evaluations < 1_000_000
        let _ = isAsking ? counter.tree?.update(Endless(number: number + 1, counter: counter)) : nil
        Text(String(number))
      }
    }
    let counter = Counter()
    let tree = ViewTree(Endless(number: 0, counter: counter))
    counter.tree = tree
    tree.update(Endless(number: 1, counter: counter))
    #expect(counter.evaluations < 1_000)
    let cycles = tree.lastUpdate.diagnostics.filter { if case .cycle = $0 { true } else { false } }
    #expect(cycles.count == 1)
    counter.tree = nil
    #expect(tree.update(Endless(number: 0, counter: counter)).diagnostics.isEmpty)
  }
}
