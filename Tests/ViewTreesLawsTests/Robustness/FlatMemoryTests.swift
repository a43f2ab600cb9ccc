import Testing
import ViewTrees

/// The memory of a tree does not grow with the number of its updates.
@Suite("Flat memory (tree-scenarios 72, 73)")
struct FlatMemoryTests {
  private struct Row: View {
    let number: Int
    let action: () -> Void
    var body: some View { Element("p", ["number": String(number)]).on("click", action) }
  }

  @Test("100,000 evaluations of one node do not grow the storage")
  func oneNode() {
    struct Root: View {
      let number: Int
      var body: some View { Row(number: number) {} }
    }
    let tree = ViewTree(Root(number: 0))
    for number in 0..<100 { tree.update(Root(number: number)) }
    let bytes = tree.memoryFootprint.total
    for number in 0..<100_000 { tree.update(Root(number: number)) }
    #expect(tree.memoryFootprint.total == bytes)
  }

  @Test("lists that shrink and grow, types that change, invalidations and events do not grow the storage")
  func everything() throws {
    struct Root: View {
      let step: Int
      var body: some View {
        ForEach((0..<(step % 17)).map { ($0 * 7 + step) % 40 }, id: \.self) { number in
          Row(number: number) {}
          Text(String(step))
        }
        AnyView(step % 2 == 0 ? AnyView(Text("x")) : AnyView(Row(number: step) {}))
        if step % 3 == 0 { Row(number: step) {} }
      }
    }
    let tree = ViewTree(Root(step: 0))
    func run() {
      for step in 0..<2_000 {
        let update = tree.update(Root(step: step))
        if let node = update.decisions.last?.node {
          tree.invalidate(node)
          tree.send(HostEvent("click"), to: node)
        }
        tree.flush()
      }
    }
    run()
    let bytes = tree.memoryFootprint.total
    for _ in 0..<5 { run() }
    #expect(tree.memoryFootprint.total == bytes)
    #expect(bytes > 0)
  }
}
