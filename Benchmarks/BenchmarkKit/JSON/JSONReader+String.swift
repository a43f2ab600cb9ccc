extension JSONReader {
  /// Reads a string whose opening quote is at the position.
  mutating func readString() throws(JSONSyntaxError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("the string is not valid UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        position += 1
        text += UTF8.encode(try readEscape())!
      case 0..<0x20:
        throw error("a control character in a string is written as an escape")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("the string has no end", at: start)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = peek else { throw error("the document ends inside a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: throw error("a string has no such escape", at: position - 2)
    }
  }

  /// Reads the digits of `\uXXXX`, and the second half where they are the first half of a surrogate pair.
  private mutating func readUnicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position - 2
    let first = try readCodeUnit()
    guard UTF16.isLeadSurrogate(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw error("half of a surrogate pair stands alone", at: start) }
      return scalar
    }
    guard take("\\"), take("u") else { throw error("half of a surrogate pair stands alone", at: start) }
    let second = try readCodeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw error("half of a surrogate pair stands alone", at: start) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func readCodeUnit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error("expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
