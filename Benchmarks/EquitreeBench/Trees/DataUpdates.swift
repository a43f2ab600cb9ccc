import BenchmarkKit
import BenchmarkTrees
import ViewTrees

func dataCaseName(_ shape: DataShape) -> String { "plain data/separately built/\(shape.rawValue)" }

/// Trees of plain data that were built apart, against a compare of node with node.
///
/// The answer counts the differences beyond those that were made: none.
func dataUpdates(_ shape: DataShape) -> BenchmarkCase {
  BenchmarkCase(dataCaseName(shape), reference: TreeCompetitor.bareLoop, effort: 0.6) {
    let nodes = shape.make().nodeCount
    let equal = (0..<3).map { _ in shape.make() }
    let changed = (0..<3).map { version in
      var node = shape.make()
      node.changeLeaf(version)
      return node
    }
    let sharing = (0..<3).map { version in
      var node = equal[0]
      node.changeLeaf(version)
      return node
    }
    return [
      bareCompare(equal, nodes),
      updates(TreeCompetitor.tree, of: equal, nodes, changes: 0),
      updates(TreeCompetitor.oneLeaf, of: changed, nodes, changes: 1),
      updates(TreeCompetitor.sharedStorage, of: sharing, nodes, changes: 1),
    ]
  }
}

private func bareCompare(_ versions: [DataNode], _ nodes: Int) -> Competitor {
  let storage = StoredPairs(versions, [versions[2], versions[0], versions[1]])
  var position = -1
  return Competitor(TreeCompetitor.bareLoop, operations: nodes) {
    position = (position + 1) % 3
    return DataNode.countDifferences(storage.old + position, storage.new + position)
  }
}

private func updates(_ name: String, of versions: [DataNode], _ nodes: Int, changes: Int) -> Competitor {
  let tree = ViewTree(versions[2])
  var position = -1
  return Competitor(name, operations: nodes) {
    position = (position + 1) % 3
    return tree.update(versions[position]).patchCount - changes
  }
}
