// A node is unsatisfied while its view asks for something that is not there. It keeps its place, its own state and its
// view value, and shows nothing: it has no children, and a host view is no host node until it has all that it needs.
// Every reconciliation of an unsatisfied node looks again.

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Connects the properties of a view that was just mounted.
  @usableFromInline
  @inline(never)
  func connect(_ node: __NodeReference) {
    let value = self[node].pointee.payload.unsafelyUnwrapped
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.connections where place.isPresent(in: value) {
        place.type.connect(value + place.offset, place.source, of: node, self)
      }
    }
    settleNeeds(of: node, value)
  }

  /// Lets the connected properties of a node's new value be those of its old one.
  ///
  /// Where a property asks for something else than before, or the node now has all that it needs, the node is
  /// invalidated.
  @usableFromInline
  @inline(never)
  func keepConnections(of node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) {
    let wasUnsatisfied = self[node].pointee.flags & NodeFlags.unsatisfied != 0
    var isConnected = wasUnsatisfied
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.connections {
        guard place.isPresent(in: new) else { continue }
        let wasPresent = place.isPresent(in: old)
        if wasPresent, place.type.keep(old + place.offset, in: new + place.offset) { continue }
        place.type.connect(new + place.offset, place.source, of: node, self)
        isConnected = true
        if wasPresent { invalidate(node, because: place.source) }
      }
    }
    if isConnected { settleNeeds(of: node, new) }
  }

  /// Finds out whether a view has all that it asks for, and lets its node show something or nothing accordingly.
  private func settleNeeds(of node: __NodeReference, _ value: UnsafeMutableRawPointer) {
    var isSatisfied = true
    info(of: node)._withUnsafeGuaranteedRef { info in
      for place in info.connections where place.isPresent(in: value) {
        guard let missing = place.type.missing(in: value + place.offset) else { continue }
        if isSatisfied, self[node].pointee.flags & NodeFlags.unsatisfied == 0 { hide(node) }
        isSatisfied = false
        report(.missingEnvironment(type: String(describing: missing), view: pathDescription(of: node)))
      }
    }
    if isSatisfied, self[node].pointee.flags & NodeFlags.unsatisfied != 0 { show(node) }
  }

  /// Lets a node whose view may be asked for nothing show nothing.
  private func hide(_ node: __NodeReference) {
    self[node].pointee.flags |= NodeFlags.unsatisfied
    unmountChildren(of: node)
    if self[node].pointee.flags & (NodeFlags.host | NodeFlags.fresh) == NodeFlags.host {
      pointee.patches.append(
        __RawPatch(
          kind: __RawPatch.Kind.unmount, node: node, generation: self[node].pointee.generation, parent: .none,
          before: .none, detail: 0))
    }
    self[node].pointee.flags &= ~(NodeFlags.host | NodeFlags.evaluated)
    guard let owner = existingExtension(of: node) else { return }
    // It reads nothing, and the host is told everything when it shows something again.
    owner.link?.cancel()
    owner.link = nil
    owner.hostView = nil
  }

  /// Lets a node that showed nothing be evaluated, and has the host told of it where it is a host node.
  private func show(_ node: __NodeReference) {
    self[node].pointee.flags &= ~NodeFlags.unsatisfied
    self[node].pointee.flags |= NodeFlags.invalidated | NodeFlags.changed
    guard typeFlags(of: node) & NodeFlags.host != 0 else { return }
    // A node that the host is told of belongs to the placements unless it is placed with the one around it.
    let isPlacedAlone = self[self[node].pointee.parent].pointee.flags & NodeFlags.fresh == 0
    self[node].pointee.flags |= NodeFlags.host | NodeFlags.fresh
    if isPlacedAlone { pointee.placements.append(node) }
  }

  /// Has a node that is being reconciled evaluated, since something is another one that its view asks for.
  private func invalidate(_ node: __NodeReference, because source: ChangeSource) {
    self[node].pointee.flags |= NodeFlags.invalidated | NodeFlags.changed
    guard pointee.recordsDecisions else { return }
    let id = id(of: node)
    pointee.owner._withUnsafeGuaranteedRef { $0.causes[id, default: []].append(source.description) }
  }
}
