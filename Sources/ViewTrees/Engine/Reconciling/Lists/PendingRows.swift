/// A list that waits until nothing else is being tracked.
@usableFromInline
class AnyPendingRows {
  @usableFromInline fileprivate(set) final var isMounting: Bool

  @usableFromInline
  init(isMounting: Bool) { self.isMounting = isMounting }
}

/// A list that waits, with its value.
@usableFromInline
final class PendingRows<Element, ID: Hashable, Content: View>: AnyPendingRows {
  @usableFromInline let list: ForEach<Element, ID, Content>

  @usableFromInline
  init(_ list: ForEach<Element, ID, Content>, isMounting: Bool) {
    self.list = list
    super.init(isMounting: isMounting)
  }
}

extension __TreeHandle {
  /// Keeps a list until the tree comes to it; a former value that waits is given up.
  @usableFromInline
  func wait(_ rows: AnyPendingRows, _ list: __NodeReference) {
    let owner = attachments(of: list)
    if let former = owner.pendingRows { rows.isMounting = former.isMounting }
    owner.pendingRows = rows
  }

  /// The list that waits in a node.
  @usableFromInline
  func takePendingRows<Element, ID, Content>(
    of list: __NodeReference, _: ForEach<Element, ID, Content>.Type
  ) -> PendingRows<Element, ID, Content>? {
    guard let owner = existingAttachments(of: list), let pending = owner.pendingRows else { return nil }
    owner.pendingRows = nil
    // A list waits in its own node, whose type is that of the list, and leaves nothing else there.
    return unsafeDowncast(pending, to: PendingRows<Element, ID, Content>.self)
  }

  @inlinable
  @inline(__always)
  var isTrackingRows: Bool { storage.pointee.isTrackingRows }
}
