/// What only few nodes have: links to what they read, the environment around them.
@usableFromInline
final class NodeAttachments {
  /// The link to what the body read, or to what a list read of its elements.
  var link: ObservationLink?

  /// The link to what the closure of a list read to make this row.
  var rowLink: ObservationLink?

  /// What the host shows of the node, if that may depend on observable values.
  var hostView: ShownHostView?

  /// The environment around the node, once it was looked up.
  var environment: EnvironmentScope?

  /// A list that is reconciled after the current tracking scope.
  var pendingRows: AnyPendingRows?

  /// Cancels all trackings.
  func cancel() {
    link?.cancel()
    rowLink?.cancel()
  }
}

/// What the host shows of a node, and what it is about to be told.
final class ShownHostView {
  /// What the host shows; nil if it is about to be told of the view anyway.
  var shown: HostSnapshot?
  var toShow: HostSnapshot?

  /// Whether the host may have read another value than `shown`, because a model changed after the tree read it.
  var isShownUncertain = false
}

extension __TreeHandle {
  /// The attachments of a node, or nil.
  func existingAttachments(of node: __NodeReference) -> NodeAttachments? {
    guard self[node].pointee.flags.contains(.extended) else { return nil }
    return storage.pointee.attachments[Int(node.index)]?.takeUnretainedValue()
  }

  /// The attachments of a node, made on first use.
  func attachments(of node: __NodeReference) -> NodeAttachments {
    if let found = existingAttachments(of: node) { return found }
    if storage.pointee.attachmentCapacity < storage.pointee.recordCapacity { growAttachments() }
    let made = NodeAttachments()
    storage.pointee.attachments[Int(node.index)] = Unmanaged.passRetained(made)
    self[node].pointee.flags.insert(.extended)
    return made
  }

  /// Removes the attachments of a node, and cancels its trackings.
  func removeAttachments(of node: __NodeReference) {
    guard let found = storage.pointee.attachments[Int(node.index)]?.takeRetainedValue() else { return }
    storage.pointee.attachments[Int(node.index)] = nil
    self[node].pointee.flags.remove(.extended)
    found.cancel()
  }

  /// The bytes of the table of attachments, without those of the attachments themselves.
  var attachmentsByteCount: Int {
    storage.pointee.attachmentCapacity * MemoryLayout<Unmanaged<NodeAttachments>?>.stride
  }

  private func growAttachments() {
    let larger = UnsafeMutablePointer<Unmanaged<NodeAttachments>?>.allocate(capacity: storage.pointee.recordCapacity)
    larger.moveInitialize(from: storage.pointee.attachments, count: storage.pointee.attachmentCapacity)
    (larger + storage.pointee.attachmentCapacity).initialize(
      repeating: nil, count: storage.pointee.recordCapacity - storage.pointee.attachmentCapacity)
    storage.pointee.attachments.deallocate()
    storage.pointee.attachments = larger
    storage.pointee.attachmentCapacity = storage.pointee.recordCapacity
  }
}
