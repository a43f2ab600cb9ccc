import Synchronization
import TestSupport
import Testing
import ViewTrees

@Suite("MemoryHost at scale")
struct MemoryHostScaleTests {
  @Test("Random patches give what plain lists of names give")
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
        // Deep enough for any recursion to fail.
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
}
