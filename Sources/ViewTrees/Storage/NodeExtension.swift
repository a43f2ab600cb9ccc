/// What a node has that few nodes have: what it read, the environment that it found.
@usableFromInline
final class NodeExtension {
  /// What the body of the node read, or what a list read of its elements.
  var link: ObservationLink?

  /// What the closure that made the view of a row read.
  var rowLink: ObservationLink?

  /// What the host knows of the node, where that may change by itself.
  var hostView: ShownHostView?

  /// The environment around the node, where it was looked for.
  var environment: EnvironmentScope?

  /// A list that could not be reconciled at once.
  var waiting: AnyWaitingRows?

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

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// The extension of a node, nil if it has none.
  func existingExtension(of node: __NodeReference) -> NodeExtension? {
    guard self[node].pointee.flags & NodeFlags.extended != 0 else { return nil }
    return pointee.extensions[Int(node.index)]?.takeUnretainedValue()
  }

  /// The extension of a node, made if it has none.
  func `extension`(of node: __NodeReference) -> NodeExtension {
    if let found = existingExtension(of: node) { return found }
    if pointee.extensionCapacity < pointee.recordCapacity { growExtensions() }
    let made = NodeExtension()
    pointee.extensions[Int(node.index)] = Unmanaged.passRetained(made)
    self[node].pointee.flags |= NodeFlags.extended
    return made
  }

  /// Takes the extension of a node away, with the trackings.
  func removeExtension(of node: __NodeReference) {
    guard let found = pointee.extensions[Int(node.index)]?.takeRetainedValue() else { return }
    pointee.extensions[Int(node.index)] = nil
    self[node].pointee.flags &= ~NodeFlags.extended
    found.cancel()
  }

  /// The bytes of the table of extensions; what is in them is not counted.
  var extensionsByteCount: Int { pointee.extensionCapacity * MemoryLayout<Unmanaged<NodeExtension>?>.stride }

  private func growExtensions() {
    let larger = UnsafeMutablePointer<Unmanaged<NodeExtension>?>.allocate(capacity: pointee.recordCapacity)
    larger.moveInitialize(from: pointee.extensions, count: pointee.extensionCapacity)
    (larger + pointee.extensionCapacity).initialize(
      repeating: nil, count: pointee.recordCapacity - pointee.extensionCapacity)
    pointee.extensions.deallocate()
    pointee.extensions = larger
    pointee.extensionCapacity = pointee.recordCapacity
  }
}
