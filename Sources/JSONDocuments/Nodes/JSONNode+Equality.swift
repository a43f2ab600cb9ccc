extension JSONNode {
  /// Returns whether two values are equal, apart from their children.
  ///
  /// Strings are equal if they have the same Unicode scalars, however these are escaped; they are not normalized.
  /// Numbers are equal if they have the same value, however they are written. Containers are equal to containers of the
  /// same kind.
  package func isEqualExceptChildren(to other: JSONNode) -> Bool {
    let (lhs, rhs) = (record, other.record)
    guard lhs.kind == rhs.kind else { return false }
    switch lhs.kind {
    case .null, .true, .false, .array, .object: return true
    case .string, .number:
      let (source, otherSource) = (source, other.source)
      if lhs.kind == .number { return JSONNumber.areEqual(source, otherSource) }
      if source.count == otherSource.count, areEqualBytes(source.baseAddress, otherSource) { return true }
      guard lhs.hasEscapes || rhs.hasEscapes else { return false }
      return withString { lhs in
        other.withString { rhs in lhs.count == rhs.count && areEqualBytes(lhs.baseAddress, rhs) }
      }
    }
  }

  /// A hash of the value without its children, which agrees with ``isEqualExceptChildren(to:)``.
  package var hashExceptChildren: UInt {
    switch kind {
    case .string: withString(hashOfBytes)
    case .number: JSONNumber.hash(source)
    case let kind: UInt(kind.rawValue)
    }
  }

  /// Returns whether two values and all values inside them are equal, with members in any order.
  ///
  /// - Complexity: O(*n*) for *n* values in the smaller one, in the worst case O(*m*²) for *m* members of one object.
  package func isEqual(to other: JSONNode) -> Bool {
    var pairs = [(self, other)]
    while let (lhs, rhs) = pairs.popLast() {
      guard lhs.isEqualExceptChildren(to: rhs), lhs.count == rhs.count else { return false }
      if lhs.kind == .array {
        pairs.append(contentsOf: zip(lhs.children, rhs.children))
      } else if lhs.kind == .object {
        let isShared = lhs.storage.pointee.names.toOpaque() == rhs.storage.pointee.names.toOpaque()
        precondition(isShared, "Documents can be compared only if they share one table of names.")
        for member in lhs.children {
          guard let partner = rhs.member(member.record.name) else { return false }
          pairs.append((member, partner))
        }
      }
    }
    return true
  }
}
