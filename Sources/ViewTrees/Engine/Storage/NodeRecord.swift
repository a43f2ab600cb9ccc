/// The record of a mounted node, apart from its view value: 48 bytes without a counted reference.
///
/// Optionals, branches, lists and erased views have records too (*fragments*). So the k-th slot of a body always meets
/// the k-th child, and an update checks no types.
@frozen
public struct __NodeRecord: BitwiseCopyable {
  @usableFromInline var parent: __NodeReference
  @usableFromInline var firstChild = __NodeReference.none
  @usableFromInline var lastChild = __NodeReference.none
  @usableFromInline var next = __NodeReference.none
  @usableFromInline var previous = __NodeReference.none

  /// The nearest host node above; none at the top level.
  @usableFromInline var hostParent: __NodeReference

  /// The number of nodes that had this index before; see ``NodeID``.
  @usableFromInline var generation: UInt32

  /// The flags of the node, and those of its type.
  @usableFromInline var flags: NodeFlags

  /// The index in the table of view types.
  @usableFromInline var type: UInt32

  /// A number whose meaning depends on the kind of node: of an erased view, one more than the type of its content; of a
  /// branch, 1 or 2; of a tracked row, its index.
  @usableFromInline var detail: UInt32

  /// The address of the view value, or of what else the kind of node keeps.
  ///
  /// ``type`` says what is at the address, and never changes while the node lives. Only the functions of that type make
  /// the payload, read it and destroy it, so that their casts are sound. The payload is
  ///
  /// - the view value;
  /// - of a row, the view with its key behind it, or the key alone;
  /// - of an element and a portal, the fields in front of the content;
  /// - of a ``Fragment``, its `Payload`.
  ///
  /// A node that needs a payload has it until it is unmounted.
  @usableFromInline var payload: UnsafeMutableRawPointer?

  @inlinable
  @inline(__always)
  init(
    parent: __NodeReference, hostParent: __NodeReference, generation: UInt32, flags: NodeFlags, type: UInt32,
    payload: UnsafeMutableRawPointer?
  ) {
    self.parent = parent
    self.hostParent = hostParent
    self.generation = generation
    self.flags = flags
    self.type = type
    self.detail = 0
    self.payload = payload
  }
}
