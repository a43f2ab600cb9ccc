// Child nodes in fields of a view value: those marked `@AutoChildren`.

extension __TreeHandle {
  /// Whether the fields with child nodes have the same bits in two values.
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

  /// Replaces the child nodes in a value by those in an otherwise equal value.
  ///
  /// - Returns: False if they are not one array; nothing is replaced then.
  @inlinable
  @inline(__always)
  func replaceChildren(
    _ node: __NodeReference, _ old: UnsafeMutableRawPointer, by new: UnsafeMutableRawPointer
  ) -> Bool {
    let word = Int(storage.pointee.types[Int(self[node].pointee.type)].childrenWord)
    guard word >= 0 else { return false }
    // An array of any element type is one reference to its storage.
    (old + word).assumingMemoryBound(to: [UInt8].self).pointee =
      (new + word).assumingMemoryBound(to: [UInt8].self).pointee
    return true
  }
}
