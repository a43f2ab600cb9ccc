// A node is missingEnvironment while its view asks for something that is not there. It keeps its place, its own state and its
// view value, and shows nothing: it has no children, and a host view is no host node until it has all that it needs.
// Every reconciliation of an missingEnvironment node looks again.

extension __TreeHandle {
  /// Connects the properties of a view that was just mounted.
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

  /// Lets the connected properties of a node's new value be those of its old one.
  ///
  /// Where a property asks for something else than before, or the node now has all that it needs, the node is
  /// invalidated.
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

  /// Finds out whether a view has all that it asks for, and lets its node show something or nothing accordingly.
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

  /// Lets a node whose view may be asked for nothing show nothing.
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
    // It reads nothing, and the host is told everything when it shows something again.
    owner.link?.cancel()
    owner.link = nil
    owner.hostView = nil
  }

  /// Lets a node that showed nothing be evaluated, and has the host told of it where it is a host node.
  private func show(_ node: __NodeReference) {
    self[node].pointee.flags.remove(.missingEnvironment)
    self[node].pointee.flags.formUnion([.invalidated, .changed])
    guard typeFlags(of: node).contains(.host) else { return }
    // A node that the host is told of belongs to the placements unless it is placed with the one around it.
    let isPlacedAlone = !self[self[node].pointee.parent].pointee.flags.contains(.fresh)
    self[node].pointee.flags.formUnion([.host, .fresh])
    if isPlacedAlone { storage.pointee.placements.append(node) }
  }

  /// Has a node that is being reconciled evaluated, since something is another one that its view asks for.
  private func invalidate(_ node: __NodeReference, because source: ChangeSource) {
    self[node].pointee.flags.formUnion([.invalidated, .changed])
    guard storage.pointee.recordsDecisions else { return }
    let id = id(of: node)
    storage.pointee.owner._withUnsafeGuaranteedRef { $0.causes[id, default: []].append(source.description) }
  }
}
