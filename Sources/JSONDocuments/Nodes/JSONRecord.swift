/// The kind of a value.
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
/// The records of a document are in the order of its text, and a container comes before its children. So the values
/// inside a container are the records from the next one up to `end`.
struct JSONRecord {
  /// The position of the first byte in the text.
  var start: UInt32
  /// The position behind the last byte, including quotes; for a container, the number of the record behind its last
  /// one.
  var end: UInt32
  /// For a container, the number of elements, or of members that are not superseded.
  var count: UInt32
  /// The number of the name in bits 0 to 26, the kind in bits 27 to 29, and the two flags in bits 30 and 31.
  private var bits: UInt32

  /// The number that a value has in place of a name if it is not a member.
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

  /// Whether a string contains escapes.
  var hasEscapes: Bool { bits & 1 << 30 != 0 }

  /// Whether a later member of the same object has the same name.
  var isSuperseded: Bool {
    get { bits & 1 << 31 != 0 }
    set { bits = newValue ? bits | 1 << 31 : bits & ~(1 << 31) }
  }
}
