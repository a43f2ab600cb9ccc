// Child nodes that lie in fields of a view value: those marked `@AutoChildren`.

extension __TreeHandle {
  /// Whether the fields of a node with child nodes are the very same in two values.
  @inlinable
  @inline(__always)
  func haveSameChildren(
    _ node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer
  ) -> Bool {
    let word = Int(storage.pointee.types[Int(self[node].pointee.type)].childrenWord)
    guard word >= 0 else { return haveSameChildrenApart(node, old, new) }
    return old.load(fromByteOffset: word, as: UInt.self) == new.load(fromByteOffset: word, as: UInt.self)
  }

  @usableFromInline
  func haveSameChildrenApart(
    _ node: __NodeReference, _ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer
  ) -> Bool {
    info(of: node)._withUnsafeGuaranteedRef { $0.haveSameChildren(old, new) }
  }

  /// Gives a value the child nodes of another one that is equal otherwise, if they are one array.
  @inlinable
  @inline(__always)
  func replaceChildren(
    _ node: __NodeReference, _ old: UnsafeMutableRawPointer, by new: UnsafeMutableRawPointer
  ) -> Bool {
    let word = Int(storage.pointee.types[Int(self[node].pointee.type)].childrenWord)
    guard word >= 0 else { return false }
    // An array is a reference to its storage, whatever the elements are.
    (old + word).assumingMemoryBound(to: [UInt8].self).pointee =
      (new + word).assumingMemoryBound(to: [UInt8].self).pointee
    return true
  }
}
