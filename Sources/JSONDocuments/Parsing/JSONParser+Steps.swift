extension JSONParser {
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while true {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// Skips a byte order mark, and refuses what is not UTF-8 or too large to be numbered.
  mutating func checkBeginning() throws(JSONSyntaxError) {
    if end > UInt32.max { throw error("a document of more than 4 GB cannot be read") }
    let start = UnsafeBufferPointer(start: bytes, count: end)
    if start.starts(with: Self.byteOrderMark) {
      position = Self.byteOrderMark.count
    } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      throw error("the text is UTF-16: JSON is read as UTF-8 only, so convert it")
    } else if end >= 2, bytes[0] == 0 || bytes[1] == 0 {
      throw error("the text has zero bytes, as UTF-16 and UTF-32 have: JSON is read as UTF-8 only, so convert it")
    }
  }

  func error(_ reason: String, at offset: Int? = nil) -> JSONSyntaxError {
    let text = UnsafeBufferPointer(start: bytes, count: end)
    return JSONSyntaxError(place: JSONPlace(of: offset ?? position, in: text), reason: reason)
  }

  /// What stands at the position, in words for a message.
  var found: String {
    guard position < end else { return "the end of the text" }
    let rest = UnsafeBufferPointer(start: bytes + position, count: min(end - position, 4))
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first, scalar != "\u{FFFD}" else {
      return "a byte that is not UTF-8"
    }
    if scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.properties.generalCategory == .control {
      return "the character U+\(String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count)))"
        + String(scalar.value, radix: 16, uppercase: true)
    }
    return "'\(scalar)'"
  }
}
