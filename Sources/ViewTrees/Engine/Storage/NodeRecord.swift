/// What a tree keeps of a mounted node in addition to its view value: 48 bytes without a reference to count.
///
/// Fragments (optionals, branches, lists, erased views) have records as well, so that the k-th slot of a body always
/// meets the k-th child and no type has to be asked for on an update.
@frozen
public struct __NodeRecord: BitwiseCopyable {
  @usableFromInline var parent: __NodeReference
  @usableFromInline var firstChild = __NodeReference.none
  @usableFromInline var lastChild = __NodeReference.none
  @usableFromInline var next = __NodeReference.none
  @usableFromInline var previous = __NodeReference.none

  /// The nearest host node above; none at the top level.
  @usableFromInline var hostParent: __NodeReference

  /// How often the place was given up; see ``NodeID``.
  @usableFromInline var generation: UInt32

  @usableFromInline var flags: NodeFlags

  /// The row in the table of view types.
  @usableFromInline var type: UInt32

  /// What the kind of node needs: of an erased view, the type of its content; of a branch, its number.
  @usableFromInline var detail: UInt32

  /// The view value, or what else the kind of node keeps.
  ///
  /// What lies here is bound by ``type``, which never changes while the node lives: the functions of that type, and no
  /// others, make the payload, read it and destroy it, each as the one type that belongs to them. That is the view type; of
  /// a row, the view with its key behind it, or the key; of an element and a portal, what they begin with; of fragments, a
  /// key, a `MountedEffect` or an `EnvironmentScope`. A node whose functions ask for it has one from its mounting on, and
  /// loses it when it is unmounted.
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
