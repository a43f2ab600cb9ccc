// What a transformation writes may be other keys than before, when an object or a value changes that it reads. Who looked
// for a key below and found a value from further around, or none, cannot be told by the cell that there is now: all who
// looked for anything are evaluated once more. They keep their state, and no view is needed from above.

extension __TreeHandle {
  /// Has all that is below a fragment find the values that hold there, if the fragment sets other keys than before.
  ///
  /// Nothing is being reconciled meanwhile: it walks over the tree.
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
        // In preorder: the scope around has its cells already, and may have a key that this one looked for in vain.
        let around = self.scope(above: node)
        inner.set(otherKeys: self.written(by: inner.change, node, around, isInTurn: true), around)
      } else {
        invalidateReader(node)
      }
      node = nextInPreorder(node, below: fragment)
    }
  }

  /// Invalidates a node that may have read the environment, be it for a view above it.
  private func invalidateReader(_ node: __NodeReference) {
    let flags = self[node].pointee.flags
    var needed: NodeFlags = []
    if flags.isDisjoint(with: [.structural, .missingEnvironment]), let owner = existingAttachments(of: node),
      owner.environment != nil || owner.link != nil
    {
      needed = [.invalidated, .changed]
    }
    // A row that its list keeps is not rebuilt with the body around it.
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
