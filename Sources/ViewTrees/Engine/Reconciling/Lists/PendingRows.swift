/// A list that is reconciled after the tracking scope around it, whatever its type.
@usableFromInline
class AnyPendingRows {
  @usableFromInline fileprivate(set) final var isMounting: Bool

  @usableFromInline
  init(isMounting: Bool) { self.isMounting = isMounting }
}

/// A list that is reconciled after the tracking scope around it.
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
  /// Keeps a list in its node until the node is evaluated.
  ///
  /// A later value replaces an earlier one.
  @usableFromInline
  func wait(_ rows: AnyPendingRows, _ list: __NodeReference) {
    let owner = attachments(of: list)
    if let former = owner.pendingRows { rows.isMounting = former.isMounting }
    owner.pendingRows = rows
  }

  /// Removes and returns the pending list of a node.
  @usableFromInline
  func takePendingRows<Element, ID, Content>(
    of list: __NodeReference, _: ForEach<Element, ID, Content>.Type
  ) -> PendingRows<Element, ID, Content>? {
    guard let owner = existingAttachments(of: list), let pending = owner.pendingRows else { return nil }
    owner.pendingRows = nil
    // The cast is sound: only the list's own node, whose type is that of the list, keeps it.
    return unsafeDowncast(pending, to: PendingRows<Element, ID, Content>.self)
  }

  @inlinable
  @inline(__always)
  var isTrackingRows: Bool { storage.pointee.isTrackingRows }
}
