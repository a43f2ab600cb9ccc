extension __TreeHandle {
  /// A patch with its view.
  func patch(_ raw: __RawPatch) -> Patch<any HostView> {
    let id = NodeID(index: UInt32(bitPattern: raw.node.index), generation: raw.generation)
    func optionalID(_ node: __NodeReference) -> NodeID? { node.exists ? self.id(of: node) : nil }
    switch raw.kind {
    case __RawPatch.Kind.mount:
      return .mount(id, hostView(of: raw.node), parent: optionalID(raw.parent), before: optionalID(raw.before))
    case __RawPatch.Kind.update:
      return .update(id, hostView(of: raw.node), changedFields: fieldNames(raw.detail, of: raw.node))
    case __RawPatch.Kind.move:
      return .move(id, parent: optionalID(raw.parent), before: optionalID(raw.before))
    default:
      return .unmount(id)
    }
  }

  private func fieldNames(_ detail: UInt32, of node: __NodeReference) -> [String] {
    guard detail > 0 else { return [] }
    return info(of: node)._withUnsafeGuaranteedRef { $0.fieldNames(storage.pointee.details[Int(detail) - 1]) }
  }

  /// The patch that mounts a node behind everything that was mounted before it in preorder.
  func fullMountPatch(_ node: __NodeReference) -> Patch<any HostView> {
    let isPortal = self[node].pointee.flags.contains(.portal)
    let parent = isPortal ? .none : self[node].pointee.hostParent
    return .mount(id(of: node), hostView(of: node), parent: parent.exists ? id(of: parent) : nil, before: nil)
  }

  /// Visits all host nodes below a node in preorder.
  func forEachHostNode(below top: __NodeReference, _ visit: (__NodeReference) throws -> Void) rethrows {
    var node = nextInPreorder(top, below: top)
    while node.exists {
      // Somebody may ask while nodes are unmounted, some of whose views are gone already.
      let record = self[node].pointee
      if record.flags.contains(.host), record.payload != nil { try visit(node) }
      node = nextInPreorder(node, below: top)
    }
  }
}
