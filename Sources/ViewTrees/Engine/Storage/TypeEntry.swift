/// A row in a tree's table of the view types that it met.
@frozen
public struct __TypeEntry {
  /// The type whose functions serve the nodes.
  @usableFromInline let type: any View.Type

  /// What is known of the view type; retained here, and released by the tree when it goes.
  @usableFromInline let info: Unmanaged<__ViewTypeInfo>

  /// What is known of the type; the flags that only this table has may change.
  @usableFromInline var flags: NodeFlags

  /// Where the only field with child nodes lies, if it is an array; negative otherwise.
  @usableFromInline let childrenWord: Int32

  init(type: any View.Type, info: __ViewTypeInfo) {
    self.type = type
    self.info = Unmanaged.passRetained(info)
    flags = info.flags
    childrenWord =
      info.children.count == 1 && info.children[0].isArray ? Int32(truncatingIfNeeded: info.children[0].offset) : -1
  }
}

/// A place in the cache that finds the row of a type by the address of its metadata.
@frozen
public struct __TypeCacheEntry: BitwiseCopyable {
  @usableFromInline var metadata: UInt
  @usableFromInline var index: UInt32
  @usableFromInline var flags: NodeFlags
}
