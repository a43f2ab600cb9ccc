/// What a value is.
package enum JSONKind: UInt8, Sendable {
  case null
  case `false`
  case `true`
  case number
  case string
  case array
  case object
}

/// One value of a document, in 16 bytes.
///
/// The records of a document are in the order of its text, a container before what it contains, so that a container is
/// the run of records from its own up to `end`.
struct JSONRecord {
  /// The position of the first byte in the text.
  var start: UInt32
  /// The position behind the last byte, quotes included; of a container, the number of the record behind its last one.
  var end: UInt32
  /// Of a container, the number of elements, or of members that are not superseded.
  var count: UInt32
  /// The number of the name in the lower bits, kind and flags in the upper ones.
  private var bits: UInt32

  /// What represents the name of a value that is not a member.
  static var noName: UInt32 { nameMask }
  private static var nameMask: UInt32 { 1 << 27 - 1 }

  init(_ kind: JSONKind, start: Int, end: Int, name: UInt32, hasEscapes: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    count = 0
    bits = name | UInt32(kind.rawValue) << 27 | (hasEscapes ? 1 << 30 : 0)
  }

  var name: UInt32 { bits & Self.nameMask }

  var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: bits >> 27 & 7)).unsafelyUnwrapped }

  var isContainer: Bool { kind.rawValue >= JSONKind.array.rawValue }

  /// Whether a string has escapes in it.
  var hasEscapes: Bool { bits & 1 << 30 != 0 }

  /// Whether a later member of the same object has the same name.
  var isSuperseded: Bool {
    get { bits & 1 << 31 != 0 }
    set { bits = newValue ? bits | 1 << 31 : bits & ~(1 << 31) }
  }
}
