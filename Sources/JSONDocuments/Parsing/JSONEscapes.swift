/// Decodes the escapes of strings that are known to be well-formed.
enum JSONEscapes {
  /// Returns the UTF-8 of a string, given the text between its quotes.
  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let letter = raw[index]
      index += 1
      switch letter {
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "u"):
        let first = codeUnit(raw, index)
        index += 4
        var character = UInt32(first)
        if UTF16.isLeadSurrogate(first) {
          character = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(codeUnit(raw, index + 2)) - 0xDC00)
          index += 6
        }
        if let scalar = Unicode.Scalar(character) { bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped) }
      default: bytes.append(letter)
      }
    }
    return bytes
  }

  private static func codeUnit(_ raw: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt16 {
    (0..<4).reduce(0) { unit, digit in unit << 4 | (hexadecimalValue(of: raw[index + digit]) ?? 0) }
  }

  /// Returns the value of a hexadecimal digit, or nil.
  static func hexadecimalValue(of byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
