public import ViewTrees

/// A host that renders to HTML and hands each commit on as JSON for a page.
///
/// ```swift
/// let host = HTMLHost { commit in socket.send(commit.json) }
/// try host.apply(Commit(number: 1, isFullMount: true, patches: patches))
/// host.html  // <ul class="todos"><li>Milk</li></ul>
/// ```
///
/// Only whole commits are handed on. A view that cannot be HTML makes the call throw an ``HTMLError``, a patch that does
/// not fit a `HostError`; after that the host takes nothing but a full mount. In the page, ``pageScript`` applies the
/// commits, and shows after each the same as a page with the ``html`` of that moment.
///
/// A portal is written after everything else, as `<div data-portal="target">`.
public final class HTMLHost: ViewTreeHost {
  /// Called with each commit after its last patch.
  public var onCommit: ((Commit) -> Void)?

  private var checked = CheckedTree()
  /// The patches of the commit that is open, where somebody is to have them.
  private var patches: [Patch<HostSnapshot>] = []
  /// How a parser reads the content of each node, and which nodes have to be checked.
  private(set) var places = HTMLPlaces()

  /// Makes a host that shows nothing.
  ///
  /// - Parameter onCommit: Called with each commit after its last patch.
  public init(onCommit: ((Commit) -> Void)? = nil) { self.onCommit = onCommit }

  /// What is shown.
  public var tree: HostTree { checked.tree }

  /// The number of the last commit.
  var number: Int { checked.number }

  /// A commit starts.
  ///
  /// - Parameter commit: What the commit is.
  /// - Throws: A `HostError` where it is not its turn.
  public func begin(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws(HostError) in try checked.begin(commit) }
    patches.removeAll()
    places.begin(commit)
  }

  /// A node appears.
  public func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try take(.mount(node, HostSnapshot(view), parent: parent, before: before))
  }

  /// A node has a new view.
  public func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try take(.update(node, HostSnapshot(view), changedFields: changedFields))
  }

  /// A node goes to another place.
  public func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try take(.move(node, parent: parent, before: before))
  }

  /// A node disappears.
  public func unmount(_ node: NodeID) throws { try take(.unmount(node)) }

  /// All patches of the commit were handed over; it is handed on.
  ///
  /// - Parameter commit: What the commit is.
  /// - Throws: A `HostError` where it is not the commit that is open, or has another number of patches; an
  ///   ``HTMLError`` where the content of an element is none that HTML allows.
  public func commit(_ commit: CommitInfo) throws {
    try checked.guarding { (checked) throws in
      try places.check(checked.tree)
      try checked.commit(commit)
    }
    guard let onCommit else { return }
    let patches = patches
    self.patches.removeAll()
    onCommit(Commit(info: commit, patches: patches))
  }

  private func take(_ patch: Patch<HostSnapshot>) throws {
    try checked.guarding { (checked) throws in
      switch patch {
      case .mount(let node, let view, _, _):
        try HTMLRules.checkNames(view, of: node)
        try checked.apply(patch)
        places.mounted(node, in: checked.tree)
      case .update(let node, let view, _):
        try HTMLRules.checkNames(view, of: node)
        try checked.apply(patch)
        places.updated(node, in: checked.tree)
      case .move(let node, _, _):
        let parent = try? checked.tree.slot(of: node).parent
        try checked.apply(patch)
        if let parent { places.moved(node, from: parent, in: checked.tree) }
      case .unmount(let node):
        let parent = try? checked.tree.slot(of: node).parent
        try checked.apply(patch)
        if let parent { places.lostChild(parent, in: checked.tree) }
      }
    }
    if onCommit != nil { patches.append(patch) }
  }
}
