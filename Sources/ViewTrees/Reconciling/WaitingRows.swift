/// A list that waits until nothing else is being tracked.
@usableFromInline
class AnyWaitingRows {
  @usableFromInline fileprivate(set) final var isMounting: Bool

  @usableFromInline
  init(isMounting: Bool) { self.isMounting = isMounting }
}

/// A list that waits, with its value.
@usableFromInline
final class WaitingRows<Element, ID: Hashable, Content: View>: AnyWaitingRows {
  @usableFromInline let list: ForEach<Element, ID, Content>

  @usableFromInline
  init(_ list: ForEach<Element, ID, Content>, isMounting: Bool) {
    self.list = list
    super.init(isMounting: isMounting)
  }
}

extension UnsafeMutablePointer where Pointee == __TreeStorage {
  /// Keeps a list until the tree comes to it; a former value that waits is given up.
  @usableFromInline
  func wait(_ rows: AnyWaitingRows, _ list: __NodeReference) {
    let owner = `extension`(of: list)
    if let former = owner.waiting { rows.isMounting = former.isMounting }
    owner.waiting = rows
  }

  /// The list that waits in a node.
  @usableFromInline
  func takeWaitingRows<Element, ID, Content>(
    of list: __NodeReference, _: ForEach<Element, ID, Content>.Type
  ) -> WaitingRows<Element, ID, Content>? {
    guard let owner = existingExtension(of: list), let waiting = owner.waiting else { return nil }
    owner.waiting = nil
    // A list waits in its own node, whose type is that of the list, and leaves nothing else there.
    return unsafeDowncast(waiting, to: WaitingRows<Element, ID, Content>.self)
  }

  @inlinable
  @inline(__always)
  var isTrackingRows: Bool { pointee.isTrackingRows }
}
