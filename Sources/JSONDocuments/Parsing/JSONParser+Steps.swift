extension JSONParser {
  /// Skips a character if it is at the position, and returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips white space.
  mutating func skipSpace() {
    while true {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// Skips a byte order mark, and refuses a text that is in another encoding or too long for positions of 32 bits.
  mutating func checkBeginning() throws(JSONSyntaxError) {
    if end > UInt32.max { throw error("a document of more than 4 GB cannot be read") }
    let start = UnsafeBufferPointer(start: bytes, count: end)
    if start.starts(with: Self.byteOrderMark) {
      position = Self.byteOrderMark.count
    } else if let encoding = JSONParser.wideEncoding(of: start) {
      throw error(
        "the text is \(encoding): JSON is read as UTF-8 only, so convert it, as 'iconv -f \(encoding) -t UTF-8' does")
    } else if end > 0, bytes[0] == 0 {
      throw error("the file starts with a zero byte, so it is not a text")
    }
  }

  /// Returns the encoding of a text that is not UTF-8, judging by its byte order mark or the zero bytes of its first
  /// characters.
  ///
  /// The first character of a JSON text is an ASCII character (RFC 4627, section 3).
  private static func wideEncoding(of start: UnsafeBufferPointer<UInt8>) -> String? {
    let first = Array(start.prefix(4))
    if first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch first.map({ $0 == 0 }) {
    case [true, true, true, false]: return "UTF-32BE"
    case [false, true, true, true]: return "UTF-32LE"
    case [true, false, true, false], [true, false]: return "UTF-16BE"
    case [false, true, false, true], [false, true]: return "UTF-16LE"
    // The second character is beyond ASCII.
    case [true, false, false, false], [true, false, false, true]: return "UTF-16BE"
    case [false, true, false, false], [false, true, true, false]: return "UTF-16LE"
    default: return nil
    }
  }

  /// Returns an error at the position, or at another one.
  func error(_ reason: String, at offset: Int? = nil) -> JSONSyntaxError {
    let text = UnsafeBufferPointer(start: bytes, count: end)
    return JSONSyntaxError(place: JSONPlace(of: offset ?? position, in: text), reason: reason)
  }

  /// A description of what is at the position, for a message.
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
