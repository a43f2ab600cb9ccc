/// An error that a host found in a call that it checked.
///
/// The hosts of this library throw it if patches do not fit what they show: because of a faulty differ, lost commits,
/// or outdated node IDs.
public enum HostError: Error, Hashable, Sendable {
  /// A node is referred to that was never mounted.
  case unknownNode(NodeID)
  /// A node is referred to that was unmounted.
  case deadNode(NodeID)
  /// A node is mounted while a node of the same index is.
  case alreadyMounted(NodeID, as: NodeID)
  /// A node is mounted under the name of one that was unmounted.
  case nameUsedAgain(NodeID)
  /// The sibling to insert before is not among the children of the parent; nil is the top level.
  case anchorElsewhere(NodeID, parent: NodeID?)
  /// A node would be placed before itself.
  case beforeItself(NodeID)
  /// A node would be moved below itself.
  case intoItself(NodeID, parent: NodeID)
  /// A node is given a child, but is a piece of text.
  case parentIsText(NodeID)
  /// A node becomes a piece of text while it has children.
  case textHasChildren(NodeID)
  /// A node is unmounted before its children.
  case hasChildren(NodeID, first: NodeID)
  /// A portal would be placed below a node.
  case portalBelow(NodeID)
  /// A portal replaces a view that is not a portal, or such a view replaces a portal.
  case portalInOrOut(NodeID)
  /// A patch or an end of a commit comes while no commit is open.
  case noCommit
  /// A commit begins while another is open.
  case commitOpen(number: Int)
  /// A commit does not follow the one before it.
  case commitOutOfOrder(number: Int, expected: Int)
  /// A commit ends with a different description than it began with.
  case otherCommit(number: Int, open: Int)
  /// A commit ends after fewer or more patches than it announced.
  case patchCount(Int, announced: Int)
  /// A commit arrives after a call failed, and it is not a full mount.
  case failedBefore
}

extension HostError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknownNode(let node): "node \(node) is not mounted and never was: mount it before referring to it"
    case .deadNode(let node): "node \(node) was unmounted: refer to mounted nodes only"
    case .alreadyMounted(let node, let other):
      node == other
        ? "node \(node) is mounted already: update or move it"
        : "node \(node) cannot be mounted while \(other) has its index: unmount that one first"
    case .nameUsedAgain(let node):
      "the name \(node) belonged to a node that was unmounted: give the new node another generation"
    case .anchorElsewhere(let anchor, let parent):
      "node \(anchor) is no child of \(parent.map { "node \($0)" } ?? "the top level"): "
        + "a node goes before one of its siblings"
    case .beforeItself(let node): "node \(node) cannot be moved before itself: leave it where it is"
    case .intoItself(let node, let parent): "node \(node) cannot be moved into \(parent), which is below it"
    case .parentIsText(let node): "node \(node) is a piece of text and has no children"
    case .textHasChildren(let node): "node \(node) cannot become a piece of text: unmount its children first"
    case .hasChildren(let node, let child): "node \(node) still has children, such as \(child): unmount them first"
    case .portalBelow(let node): "a portal cannot be below node \(node): mount it at the top level"
    case .portalInOrOut(let node):
      "node \(node) cannot become a portal or cease to be one: mount another node for it"
    case .noCommit: "no commit is open: begin one first"
    case .commitOpen(let number): "commit \(number) is still open: end it first"
    case .commitOutOfOrder(let number, let expected):
      "commit \(number) was handed over where \(expected) was due: some were lost, so mount the tree again"
    case .otherCommit(let number, let open): "commit \(number) ends while commit \(open) is open"
    case .patchCount(let count, let announced):
      "the commit had \(count) patches and announced \(announced): hand over whole commits"
    case .failedBefore: "a call failed before, so what is shown is unknown: mount the tree again"
    }
  }
}
