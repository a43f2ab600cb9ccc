/// The connection between a tree and its host.
final class HostLink {
  private let host: any Host

  /// Whether a call failed since the host was given the whole tree: what it shows is not known then.
  private var isLost = false

  /// Whether nothing was handed over yet: what comes first is the whole tree.
  private var isNew = true

  init(_ host: any Host) { self.host = host }

  /// Hands over the patches of a commit.
  ///
  /// - Returns: What went wrong.
  func apply(_ tree: __Tree, number: Int) -> HostFailure? {
    guard !isLost else { return nil }
    let info = CommitInfo(number: number, isFullMount: isNew, patchCount: tree.pointee.patches.count)
    return hand(over: info) { position in
      for index in 0..<tree.pointee.patches.count {
        position = index
        try host.apply(tree.patch(tree.pointee.patches[index]))
      }
    }
  }

  /// Hands over the whole tree.
  func mountAll(_ tree: __Tree, below root: __NodeReference, number: Int) -> HostFailure? {
    isLost = false
    var count = 0
    tree.forEachHostNode(below: root) { _ in count += 1 }
    let info = CommitInfo(number: number, isFullMount: true, patchCount: count)
    return hand(over: info) { position in
      try tree.forEachHostNode(below: root) { node in
        position = (position ?? -1) + 1
        try host.apply(tree.fullMountPatch(node))
      }
    }
  }

  private func hand(over info: CommitInfo, _ patches: (inout Int?) throws -> Void) -> HostFailure? {
    var position: Int?
    isNew = false
    do {
      try host.begin(info)
      try patches(&position)
      position = nil
      try host.commit(info)
      return nil
    } catch {
      isLost = true
      return HostFailure(commit: info, position: position, error: error)
    }
  }
}

extension UnsafeMutablePointer where Pointee == __TreeStorage {
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
    return info(of: node)._withUnsafeGuaranteedRef { $0.fieldNames(pointee.details[Int(detail) - 1]) }
  }

  /// The patch that mounts a node behind everything that was mounted before it in preorder.
  func fullMountPatch(_ node: __NodeReference) -> Patch<any HostView> {
    let isPortal = self[node].pointee.flags & NodeFlags.portal != 0
    let parent = isPortal ? .none : self[node].pointee.hostParent
    return .mount(id(of: node), hostView(of: node), parent: parent.exists ? id(of: parent) : nil, before: nil)
  }

  /// Visits all host nodes below a node in preorder.
  func forEachHostNode(below top: __NodeReference, _ visit: (__NodeReference) throws -> Void) rethrows {
    var node = nextInPreorder(top, below: top)
    while node.exists {
      // Somebody may ask while nodes are unmounted, some of whose views are gone already.
      let record = self[node].pointee
      if record.flags & NodeFlags.host != 0, record.payload != nil { try visit(node) }
      node = nextInPreorder(node, below: top)
    }
  }
}
