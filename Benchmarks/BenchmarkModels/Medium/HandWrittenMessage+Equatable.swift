extension HandWrittenMessage: Equatable {
  /// Compares in the order of declaration; inlined, so that no caller copies the values.
  @inlinable @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.title != rhs.title { return false }
    if lhs.subtitle != rhs.subtitle { return false }
    if !haveEqualElements(lhs.tags, rhs.tags) { return false }
    if !haveSameEffect(lhs.action, rhs.action) { return false }
    if lhs.tint.red != rhs.tint.red || lhs.tint.green != rhs.tint.green { return false }
    if lhs.tint.blue != rhs.tint.blue || lhs.tint.alpha != rhs.tint.alpha { return false }
    if lhs.insets.top != rhs.insets.top || lhs.insets.leading != rhs.insets.leading { return false }
    if lhs.insets.bottom != rhs.insets.bottom || lhs.insets.trailing != rhs.insets.trailing { return false }
    if lhs.opacity != rhs.opacity { return false }
    if lhs.count != rhs.count { return false }
    if lhs.isSelected != rhs.isSelected { return false }
    if lhs.badge != rhs.badge { return false }
    if lhs.kind != rhs.kind { return false }
    if lhs.footer != rhs.footer { return false }
    return true
  }
}

extension HandWrittenMessage {
  /// Does the same in place, field by field.
  @inlinable @inline(__always)
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    if lhs.pointee.title != rhs.pointee.title { return false }
    if lhs.pointee.subtitle != rhs.pointee.subtitle { return false }
    if !haveEqualElements(lhs.pointee.tags, rhs.pointee.tags) { return false }
    if !haveSameEffect(lhs.pointee.action, rhs.pointee.action) { return false }
    if lhs.pointee.tint.red != rhs.pointee.tint.red || lhs.pointee.tint.green != rhs.pointee.tint.green { return false }
    if lhs.pointee.tint.blue != rhs.pointee.tint.blue || lhs.pointee.tint.alpha != rhs.pointee.tint.alpha {
      return false
    }
    if lhs.pointee.insets.top != rhs.pointee.insets.top || lhs.pointee.insets.leading != rhs.pointee.insets.leading {
      return false
    }
    if lhs.pointee.insets.bottom != rhs.pointee.insets.bottom
      || lhs.pointee.insets.trailing != rhs.pointee.insets.trailing
    {
      return false
    }
    if lhs.pointee.opacity != rhs.pointee.opacity { return false }
    if lhs.pointee.count != rhs.pointee.count { return false }
    if lhs.pointee.isSelected != rhs.pointee.isSelected { return false }
    if lhs.pointee.badge != rhs.pointee.badge { return false }
    if lhs.pointee.kind != rhs.pointee.kind { return false }
    if lhs.pointee.footer != rhs.pointee.footer { return false }
    return true
  }

  /// Does the same, beginning with the cheapest fields.
  @inlinable @inline(__always)
  public static func areEqualCheapFirst(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    if lhs.pointee.count != rhs.pointee.count { return false }
    if lhs.pointee.isSelected != rhs.pointee.isSelected { return false }
    if lhs.pointee.kind != rhs.pointee.kind { return false }
    if lhs.pointee.opacity != rhs.pointee.opacity { return false }
    if lhs.pointee.badge != rhs.pointee.badge { return false }
    if lhs.pointee.tint.red != rhs.pointee.tint.red || lhs.pointee.tint.green != rhs.pointee.tint.green { return false }
    if lhs.pointee.tint.blue != rhs.pointee.tint.blue || lhs.pointee.tint.alpha != rhs.pointee.tint.alpha {
      return false
    }
    if lhs.pointee.insets.top != rhs.pointee.insets.top || lhs.pointee.insets.leading != rhs.pointee.insets.leading {
      return false
    }
    if lhs.pointee.insets.bottom != rhs.pointee.insets.bottom
      || lhs.pointee.insets.trailing != rhs.pointee.insets.trailing
    {
      return false
    }
    if lhs.pointee.tags.count != rhs.pointee.tags.count { return false }
    if lhs.pointee.title != rhs.pointee.title { return false }
    if lhs.pointee.footer != rhs.pointee.footer { return false }
    if lhs.pointee.subtitle != rhs.pointee.subtitle { return false }
    if !haveSameEffect(lhs.pointee.action, rhs.pointee.action) { return false }
    if !haveEqualElements(lhs.pointee.tags, rhs.pointee.tags) { return false }
    return true
  }
}
