extension JSONNode {
  /// Whether two values are equal, what they contain left out.
  ///
  /// Strings are equal when they have the same characters, however they are escaped, and without regard to Unicode
  /// normalisation; numbers when they are the same number, however it is written. Containers are equal to containers of
  /// the same kind.
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

  /// A hash of the value, what it contains left out, that agrees with ``isEqualExceptChildren(to:)``.
  package var hashExceptChildren: UInt {
    switch kind {
    case .string: withString(hashOfBytes)
    case .number: JSONNumber.hash(source)
    case let kind: UInt(kind.rawValue)
    }
  }

  /// Whether two values are equal with all that they contain, members in any order.
  ///
  /// - Complexity: O(n) in the size of the smaller one, O(m²) in the members of one object in the worst case.
  package func isEqual(to other: JSONNode) -> Bool {
    var pairs = [(self, other)]
    while let (lhs, rhs) = pairs.popLast() {
      guard lhs.isEqualExceptChildren(to: rhs), lhs.count == rhs.count else { return false }
      if lhs.kind == .array {
        pairs.append(contentsOf: zip(lhs.children, rhs.children))
      } else if lhs.kind == .object {
        let isShared = lhs.storage.pointee.names.toOpaque() == rhs.storage.pointee.names.toOpaque()
        precondition(isShared, "documents that are compared share one table of names")
        for member in lhs.children {
          guard let partner = rhs.member(member.record.name) else { return false }
          pairs.append((member, partner))
        }
      }
    }
    return true
  }
}
