/// Where and why a text is not JSON.
package struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  /// From 1 on.
  package var line: Int
  /// In characters of Unicode, from 1 on.
  package var column: Int
  package var reason: String

  /// Finds line and column of the byte at `offset`.
  init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, reason: String) {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
    self.reason = reason
  }

  package var description: String { "line \(line), column \(column): \(reason)" }
}
