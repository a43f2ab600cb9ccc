extension HandWrittenTile: Equatable {
  /// Compares in the order of declaration; inlined, so that no caller copies the values.
  @inlinable @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.id != rhs.id { return false }
    if lhs.width != rhs.width { return false }
    if lhs.isHidden != rhs.isHidden { return false }
    if lhs.kind != rhs.kind { return false }
    return true
  }
}

extension HandWrittenTile {
  /// Does the same in place, field by field.
  @inlinable @inline(__always)
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    if lhs.pointee.id != rhs.pointee.id { return false }
    if lhs.pointee.width != rhs.pointee.width { return false }
    if lhs.pointee.isHidden != rhs.pointee.isHidden { return false }
    if lhs.pointee.kind != rhs.pointee.kind { return false }
    return true
  }

  /// Does the same, beginning with the cheapest fields.
  @inlinable @inline(__always)
  public static func areEqualCheapFirst(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    if lhs.pointee.id != rhs.pointee.id { return false }
    if lhs.pointee.isHidden != rhs.pointee.isHidden { return false }
    if lhs.pointee.kind != rhs.pointee.kind { return false }
    if lhs.pointee.width != rhs.pointee.width { return false }
    return true
  }
}
