// When something changes that a `transformEnvironment` reads, it may write other keys than before. A node below that
// looked for such a key found a value from further up, or none, so the new cell does not know it. Therefore all nodes
// below that looked for any key are evaluated again. They keep their state, and nothing above them is evaluated.

extension __TreeHandle {
  /// Makes the nodes below a fragment look up their environment again, if the fragment sets other keys than before.
  ///
  /// Nothing may be half reconciled, because it walks over the tree.
  ///
  /// - Complexity: O(*n*) for *n* nodes below the fragment.
  func refreshOtherKeys(of fragment: __NodeReference) {
    guard let scope = scope(of: fragment) else { return }
    let around = self.scope(above: fragment)
    let written = written(by: scope.change, fragment, around, isInTurn: true)
    if scope.set(written) { return }
    scope.set(otherKeys: written, around)
    var node = nextInPreorder(fragment, below: fragment)
    while node.exists {
      if let inner = self.scope(of: node) {
        // In preorder: the scope around is up to date, and may have a key now that this one looked for before.
        let around = self.scope(above: node)
        inner.set(otherKeys: self.written(by: inner.change, node, around, isInTurn: true), around)
      } else {
        invalidateReader(node)
      }
      node = nextInPreorder(node, below: fragment)
    }
  }

  /// Invalidates a node that may have read the environment, for itself or for a view above it.
  private func invalidateReader(_ node: __NodeReference) {
    let flags = self[node].pointee.flags
    var needed: NodeFlags = []
    if flags.isDisjoint(with: [.structural, .missingEnvironment]), let owner = existingAttachments(of: node),
      owner.environment != nil || owner.link != nil
    {
      needed = [.invalidated, .changed]
    }
    // The body around a tracked row does not rebuild it.
    if flags.contains(.trackedRows), !(viewType(of: node) is any ListView.Type) {
      needed.insert(.rowInvalidated)
    }
    guard !needed.isEmpty else { return }
    self[node].pointee.flags.formUnion(needed)
    guard flags.isDisjoint(with: [.invalidated, .rowInvalidated]) else { return }
    let id = id(of: node)
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.invalidated.append(id) }
  }
}
