/// What a node has that few nodes have: what it read, the environment that it found.
@usableFromInline
final class NodeAttachments {
  /// What the body of the node read, or what a list read of its elements.
  var link: ObservationLink?

  /// What the closure that made the view of a row read.
  var rowLink: ObservationLink?

  /// What the host knows of the node, where that may change by itself.
  var hostView: ShownHostView?

  /// The environment around the node, where it was looked for.
  var environment: EnvironmentScope?

  /// A list that could not be reconciled at once.
  var pendingRows: AnyPendingRows?

  /// Gives up all trackings.
  func cancel() {
    link?.cancel()
    rowLink?.cancel()
  }
}

/// The view of a node that the host has, and the one that it will get.
final class ShownHostView {
  /// What the host shows, nil if it is about to be told of the view anyway.
  var shown: HostSnapshot?
  var toShow: HostSnapshot?

  /// Whether the host may have read something else than `shown`.
  var isShownUncertain = false
}

extension __TreeHandle {
  /// The extension of a node, nil if it has none.
  func existingAttachments(of node: __NodeReference) -> NodeAttachments? {
    guard self[node].pointee.flags.contains(.extended) else { return nil }
    return storage.pointee.attachments[Int(node.index)]?.takeUnretainedValue()
  }

  /// The extension of a node, made if it has none.
  func attachments(of node: __NodeReference) -> NodeAttachments {
    if let found = existingAttachments(of: node) { return found }
    if storage.pointee.attachmentCapacity < storage.pointee.recordCapacity { growAttachments() }
    let made = NodeAttachments()
    storage.pointee.attachments[Int(node.index)] = Unmanaged.passRetained(made)
    self[node].pointee.flags.insert(.extended)
    return made
  }

  /// Takes the extension of a node away, with the trackings.
  func removeAttachments(of node: __NodeReference) {
    guard let found = storage.pointee.attachments[Int(node.index)]?.takeRetainedValue() else { return }
    storage.pointee.attachments[Int(node.index)] = nil
    self[node].pointee.flags.remove(.extended)
    found.cancel()
  }

  /// The bytes of the table of extensions; what is in them is not counted.
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
