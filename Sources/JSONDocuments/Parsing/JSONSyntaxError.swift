/// A place in a text.
package struct JSONPlace: Equatable, Sendable, CustomStringConvertible {
  /// From 1 on.
  package var line: Int
  /// In characters of Unicode, from 1 on.
  package var column: Int

  /// Finds line and column of the byte at `offset`.
  ///
  /// - Complexity: O(n) in the offset.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let marked = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
    let end = min(max(offset, marked), bytes.count)
    let before = bytes[..<end]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? marked
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
  }

  package var description: String { "line \(line), column \(column)" }
}

/// Where and why a text is not JSON.
package struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  /// Where the text is wrong.
  package var place: JSONPlace
  /// What is wrong there.
  package var reason: String

  package var description: String { "\(place): \(reason)" }
}
