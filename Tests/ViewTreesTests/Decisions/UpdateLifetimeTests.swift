import TestSupport
import Testing
import ViewTrees

@Suite("A kept update does not change")
struct UpdateLifetimeTests {
  private func texts(_ update: ViewUpdate) -> [String] {
    update.patches.map(\.description) + update.decisions.map(\.description)
      + [update.summary.description, "\(update.patchCount)"]
  }

  @Test("when the tree is updated again, or deallocated")
  func heldUpdates() {
    let seed: UInt64 = 3
    var random = SeededGenerator(seed: seed)
    var held: [(update: ViewUpdate, texts: [String])] = []
    var hadPatches = 0
    do {
      let tree = ViewTree(ItemList(items: items(1...5)))
      held.append((tree.lastUpdate, texts(tree.lastUpdate)))
      for round in 0..<50 {
        let ids = (1...9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
        let update = tree.update(ItemList(items: ids.map { Item($0, "\($0 % 3) \(round / 10)") }))
        held.append((update, texts(update)))
        hadPatches += update.patchCount
      }
      for (update, before) in held { #expect(texts(update) == before, "seed \(seed)") }
    }
    for (update, before) in held { #expect(texts(update) == before, "seed \(seed)") }
    #expect(hadPatches > 100)
  }

  @Test("whether it was read before the next update or not")
  func lateQuestion() {
    func run(asksAtOnce: Bool) -> [[String]] {
      let tree = ViewTree(ItemList(items: items(1...3)))
      var updates: [ViewUpdate] = []
      var early: [[String]] = []
      for ids in [[3, 1], [1, 2, 3], [], [1]] {
        let update = tree.update(ItemList(items: items(ids)))
        if asksAtOnce { early.append(texts(update)) } else { updates.append(update) }
      }
      return asksAtOnce ? early : updates.map(texts)
    }
    #expect(run(asksAtOnce: true) == run(asksAtOnce: false))
  }

  @Test("when the tree handles an event")
  func lastUpdateAfterEvent() throws {
    let tree = ViewTree(ItemList(items: items(1...3)))
    let node = try #require(tree.mountPatches.last?.node)
    tree.update(ItemList(items: items([1, 3])))
    let summary = tree.lastUpdate.summary
    #expect(summary.unmounted > 0)
    #expect(tree.send(HostEvent("click"), to: node) == .unhandled)
    #expect(tree.lastUpdate.summary == summary)
    #expect(tree.flush().summary == UpdateSummary())
    #expect(tree.lastUpdate.summary == UpdateSummary())
  }

  @Test("and every run makes the same decisions")
  func determinism() {
    func run() -> [String] {
      let tree = ViewTree(ItemList(items: items(0..<50)))
      var random = SeededGenerator(seed: 9)
      return (0..<20).flatMap { _ in
        texts(tree.update(ItemList(items: items((0..<60).shuffled(using: &random).prefix(40)))))
      }
    }
    #expect(run() == run())
  }
}
