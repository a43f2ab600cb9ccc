import BenchmarkTrees
import Testing
import ViewTrees

@Suite("Plain data of the benchmarks")
struct DataTreeTests {
  @Test("every shape has about ten thousand nodes, and two built apart are equal", arguments: DataShape.allCases)
  func shapes(_ shape: DataShape) {
    var first = shape.make()
    var second = shape.make()
    #expect((8_000...12_000).contains(first.nodeCount))
    #expect(first.nodeCount == second.nodeCount)
    if shape == .deep { #expect(first.nodeCount == DataShape.deepNodeCount) }
    #expect(DataNode.countDifferences(&first, &second) == 0)
    second.changeLeaf(1)
    #expect(DataNode.countDifferences(&first, &second) == 1)
  }

  @Test("a tree finds the one leaf that changed, with and without sharing the rest", arguments: DataShape.allCases)
  func updates(_ shape: DataShape) {
    let data = shape.make()
    let tree = ViewTree(data)
    #expect(tree.update(shape.make()).patchCount == 0)
    var rebuilt = shape.make()
    rebuilt.changeLeaf(1)
    #expect(tree.update(rebuilt).patchCount == 1)
    var sharing = rebuilt
    sharing.changeLeaf(2)
    let update = tree.update(sharing)
    #expect(update.patchCount == 1)
    #expect(tree.update(sharing).summary.evaluated == 0)
  }

  @Test("identities, labels and numbers of children count as differences")
  func differences() {
    var node = DataNode(id: 1, label: "a", children: [DataNode(id: 1, label: "b")])
    for change in [{ $0.id = 2 }, { $0.label = "c" }, { $0.children = [] }] as [(inout DataNode) -> Void] {
      var other = node
      change(&other)
      #expect(DataNode.countDifferences(&node, &other) == 1)
    }
  }
}
