import BenchmarkKit
import BenchmarkTrees
import Foundation
import ViewTrees

/// A chain of a million nodes, on a thread with a stack of 512 KB; the answer is the number of nodes.
func longChain() -> [BenchmarkCase] {
  [
    BenchmarkCase("chain/time for each node/512 KB of stack", reference: "mount", unit: "ns") {
      let times = ChainTimes()
      return [
        Competitor("mount") { length in
          times.measure(length)
          return (times.mount, times.nodes)
        },
        Competitor("update") { _ in (times.update, times.nodes) },
        Competitor("unmount") { _ in (times.unmount, times.nodes) },
      ]
    }
  ]
}

/// The time to handle a chain, in nanoseconds a node.
private final class ChainTimes: @unchecked Sendable {
  private(set) var nodes = 0
  private(set) var mount = 0.0
  private(set) var update = 0.0
  private(set) var unmount = 0.0

  /// Mounts a chain, changes it, and unmounts it.
  func measure(_ length: Int) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      run(length)
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
  }

  private func run(_ length: Int) {
    let start = ThreadClock.now()
    let tree = ViewTree(SpecifiedLink(depth: length, value: 0))
    let mounted = ThreadClock.now()
    nodes = tree.nodeCount
    tree.update(SpecifiedLink(depth: length, value: 1))
    let updated = ThreadClock.now()
    tree.unmount()
    let unmounted = ThreadClock.now()
    mount = (mounted - start) / Double(length)
    update = (updated - mounted) / Double(length)
    unmount = (unmounted - updated) / Double(length)
  }
}
