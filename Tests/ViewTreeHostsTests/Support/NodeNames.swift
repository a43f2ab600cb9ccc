import ViewTrees

/// Returns the node with an index, of generation 0 by default.
func node(_ index: UInt32, _ generation: UInt32 = 0) -> NodeID { NodeID(index: index, generation: generation) }

/// Returns a patch that mounts an element, or text if the name begins with a quote.
func mount(
  _ index: UInt32, _ name: String, in parent: UInt32? = nil, before: UInt32? = nil, _ attributes: Attributes = [:],
  events: [String] = []
) -> Patch<HostSnapshot> {
  .mount(
    node(index), view(name, attributes, events: events), parent: parent.map { node($0) },
    before: before.map { node($0) })
}

/// Returns an element, or text if the name begins with a quote.
func view(_ name: String, _ attributes: Attributes = [:], events: [String] = []) -> HostSnapshot {
  // By scalars, since the character after the quote may combine with it.
  name.unicodeScalars.first == "'"
    ? HostSnapshot(text: String(name.unicodeScalars.dropFirst()))
    : HostSnapshot(name: name, attributes: attributes, events: events)
}

/// Returns a patch that moves a node.
func move(_ index: UInt32, in parent: UInt32? = nil, before: UInt32? = nil) -> Patch<HostSnapshot> {
  .move(node(index), parent: parent.map { node($0) }, before: before.map { node($0) })
}

/// Returns a patch that updates a node.
func update(_ index: UInt32, _ name: String, _ attributes: Attributes = [:]) -> Patch<HostSnapshot> {
  .update(node(index), view(name, attributes), changedFields: [])
}

/// Returns a patch that unmounts a node.
func unmount(_ index: UInt32) -> Patch<HostSnapshot> { .unmount(node(index)) }

extension ViewTreeHost {
  /// Applies lists of patches as commits, the first as a full mount.
  func apply(_ commits: [Patch<HostSnapshot>]...) throws {
    for (index, patches) in commits.enumerated() {
      try apply(Commit(number: index + 1, isFullMount: index == 0, patches: patches))
    }
  }
}
