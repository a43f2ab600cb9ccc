extension __TreeHandle {
  /// The index of a view type in the table, and its flags.
  @inlinable
  @inline(__always)
  func type<V: View>(_ type: V.Type) -> (index: UInt32, flags: NodeFlags) {
    // A metatype is one word, the address of its metadata.
    let metadata = UInt(bitPattern: unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self))
    let entry = storage.pointee.typeCache + Int((metadata >> 4) ^ (metadata >> 12)) & (__TreeStorage.typeCacheSize - 1)
    if entry.pointee.metadata == metadata { return (entry.pointee.index, entry.pointee.flags) }
    return findType(type, metadata, entry)
  }

  @usableFromInline
  @inline(never)
  func findType<V: View>(
    _ type: V.Type, _ metadata: UInt, _ entry: UnsafeMutablePointer<__TypeCacheEntry>
  ) -> (index: UInt32, flags: NodeFlags) {
    let index = storage.pointee.owner._withUnsafeGuaranteedRef { $0.typeIndex(of: type, in: self) }
    let flags = storage.pointee.types[Int(index)].flags
    entry.pointee = __TypeCacheEntry(metadata: metadata, index: index, flags: flags)
    return (index, flags)
  }

  /// The description of the view type of a node.
  @inlinable
  @inline(__always)
  func info(of node: __NodeReference) -> Unmanaged<__ViewTypeInfo> {
    storage.pointee.types[Int(self[node].pointee.type)].info
  }

  /// The flags of a node's type, including those that only the table has.
  @inlinable
  @inline(__always)
  func typeFlags(of node: __NodeReference) -> NodeFlags { storage.pointee.types[Int(self[node].pointee.type)].flags }

  /// The type whose static functions work on a node.
  @inlinable
  @inline(__always)
  func viewType(of node: __NodeReference) -> any View.Type { storage.pointee.types[Int(self[node].pointee.type)].type }
}
