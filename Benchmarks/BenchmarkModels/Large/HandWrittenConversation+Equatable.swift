extension HandWrittenConversation: Equatable {
  /// Compares in the order of declaration; inlined, and in place, so that no caller copies the values.
  @inlinable @inline(__always)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in areEqual(lhs, rhs) }
    }
  }
}

extension HandWrittenConversation {
  /// Does the same in place, field by field.
  ///
  /// Each message is reached through a pointer to it. Read through `pointee`, it would be copied for its `==`.
  @inlinable @inline(__always)
  public static func areEqual(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    if lhs.pointee.id != rhs.pointee.id { return false }
    if !HandWrittenMessage.areEqual(lhs.latest, rhs.latest) { return false }
    if !haveEqualFrames(lhs, rhs) { return false }
    if lhs.pointee.name != rhs.pointee.name { return false }
    if !HandWrittenMessage.areEqual(lhs.pinned, rhs.pinned) { return false }
    if lhs.pointee.isVisible != rhs.pointee.isVisible { return false }
    if !haveEqualElements(lhs.pointee.unread, rhs.pointee.unread) { return false }
    return lhs.pointee.status == rhs.pointee.status
  }

  /// Does the same, beginning with the cheapest fields.
  @inlinable @inline(__always)
  public static func areEqualCheapFirst(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    if lhs.pointee.id != rhs.pointee.id { return false }
    if lhs.pointee.isVisible != rhs.pointee.isVisible { return false }
    if !haveEqualFrames(lhs, rhs) { return false }
    if lhs.pointee.unread.count != rhs.pointee.unread.count { return false }
    if lhs.pointee.name != rhs.pointee.name { return false }
    if lhs.pointee.status != rhs.pointee.status { return false }
    if !HandWrittenMessage.areEqualCheapFirst(lhs.latest, rhs.latest) { return false }
    if !HandWrittenMessage.areEqualCheapFirst(lhs.pinned, rhs.pinned) { return false }
    return haveEqualElements(lhs.pointee.unread, rhs.pointee.unread)
  }

  /// Compares where two conversations are drawn.
  @inlinable @inline(__always)
  public static func haveEqualFrames(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee.frame.top == rhs.pointee.frame.top && lhs.pointee.frame.leading == rhs.pointee.frame.leading
      && lhs.pointee.frame.bottom == rhs.pointee.frame.bottom
      && lhs.pointee.frame.trailing == rhs.pointee.frame.trailing
  }
}

extension UnsafePointer<HandWrittenConversation> {
  /// The address of the last message.
  @inlinable @inline(__always)
  public var latest: UnsafePointer<HandWrittenMessage> { pointer(to: \.latest)! }

  /// The address of the pinned message.
  @inlinable @inline(__always)
  public var pinned: UnsafePointer<HandWrittenMessage> { pointer(to: \.pinned)! }
}
