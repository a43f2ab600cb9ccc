extension JSONParser {
  /// Skips the string whose opening quote is at the position.
  ///
  /// - Returns: Whether it contains escapes.
  mutating func skipString() throws(JSONSyntaxError) -> Bool {
    let start = position
    var hasEscapes = false
    position += 1
    while true {
      skipPlainCharacters()
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape(ofStringAt: start)
      case 0x80...:
        guard let length = lengthOfCharacter else { throw error("the text is not valid UTF-8") }
        position += length
      default:
        if position >= end { throw error("the string has no end", at: start) }
        let escape = byte == 0x0A ? "\\n" : byte == 0x09 ? "\\t" : byte == 0x0D ? "\\r" : "\\u…"
        throw error("a control character in a string is written as an escape, here as \(escape)")
      }
    }
  }

  /// Goes on to the next quote, backslash, control character or byte beyond ASCII.
  ///
  /// It looks at eight bytes at once. A byte that is smaller than what is subtracted from it borrows, which sets its
  /// highest bit. The borrow can disturb only the bytes above, and only the first hit counts.
  private mutating func skipPlainCharacters() {
    let raw = UnsafeRawPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    while true {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let quotes = word ^ ones &* 0x22
      let backslashes = word ^ ones &* 0x5C
      let found =
        ((word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | word) & (ones &* 0x80)
      if found == 0 {
        position += 8
      } else {
        let first = found.trailingZeroBitCount / 8
        position += first
        return
      }
    }
  }

  /// The length of the character beyond ASCII at the position, or nil if its bytes are not UTF-8.
  private var lengthOfCharacter: Int? {
    let lead = bytes[position]
    let second = bytes[position + 1]
    let range: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, range) = (2, 0x80...0xBF)
    case 0xE0: (length, range) = (3, 0xA0...0xBF)
    case 0xED: (length, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, range) = (3, 0x80...0xBF)
    case 0xF0: (length, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, range) = (4, 0x80...0xBF)
    case 0xF4: (length, range) = (4, 0x80...0x8F)
    default: return nil
    }
    guard range.contains(second) else { return nil }
    for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Skips the escape whose backslash is at the position.
  private mutating func skipEscape(ofStringAt string: Int) throws(JSONSyntaxError) {
    let start = position
    position += 1
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      let unit = try skipCodeUnit()
      if UTF16.isTrailSurrogate(unit) { throw error("half of a surrogate pair is missing", at: start) }
      guard UTF16.isLeadSurrogate(unit) else { return }
      guard take("\\"), take("u"), UTF16.isTrailSurrogate(try skipCodeUnit()) else {
        throw error("half of a surrogate pair is missing", at: start)
      }
    default:
      if position >= end { throw error("the string has no end", at: string) }
      throw error("a string has no such escape: a backslash is followed by one of \" \\ / b f n r t u", at: start)
    }
  }

  private mutating func skipCodeUnit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = JSONEscapes.hexadecimalValue(of: bytes[position]) else {
        throw error("expected four hexadecimal digits after \\u, found \(found)")
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }
}
