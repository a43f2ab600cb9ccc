public import ViewTrees

extension HTMLHost {
  /// What is shown, as HTML: the main flow, then the portals.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var html: String { render(isMarking: false) }

  /// What is shown, as HTML with marks by which the page script finds the nodes again: an attribute `data-node` on each
  /// element, a comment before each piece of text.
  ///
  /// A server sends it together with the script and ``fullMount``, so that the page shows something before the script
  /// runs. Where a parser rearranges it, as it does with a table row outside of a table, the script puts it right.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var markedHTML: String { render(isMarking: true) }

  /// A node and all below it, as HTML for the place that it has.
  ///
  /// - Parameter node: The name of a node.
  /// - Returns: The HTML; nil where no such node is mounted.
  /// - Complexity: O(*n*) for *n* nodes below the one.
  public func html(of node: NodeID) -> String? {
    guard let position = try? tree.position(of: node) else { return nil }
    let renderer = HTMLRenderer(isMarking: false, in: places.content(of: tree.slots[Int(position)].parent))
    renderer.render(position, of: tree)
    return renderer.html
  }

  /// A commit that mounts what is shown, for a page that joins late or has lost a commit.
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
