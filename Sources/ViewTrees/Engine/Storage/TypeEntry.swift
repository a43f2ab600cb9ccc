/// An entry in a tree's table of view types.
@frozen
public struct __TypeEntry {
  /// The type whose static functions work on the nodes.
  @usableFromInline let type: any View.Type

  /// The description of the view type; retained here, and released with the tree.
  @usableFromInline let info: Unmanaged<__ViewTypeInfo>

  /// The flags of the type; those that only this table has may change.
  @usableFromInline var flags: NodeFlags

  /// The offset of the only field with child nodes if it is an array; negative otherwise.
  @usableFromInline let childrenWord: Int32

  init(type: any View.Type, info: __ViewTypeInfo) {
    self.type = type
    self.info = Unmanaged.passRetained(info)
    flags = info.flags
    childrenWord =
      info.children.count == 1 && info.children[0].isArray ? Int32(truncatingIfNeeded: info.children[0].offset) : -1
  }
}

/// An entry of the cache that finds a type in the table by the address of its metadata.
@frozen
public struct __TypeCacheEntry: BitwiseCopyable {
  @usableFromInline var metadata: UInt
  @usableFromInline var index: UInt32
  @usableFromInline var flags: NodeFlags
}
