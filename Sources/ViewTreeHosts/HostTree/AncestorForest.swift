/// A link-cut forest, which answers quickly which root a node is below, in trees of any depth that change.
///
/// The forest divides every tree into paths. Each path is a splay tree ordered by depth. A node that was accessed
/// recently is near the top of its splay tree, so that operations take amortized O(log *n*) each.
///
/// `up` is the parent in the splay tree. The top of a splay tree has no parent there: its `up` is the node above the
/// first node of the path, which does not have it as `left` or `right`.
struct AncestorForest: Sendable {
  typealias Position = HostTree.Position

  private struct Links {
    var up = HostTree.none
    /// The nodes of the path that are above in the tree are on the left, those below on the right.
    var left = HostTree.none
    var right = HostTree.none
  }

  private var links: [Links]

  /// Makes a forest of nodes with these parents, each in a separate path.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  init(parents: some Sequence<Position>) { links = parents.map { Links(up: $0) } }

  /// Links a node, which is the root of its tree, below another.
  mutating func link(_ node: Position, below parent: Position) {
    while links.count <= Int(node) { links.append(Links()) }
    access(node)
    assert(links[Int(node)].left == HostTree.none, "linking a node that has a parent")
    links[Int(node)].up = parent
  }

  /// Makes a node, with everything below it, a separate tree.
  mutating func cut(_ node: Position) {
    access(node)
    let above = links[Int(node)].left
    guard above != HostTree.none else { return }
    links[Int(above)].up = HostTree.none
    links[Int(node)].left = HostTree.none
  }

  /// Returns the root of the tree that contains a node.
  mutating func root(of node: Position) -> Position {
    access(node)
    var root = node
    while links[Int(root)].left != HostTree.none { root = links[Int(root)].left }
    // Splaying the root shortens the path that was just walked, which keeps the amortized bound.
    splay(root)
    return root
  }

  /// Makes the nodes from the root to a node one path, with this node at the top of the splay tree.
  private mutating func access(_ node: Position) {
    var below = HostTree.none
    var position = node
    while position != HostTree.none {
      splay(position)
      links[Int(position)].right = below
      below = position
      position = links[Int(position)].up
    }
    splay(node)
  }

  private func isTop(_ position: Position) -> Bool {
    let up = links[Int(position)].up
    return up == HostTree.none || (links[Int(up)].left != position && links[Int(up)].right != position)
  }

  private mutating func splay(_ position: Position) {
    while !isTop(position) {
      let up = links[Int(position)].up
      if !isTop(up) {
        let isStraight = (links[Int(links[Int(up)].up)].left == up) == (links[Int(up)].left == position)
        rotate(isStraight ? up : position)
      }
      rotate(position)
    }
  }

  private mutating func rotate(_ position: Position) {
    let up = links[Int(position)].up
    let top = links[Int(up)].up
    let isUpTop = isTop(up)
    let inner: Position
    if links[Int(up)].left == position {
      inner = links[Int(position)].right
      links[Int(up)].left = inner
      links[Int(position)].right = up
    } else {
      inner = links[Int(position)].left
      links[Int(up)].right = inner
      links[Int(position)].left = up
    }
    if inner != HostTree.none { links[Int(inner)].up = up }
    links[Int(up)].up = position
    links[Int(position)].up = top
    guard !isUpTop else { return }
    if links[Int(top)].left == up { links[Int(top)].left = position } else { links[Int(top)].right = position }
  }
}
