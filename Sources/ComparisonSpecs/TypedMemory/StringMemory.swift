/// Compares strings in memory.
enum StringMemory {
  /// Whether the two strings stored at the addresses are equal: their characters are canonically equivalent.
  @inline(__always)
  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.holding(String.self).pointee == rhs.holding(String.self).pointee
  }

  /// Whether the two optional strings stored at the addresses are both nil, or equal strings.
  @inline(__always)
  static func areOptionalsEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.holding(String?.self).pointee == rhs.holding(String?.self).pointee
  }
}
