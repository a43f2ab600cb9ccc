extension JSONReader {
  /// Reads a number that starts at the position.
  mutating func readNumber() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    _ = take("-")
    if take("0") {
      if let byte = peek, Self.isDigit(byte) { throw error("a number does not start with 0", at: start) }
    } else {
      try readDigits()
    }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let double = Double(text), double.isFinite else { return .digits(text) }
    // Integral doubles up to 2^53 are exact: one number has one representation.
    if let integer = Int(exactly: double), integer.magnitude <= 1 << 53 { return .integer(integer) }
    let isIntegral = text.utf8.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: "-") }
    return isIntegral ? .digits(text) : .double(double)
  }

  private mutating func readDigits() throws(JSONSyntaxError) {
    guard let first = peek, Self.isDigit(first) else { throw error("expected a digit") }
    while let byte = peek, Self.isDigit(byte) { position += 1 }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
