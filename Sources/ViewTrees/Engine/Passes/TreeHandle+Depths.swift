extension __TreeHandle {
  /// The number of nodes above each of some nodes.
  ///
  /// - Complexity: O(*k* + *v*) for *k* nodes with *v* distinct nodes above them. Most trees are shallow, where a few
  ///   steps up are faster than a table, so depths are stored only after many steps.
  func depths(of nodes: [NodeID]) -> [Int] {
    var stepsLeft = 64 * nodes.count + 4096
    var known: [Int32: Int] = [:]
    return nodes.map { id in
      let start = node(named: id)
      var node = start
      var steps = 0
      while node.exists, stepsLeft > 0 {
        node = self[node].pointee.parent
        steps += 1
        stepsLeft -= 1
      }
      return node.exists ? steps + depth(of: node, &known) : steps
    }
  }

  private func depth(of start: __NodeReference, _ known: inout [Int32: Int]) -> Int {
    var path: [Int32] = []
    var node = start
    while node.exists, known[node.index] == nil {
      path.append(node.index)
      node = self[node].pointee.parent
    }
    var depth = node.exists ? known[node.index] ?? 0 : 0
    for index in path.reversed() {
      depth += 1
      known[index] = depth
    }
    return depth
  }
}
