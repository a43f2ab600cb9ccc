/// A handle on the storage of a tree: all passes are functions of it.
///
/// Copying a handle copies an address and counts no reference, so a pass can hand it on for nothing. ``TreeCore`` owns
/// the storage: it allocates it, and frees it in its deinit, after the last use of a handle. No handle outlives a call
/// into the tree.
///
/// `TreeHandle+Nodes` has the records, `TreeHandle+Types` the table of view types. The other extensions are the passes,
/// one file each; `Docs/Architecture.md` lists them in their order.
@frozen
public struct __TreeHandle {
  /// The address of the storage, valid for as long as the tree's core lives.
  @usableFromInline let storage: UnsafeMutablePointer<__TreeStorage>

  /// Allocates the storage of a tree, which ``initialize(owner:)`` initializes.
  init() { storage = .allocate(capacity: 1) }

  /// Initializes the storage.
  ///
  /// - Parameter owner: The core that frees it.
  func initialize(owner: Unmanaged<TreeCore>) { storage.initialize(to: __TreeStorage(owner: owner)) }

  /// Frees the storage, whose payloads are destroyed already.
  func deallocate() {
    storage.pointee.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }
}
