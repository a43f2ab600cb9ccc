// Node-bound properties: a state, a handler, or a lookup in the environment belongs to the node. It is bound when the
// view is mounted, and handed from each old value to the new one.
//
// A node has the flag `missingEnvironment` while the environment lacks an object that its view needs. It keeps its
// position, its state and its view, and shows nothing: it has no children, and a host view is not a host node. Each
// reconciliation of the node looks again.

extension __TreeHandle {
  /// Binds the properties of a view that was just mounted.
  @usableFromInline
  @inline(never)
  func bind(_ node: __NodeReference) {
    let value = self[node].pointee.payload.unsafelyUnwrapped
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.nodeBoundProperties where place.isPresent(in: value) {
        place.type.bind(value + place.offset, place.source, of: node, self)
      }
    }
    updateSatisfaction(of: node, value)
  }

  /// Hands the node-bound properties of the old value to the new one.
  ///
  /// The node is invalidated if a property asks for something else than before, or if the environment now has
  /// everything that the view needs.
  @usableFromInline
  @inline(never)
  func transferProperties(of node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) {
    let wasUnsatisfied = self[node].pointee.flags.contains(.missingEnvironment)
    var isConnected = wasUnsatisfied
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.nodeBoundProperties {
        guard place.isPresent(in: new) else { continue }
        let wasPresent = place.isPresent(in: old)
        if wasPresent, place.type.transfer(old + place.offset, in: new + place.offset) { continue }
        place.type.bind(new + place.offset, place.source, of: node, self)
        isConnected = true
        if wasPresent { invalidate(node, because: place.source) }
      }
    }
    if isConnected { updateSatisfaction(of: node, new) }
  }

  /// Hides or shows a node, depending on whether the environment has everything that its view needs.
  private func updateSatisfaction(of node: __NodeReference, _ value: UnsafeMutableRawPointer) {
    var isSatisfied = true
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.nodeBoundProperties where place.isPresent(in: value) {
        guard let missing = place.type.missing(in: value + place.offset) else { continue }
        if isSatisfied, !self[node].pointee.flags.contains(.missingEnvironment) { hide(node) }
        isSatisfied = false
        report(.missingEnvironment(type: String(describing: missing), view: pathDescription(of: node)))
      }
    }
    if isSatisfied, self[node].pointee.flags.contains(.missingEnvironment) { show(node) }
  }

  /// Hides a node: unmounts its children, and the node itself from the host.
  private func hide(_ node: __NodeReference) {
    self[node].pointee.flags.insert(.missingEnvironment)
    unmountChildren(of: node)
    if self[node].pointee.flags.intersection([.host, .fresh]) == .host {
      storage.pointee.patches.append(
        __RawPatch(
          kind: __RawPatch.Kind.unmount, node: node, generation: self[node].pointee.generation, parent: .none,
          before: .none, detail: 0))
    }
    self[node].pointee.flags.subtract([.host, .evaluated])
    guard let owner = existingAttachments(of: node) else { return }
    // A hidden node reads nothing. The host is told everything when the node is shown again.
    owner.link?.cancel()
    owner.link = nil
    owner.hostView = nil
  }

  /// Shows a hidden node: invalidates it, and mounts it in the host if it is a host node.
  private func show(_ node: __NodeReference) {
    self[node].pointee.flags.remove(.missingEnvironment)
    self[node].pointee.flags.formUnion([.invalidated, .changed])
    guard typeFlags(of: node).contains(.host) else { return }
    // A fresh node is placed with a fresh parent, and alone otherwise.
    let isPlacedAlone = !self[self[node].pointee.parent].pointee.flags.contains(.fresh)
    self[node].pointee.flags.formUnion([.host, .fresh])
    if isPlacedAlone { storage.pointee.placements.append(node) }
  }

  /// Invalidates a node that is being reconciled, because a property asks for something else than before.
  private func invalidate(_ node: __NodeReference, because source: ChangeSource) {
    self[node].pointee.flags.formUnion([.invalidated, .changed])
    guard storage.pointee.recordsDecisions else { return }
    let id = id(of: node)
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.causes[id, default: []].append(source.description) }
  }
}
