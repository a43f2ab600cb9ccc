/// Which node is above which, in trees of any depth that change.
///
/// A link-cut forest: every tree is kept as paths, each of which is a splay tree ordered by depth. What was asked for last
/// is near the top of its splay tree, so that any sequence of operations takes O(log *n*) each on average.
///
/// In a splay tree `up` is the parent; from its root it is the node above the first of the path, which does not know of
/// it as a child.
struct AncestorForest: Sendable {
  typealias Position = HostTree.Position

  private struct Links {
    var up = HostTree.none
    /// What is above in the tree is on the left, what is below on the right.
    var left = HostTree.none
    var right = HostTree.none
  }

  private var links: [Links]

  /// Makes a forest of nodes with the parents that they have; each is a separate path.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  init(parents: some Sequence<Position>) { links = parents.map { Links(up: $0) } }

  /// Puts a node that is the root of its tree below another.
  mutating func link(_ node: Position, below parent: Position) {
    while links.count <= Int(node) { links.append(Links()) }
    access(node)
    assert(links[Int(node)].left == HostTree.none, "a node is linked that has a parent")
    links[Int(node)].up = parent
  }

  /// Makes a node the root of a separate tree, with all below it.
  mutating func cut(_ node: Position) {
    access(node)
    let above = links[Int(node)].left
    guard above != HostTree.none else { return }
    links[Int(above)].up = HostTree.none
    links[Int(node)].left = HostTree.none
  }

  /// The root of the tree that a node is in.
  mutating func root(of node: Position) -> Position {
    access(node)
    var root = node
    while links[Int(root)].left != HostTree.none { root = links[Int(root)].left }
    // The long way down is paid for by making it short.
    splay(root)
    return root
  }

  /// Makes the way from the root to a node one path, with the node at the top of its splay tree.
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
