public import ViewTrees

/// A host that renders HTML and passes on each commit, for a page that applies it.
///
/// ```swift
/// let host = HTMLHost { commit in socket.send(commit.json) }
/// try host.apply(Commit(number: 1, isFullMount: true, patches: patches))
/// host.html  // <ul class="todos"><li>Milk</li></ul>
/// ```
///
/// The host passes on only complete commits. It throws an ``HTMLError`` for a view that cannot be HTML, and a
/// `HostError` for a patch that does not fit; after that it accepts only a full mount. In the page, ``pageScript``
/// applies the commits. After each, the page shows the same as one that is rendered from ``html`` at that moment.
///
/// Portals come after everything else, as `<div data-portal="target">`.
public final class HTMLHost: SnapshotHost {
  /// A closure that is called with each commit after its last patch.
  public var onCommit: ((Commit) -> Void)?

  private var checked = CheckedTree()
  /// The patches of the open commit; empty if `onCommit` is nil.
  private var patches: [Patch<HostSnapshot>] = []
  /// How a parser reads the content of each node, and which nodes are to be checked.
  private var contents = HTMLContentTable()

  /// Makes a host that shows nothing.
  ///
  /// - Parameter onCommit: A closure that is called with each commit after its last patch.
  public init(onCommit: ((Commit) -> Void)? = nil) { self.onCommit = onCommit }

  /// The nodes that the host shows.
  public var tree: HostTree { checked.tree }

  /// The number of the last commit.
  var number: Int { checked.number }

  /// Opens a commit.
  ///
  /// - Parameter commit: The description of the commit.
  /// - Throws: A `HostError` if another commit was expected.
  public func begin(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws(HostError) in try checked.begin(commit) }
    patches.removeAll()
    contents.begin(commit)
  }

  /// Applies a patch of the open commit.
  ///
  /// - Parameter patch: The patch.
  /// - Throws: A `HostError` if it does not fit the tree, or no commit is open; an ``HTMLError`` if HTML does not allow
  ///   the name of the view or of an attribute.
  public func receive(_ patch: Patch<HostSnapshot>) throws {
    try checked.guarding { (checked) throws in
      switch patch {
      case .mount(let node, let view, _, _):
        try HTMLRules.checkNames(view, of: node)
        try checked.apply(patch)
        contents.mounted(node, in: checked.tree)
      case .update(let node, let view, _):
        try HTMLRules.checkNames(view, of: node)
        try checked.apply(patch)
        contents.updated(node, in: checked.tree)
      case .move(let node, _, _):
        let parent = try? checked.tree.slot(of: node).parent
        try checked.apply(patch)
        if let parent { contents.moved(node, from: parent, in: checked.tree) }
      case .unmount(let node):
        let parent = try? checked.tree.slot(of: node).parent
        try checked.apply(patch)
        if let parent { contents.lostChild(parent, in: checked.tree) }
      }
    }
    if onCommit != nil { patches.append(patch) }
  }

  /// Closes the open commit and passes it on.
  ///
  /// - Parameter commit: The description of the commit.
  /// - Throws: A `HostError` if another commit is open, or if the number of patches differs from the announced one; an
  ///   ``HTMLError`` if HTML does not allow the content of an element.
  public func commit(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws in
      try contents.check(checked.tree)
      try checked.commit(commit)
    }
    guard let onCommit else { return }
    let patches = patches
    self.patches.removeAll()
    onCommit(Commit(info: commit, patches: patches))
  }
}

extension HTMLHost {
  /// The HTML of what the host shows: the main flow, then the portals.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var html: String { render(isMarking: false) }

  /// The HTML of what the host shows, with marks that let the page script find the nodes again: an attribute
  /// `data-node` on each element, and a comment before each piece of text.
  ///
  /// A server sends it together with the script and ``fullMount``, so that the page shows something before the script
  /// runs. The script repairs what a parser rearranges, such as a table row outside of a table.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var markedHTML: String { render(isMarking: true) }

  /// Returns the HTML of a node and everything below it, as it is written in its place.
  ///
  /// - Parameter node: The ID of a node.
  /// - Returns: The HTML; nil if no such node is mounted.
  /// - Complexity: O(*n*) for *n* nodes below the one.
  public func html(of node: NodeID) -> String? {
    guard let position = try? tree.position(of: node) else { return nil }
    let renderer = HTMLRenderer(isMarking: false, in: contents.content(of: tree.slots[Int(position)].parent))
    renderer.render(position, of: tree)
    return renderer.html
  }

  /// A commit that mounts everything that the host shows, for a page that joins late or missed a commit.
  ///
  /// It has the number of the last commit, so that the next one follows it.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var fullMount: Commit { Commit(number: number, isFullMount: true, patches: tree.mountPatches()) }

  private func render(isMarking: Bool) -> String {
    let renderer = HTMLRenderer(isMarking: isMarking)
    for root in tree.roots { renderer.render(root, of: tree) }
    return renderer.html
  }
}
