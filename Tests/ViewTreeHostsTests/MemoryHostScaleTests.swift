import Synchronization
import TestSupport
import Testing
import ViewTreeHosts
import ViewTrees

@Suite("MemoryHost at scale")
struct MemoryHostScaleTests {
  @Test("Random patches give the same tree as plain lists of names")
  func randomly() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    for round in 0..<20 {
      var random = RandomPatches(seed: seed &+ UInt64(round))
      let host = MemoryHost(isLogging: false)
      let html = HTMLHost()
      for number in 1...40 {
        let commit = Commit(number: number, isFullMount: number == 1, patches: random.next(12))
        try host.apply(commit)
        try html.apply(commit)
        guard host.description == random.tree.text, html.tree == host.tree else {
          Issue.record("seed \(seed), round \(round), commit \(number):\n\(host)\n---\n\(random.tree.text)")
          return
        }
        #expect(host.tree.count == random.tree.views.count)
        let fresh = MemoryHost(isLogging: false)
        try fresh.apply(host.tree.mountPatches())
        #expect(fresh == host, "seed \(seed), round \(round), commit \(number)")
      }
    }
  }

  @Test("A chain of 1,000,000 nodes is mounted, compared, printed, rendered and freed on a stack of 512 KB")
  func depth() {
    let depth: UInt32 = 1_000_000
    let results = Mutex<[String]>([])
    onThread(stackSize: 512 * 1024) {
      do {
        var one = HostTree()
        for index in 0..<depth { try one.apply(mount(index, "b", in: index == 0 ? nil : index - 1)) }
        let same = one
        var other = one
        try other.apply(update(depth - 1, "u"))
        let comparisons = [one == same, one == other]
        let lines = one.description.split(separator: "\n")
        let host = HTMLHost()
        // Deep enough that any recursion overflows the stack.
        try host.apply((0..<100_000).map { mount($0, "b", in: $0 == 0 ? nil : $0 - 1) })
        let html = host.html
        try one.apply(move(depth - 1, in: 0))
        let isMovable = (try? one.apply(move(1, in: depth - 2))) != nil
        for index in (1..<depth).reversed() { try one.apply(unmount(index)) }
        results.withLock {
          $0 = [
            "\(comparisons)", "\(lines.count)",
            String(lines[33].drop { $0 == " " }), String(lines.last?.drop { $0 == " " } ?? ""), "\(html.utf8.count)",
            "\(isMovable)", one.description,
          ]
        }
      } catch {
        results.withLock { $0 = ["\(error)"] }
      }
    }
    #expect(
      results.withLock { $0 } == ["[true, false]", "1000000", "[33] b", "[999999] b", "700000", "false", "b"])
  }

  @Test("Moves deep in a tree are checked correctly without walking up each time (found-case 53)")
  func deepMoves() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let depth: UInt32 = 2_000
    var tree = HostTree()
    var parents: [UInt32: UInt32] = [:]
    for index in 0..<depth {
      try tree.apply(mount(index, "b", in: index == 0 ? nil : index - 1))
      parents[index] = index == 0 ? nil : index - 1
    }
    var refusals = 0
    for round in 0..<6_000 {
      let (node, parent) = (UInt32(generator.below(Int(depth))), UInt32(generator.below(Int(depth))))
      var ancestor: UInt32? = parent
      while let next = ancestor, next != node { ancestor = parents[next] }
      let isTaken = (try? tree.apply(move(node, in: parent))) != nil
      #expect(isTaken == (ancestor == nil), "seed \(seed), round \(round)")
      if isTaken { parents[node] = parent } else { refusals += 1 }
    }
    #expect(refusals > 100, "seed \(seed)")
    for (node, parent) in parents {
      #expect(tree.parent(of: NodeID(index: node, generation: 0))?.index == parent, "seed \(seed)")
    }
  }

  @Test("A hundred thousand moves at the end of a chain of as many nodes do not walk up each time (found-case 53)")
  func hostileMoves() throws {
    let depth: UInt32 = 100_000
    var tree = HostTree()
    for index in 0..<depth { try tree.apply(mount(index, "b", in: index == 0 ? nil : index - 1)) }
    try tree.apply(mount(depth, "i"))
    // Without a shortcut each move would walk up the whole chain.
    for round in 0..<depth {
      try tree.apply(move(depth, in: depth - 1 - round % 3))
      #expect((try? tree.apply(move(round % 7, in: depth))) == nil)
    }
    for index in (0...depth).reversed() { try tree.apply(unmount(index)) }
    #expect(tree.count == 0)
  }
}
