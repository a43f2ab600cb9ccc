import ViewTrees

extension HostTree {
  /// Visits a node and everything below it in document order, without recursion.
  ///
  /// - Parameters:
  ///   - root: The node to start with.
  ///   - enter: A closure that is called before the children of a node are visited, with the depth of the node below
  ///     the root. It returns whether to visit them.
  ///   - leave: A closure that is called after the children of a node, or after `enter` if they are not visited.
  func walk(_ root: Position, enter: (Slot, Int) -> Bool, leave: (Slot) -> Void) {
    var position = root
    var depth = 0
    while true {
      let slot = slots[Int(position)]
      if enter(slot, depth), slot.first != Self.none {
        position = slot.first
        depth += 1
        continue
      }
      // Everything below `position` was visited. Go up to the nearest node that has a next sibling.
      leave(slot)
      while position != root, slots[Int(position)].next == Self.none {
        position = slots[Int(position)].parent
        depth -= 1
        leave(slots[Int(position)])
      }
      if position == root { return }
      position = slots[Int(position)].next
    }
  }
}

extension HostTree {
  /// Visits the positions of all nodes, parents before their children, without recursion.
  ///
  /// - Parameter visit: A closure that is called with each position. If it throws, the walk ends.
  /// - Throws: The error of `visit`.
  func forEachPosition<Failure: Error>(_ visit: (Position) throws(Failure) -> Void) throws(Failure) {
    for list in [Self.flow, Self.portals] {
      var position = slots[Int(list)].first
      while position != Self.none {
        try visit(position)
        if slots[Int(position)].first != Self.none {
          position = slots[Int(position)].first
          continue
        }
        while position != list, slots[Int(position)].next == Self.none { position = slots[Int(position)].parent }
        position = position == list ? Self.none : slots[Int(position)].next
      }
    }
  }
}

extension HostTree: CustomStringConvertible {
  /// The tree as text: one line for each node, indented by two spaces for each level, with the portals last.
  ///
  /// Lines below the level ``deepestIndentation`` are indented no further and begin with their level in brackets.
  /// Otherwise the text of a deep chain would grow with the square of its depth.
  public var description: String { text(namingNodes: false) }

  /// The level at which the indentation of ``description`` ends.
  public static var deepestIndentation: Int { 32 }

  /// Returns the tree as ``description`` writes it, optionally with the IDs of the nodes.
  ///
  /// - Parameter namingNodes: Whether each line begins with the ID of its node, such as `12.0`.
  /// - Returns: The text, without a line break at the end.
  /// - Complexity: O(*n*) for *n* nodes.
  public func text(namingNodes: Bool) -> String {
    var text = ""
    var isFirst = true
    for root in roots {
      walk(root) { slot, depth in
        // Not `text.isEmpty`: the first line may be empty, because a name may be.
        if !isFirst { text += "\n" }
        isFirst = false
        text += String(repeating: "  ", count: min(depth, Self.deepestIndentation))
        if depth > Self.deepestIndentation { text += "[\(depth)] " }
        if namingNodes { text += "\(slot.node) " }
        text += slot.view.description
        return true
      } leave: { _ in
      }
    }
    return text
  }
}
