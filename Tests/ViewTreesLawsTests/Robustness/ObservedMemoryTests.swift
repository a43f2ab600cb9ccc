import Observation
import Testing
import ViewTrees

/// The memory of a tree and of the objects that it reads does not grow with the number of changes.
@Suite("Flat memory of observed views (tree-scenarios 72, 73)")
struct ObservedMemoryTests {
  @Observable
  final class Item: Identifiable {
    let id: Int
    var number = 0
    var other = 0
    init(_ id: Int) { self.id = id }
  }

  @Observable
  final class Model {
    var items: [Item] = []
    var isShown = true
  }

  private struct Row: View {
    let item: Item
    var body: some View { Text("\(item.number)") }
  }

  private struct Screen: View {
    let model: Model
    let item: Item
    var body: some View {
      ForEach(0..<100, id: \.self) { Element("p", ["number": "\($0)"]) { Text("text") } }
      Row(item: item)
      ForEach(model.items) { Row(item: $0) }
      ForEach(model.items) { item in
        Text("\(item.number)")
        Text("second")
      }
    }
  }

  static let cycles = Trials.isFull ? 1_000_000 : 100_000

  @Test("changing a property that one of some hundred nodes reads, again and again, does not grow the memory")
  func oneProperty() throws {
    let item = Item(0)
    let tree = ViewTree(Screen(model: Model(), item: item))
    let growth = try growth(of: tree, cycles: Self.cycles) { number in
      item.number = number
      return 1
    }
    #expect(growth == Growth())
    #expect(registrations(of: item) == 1)
    #expect(tree.unmount().summary.unmounted > 200)
    #expect(registrations(of: item) == 0)
  }

  @Test("changing one of 1,000 rows, each time another one, does not grow the memory")
  func rows() throws {
    let model = Model()
    model.items = (1...1_000).map(Item.init)
    let tree = ViewTree(Screen(model: model, item: Item(0)))
    let growth = try growth(of: tree, cycles: Self.cycles / 5) { number in
      model.items[number * 7 % 1_000].number = number
      return 2
    }
    #expect(growth == Growth())
    for item in model.items { #expect(registrations(of: item) == 2) }
  }

  @Test("mounting and unmounting rows of the same objects leaves one registration for each dependency")
  func mounting() throws {
    let model = Model()
    let items = (1...100).map(Item.init)
    model.items = items
    let tree = ViewTree(Screen(model: model, item: Item(0)))
    let live = tree.liveTrackingCount
    // Each cycle mounts and unmounts rows and evaluates others.
    let growth = try growth(of: tree, cycles: Self.cycles / 100) { number in
      model.items = Array(items[..<(number % 100)])
      items[0].number = number
      tree.flush()
      model.items = items
      items[number % 100].number = number + 1
      return nil
    }
    #expect(growth == Growth())
    #expect(tree.liveTrackingCount == live)
    for item in items { #expect(registrations(of: item) == 2) }
    #expect(registrations(of: model) == 1)
    tree.unmount()
    #expect(tree.liveTrackingCount == 0)
    for item in items { #expect(registrations(of: item) == 0) }
    #expect(registrations(of: model) == 0)
  }

  /// The increase between a tenth of the changes and the end.
  private struct Growth: Equatable {
    var bytes = 0
    var trackings = 0
    var nodes = 0
  }

  /// Makes a change and flushes, again and again, and checks the number of patches each time.
  private func growth(of tree: ViewTree<Screen>, cycles: Int, _ change: (Int) -> Int?) throws -> Growth {
    func measure() -> Growth {
      Growth(bytes: tree.memoryFootprint.total, trackings: tree.liveTrackingCount, nodes: tree.nodeCount)
    }
    var start = Growth()
    var wrong = 0
    for number in 1...cycles {
      let expected = change(number)
      let count = tree.flush().patchCount
      if let expected, count != expected { wrong += 1 }
      if number == cycles / 10 { start = measure() }
    }
    #expect(wrong == 0)
    let end = measure()
    return Growth(
      bytes: end.bytes - start.bytes, trackings: end.trackings - start.trackings, nodes: end.nodes - start.nodes)
  }
}
