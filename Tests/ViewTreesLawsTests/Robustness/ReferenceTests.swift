import ComparisonSpecs
import TestSupport
import Testing
import ViewTrees

/// Objects that view values hold: each is released once, as soon as no current value holds it.
@Suite("Objects in view values")
struct ReferenceTests {
  /// Counts the tokens that are alive.
  final class Census {
    var alive = 0
    var made = 0
    var ended = 0
  }

  final class Token {
    private let census: Census
    init(_ census: Census) {
      self.census = census
      census.alive += 1
      census.made += 1
    }
    deinit {
      census.alive -= 1
      census.ended += 1
    }
  }

  /// A key that holds an object.
  struct Key: Hashable {
    let number: Int
    let token: Token
    static func == (lhs: Key, rhs: Key) -> Bool { lhs.number == rhs.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  struct Item: Equatable {
    let key: Key
    let value: Int
  }

  @AutoEquatable
  struct Composite: View {
    let value: Int
    @AutoIgnored let token: Token
    let action: () -> Void
    var body: some View { Element("p", ["value": String(value)]).on("click", action) }
  }

  struct Reflected: View {
    let value: Int
    let token: Token
    let handler: Handler<Int>
    var body: some View { Text(String(value)) }
  }

  @AutoEquatable
  struct Host: HostView {
    let value: Int
    @AutoIgnored let token: Token
    var attributes: Attributes { ["value": String(value)] }
  }

  /// A view with objects in every place that a tree keeps.
  struct Everything: View {
    let census: Census
    let step: Int
    let rows: [Int]

    private func token() -> Token { Token(census) }

    private func composite(_ value: Int) -> Composite {
      let token = token()
      return Composite(value: value, token: self.token()) { _ = token }
    }

    private func reflected(_ value: Int) -> Reflected {
      let token = token()
      return Reflected(value: value, token: self.token(), handler: Handler { _ in _ = token })
    }

    private var items: [Item] { rows.map { Item(key: Key(number: $0, token: token()), value: $0 / 3) } }

    private var erased: AnyView {
      switch step % 3 {
      case 0: AnyView(composite(step))
      case 1: AnyView(Host(value: step, token: token()))
      default: AnyView(Element("x") { reflected(step) })
      }
    }

    var body: some View {
      composite(0)
      reflected(step / 2)
      if step % 2 == 0 { Host(value: step, token: token()) } else { composite(step) }
      if step % 5 != 0 { composite(step) }
      erased
      composite(1).id(Key(number: step / 4, token: token()))
      Portal(to: "top") { Host(value: step / 3, token: token()) }
      ForEach(items, id: \.key) { item in
        composite(item.value)
        Host(value: step, token: token())
      }
      ForEach(items, id: \.key) { composite($0.value) }
      ForEach(items, id: \.key, memoizing: true) { item in composite(item.value) }
    }
  }

  private static func rows(_ step: Int) -> [Int] {
    var generator = SeededGenerator(seed: UInt64(step))
    // Some keys repeat.
    return (0..<generator.below(8)).map { _ in generator.below(10) }
  }

  @Test(
    "are all released with the tree, after updates, rebuilds, moves and changes of type")
  func released() {
    for unmounts in [false, true] {
      let census = Census()
      var tree: ViewTree<Everything>? = ViewTree(Everything(census: census, step: 0, rows: Self.rows(0)))
      for step in 1...2_000 {
        let update = tree!.update(Everything(census: census, step: step, rows: Self.rows(step)))
        if step % 7 == 0, let node = update.patches.last?.node { tree!.send(HostEvent("click"), to: node) }
      }
      if unmounts {
        tree!.unmount()
        #expect(census.alive == 0, "after unmounting")
      }
      tree = nil
      #expect(census.alive == 0)
      #expect(census.made == census.ended && census.made > 10_000)
    }
  }

  @Test("do not accumulate over 10,000 updates")
  func flat() {
    let census = Census()
    let tree = ViewTree(Everything(census: census, step: 0, rows: [1, 2, 3]))
    tree.update(Everything(census: census, step: 60, rows: [1, 2, 3]))
    let alive = census.alive
    let nodes = tree.nodeCount
    for step in 0...10_000 { tree.update(Everything(census: census, step: step, rows: Self.rows(step % 50))) }
    tree.update(Everything(census: census, step: 0, rows: [1, 2, 3]))
    tree.update(Everything(census: census, step: 60, rows: [1, 2, 3]))
    #expect(census.alive == alive)
    #expect(tree.nodeCount == nodes)
  }

  @Test("of a previous value are released by the next update (tree-scenario 73)")
  func olderDescriptions() {
    final class Box { weak var token: Token? }
    struct Root: View {
      let step: Int
      let token: Token
      var body: some View {
        Composite(value: step, token: token) {}
        Element("p", ["step": String(step)]) { Host(value: step, token: token) }.on("click") { [token] in _ = token }
        AnyView(Composite(value: 0, token: token) {})
        ForEach([token], id: \.self) { token in Composite(value: 0, token: token) {} }
      }
    }
    let census = Census()
    var boxes: [Box] = []
    func root(_ step: Int) -> Root {
      let token = Token(census)
      let box = Box()
      box.token = token
      boxes.append(box)
      return Root(step: step, token: token)
    }
    let tree = ViewTree(root(0))
    for step in 1...20 {
      let held = tree.update(root(step))
      #expect(boxes.last?.token != nil)
      #expect(boxes.dropLast().allSatisfy { $0.token == nil }, "step \(step)")
      #expect(held.patchCount > 0)
    }
    tree.unmount()
    #expect(boxes.allSatisfy { $0.token == nil })
  }
}

extension ReferenceTests.Token: Hashable {
  static func == (lhs: ReferenceTests.Token, rhs: ReferenceTests.Token) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
