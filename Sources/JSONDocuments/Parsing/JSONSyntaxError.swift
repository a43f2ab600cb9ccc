/// A line and a column of a text.
package struct JSONPlace: Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1 on.
  package var line: Int
  /// The column in Unicode scalars, from 1 on.
  package var column: Int

  /// Finds the line and column of the byte at `offset`.
  ///
  /// - Complexity: O(*n*) for an offset of *n*.
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

/// An error that says where and why a text is not JSON.
package struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  /// The place of the mistake.
  package var place: JSONPlace
  /// What is wrong there.
  package var reason: String

  package var description: String { "\(place): \(reason)" }
}
