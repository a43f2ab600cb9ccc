public import ViewTrees

extension HTMLHost {
  /// The HTML of what the host shows: the main flow, then the portals.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var html: String { render(isMarking: false) }

  /// The HTML of what the host shows, with marks that let the page script find the nodes again: an attribute `data-node`
  /// on each element, and a comment before each piece of text.
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
