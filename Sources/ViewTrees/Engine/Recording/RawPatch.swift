/// The short form of a patch, in 24 bytes.
///
/// The view is read when the patch is handed over.
@frozen
public struct __RawPatch: BitwiseCopyable {
  @usableFromInline enum Kind {
    @inlinable static var mount: UInt32 { 0 }
    @inlinable static var update: UInt32 { 1 }
    @inlinable static var move: UInt32 { 2 }
    @inlinable static var unmount: UInt32 { 3 }
  }

  let kind: UInt32
  let node: __NodeReference
  let generation: UInt32
  let parent: __NodeReference
  let before: __NodeReference
  /// Updates only: one more than the index of the set of differing fields; 0 if they are not known.
  let detail: UInt32
}

extension __TreeHandle {
  /// The full form of a patch, with its view.
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

  /// The patch that mounts a node, as one of those that mount the whole tree in preorder.
  func fullMountPatch(_ node: __NodeReference) -> Patch<any HostView> {
    let isPortal = self[node].pointee.flags.contains(.portal)
    let parent = isPortal ? .none : self[node].pointee.hostParent
    return .mount(id(of: node), hostView(of: node), parent: parent.exists ? id(of: parent) : nil, before: nil)
  }

  /// Calls a closure with each host node below a node, in preorder.
  func forEachHostNode(below top: __NodeReference, _ visit: (__NodeReference) throws -> Void) rethrows {
    var node = nextInPreorder(top, below: top)
    while node.exists {
      // User code may ask while nodes are being unmounted, whose views may be destroyed already.
      let record = self[node].pointee
      if record.flags.contains(.host), record.payload != nil { try visit(node) }
      node = nextInPreorder(node, below: top)
    }
  }
}
