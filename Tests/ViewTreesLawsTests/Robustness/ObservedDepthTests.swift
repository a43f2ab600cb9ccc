import Observation
import Synchronization
import TestSupport
import Testing
import ViewTrees

/// Long chains of views that all read one property.
@Suite("Depth of observed views (tree-scenario 75)")
struct ObservedDepthTests {
  private static let depth = 100_000

  @Observable
  final class Model: @unchecked Sendable {
    // Unchecked: only the thread that the test waits for uses it.
    var number = 0
  }

  final class Order: @unchecked Sendable {
    // Unchecked for the same reason.
    var depths: [Int] = []
  }

  private struct Link: View {
    let depth: Int
    let model: Model
    let order: Order

    @ViewBuilder var body: ConditionalView<Link, Text> {
      let _ = order.depths.append(depth)
      let number = model.number
      if depth > 0 { Link(depth: depth - 1, model: model, order: order) } else { Text("\(number)") }
    }
  }

  @Test("one change evaluates a whole chain, parents first and once each, on a small stack")
  func chain() {
    let depth = Self.depth
    let model = Model()
    let order = Order()
    let found = Mutex<[Int]>([])
    onThread(stackSize: 512 * 1024) {
      let tree = ViewTree(Link(depth: depth, model: model, order: order), recordsDecisions: false)
      var counts = [tree.liveTrackingCount]
      for number in 1...2 {
        order.depths = []
        model.number = number
        counts.append(tree.flush().patchCount)
        counts.append(order.depths == (0...depth).reversed() ? 1 : 0)
      }
      counts.append(tree.unmount().patchCount)
      counts.append(tree.liveTrackingCount)
      found.withLock { $0 = counts }
    }
    #expect(found.withLock { $0 } == [depth + 1, 1, 1, 1, 1, 1, 0])
    #expect(registrations(of: model) == 0)
  }

  @Test("a chain that was never unmounted is deallocated on a small stack")
  func givingUp() {
    let model = Model()
    let order = Order()
    onThread(stackSize: 512 * 1024) { _ = ViewTree(Link(depth: Self.depth, model: model, order: order)) }
    #expect(registrations(of: model) == 0)
  }
}
