import JSONDocuments

/// The user's texts as messages show them: names of files, and arguments.
enum ShownText {
  /// Returns a text on one line, with escapes for characters that are invisible or that a terminal might obey.
  static func escaped(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(JSONWriter.isReadable) { return text }
    return text.unicodeScalars.map { JSONWriter.isReadable($0) ? String($0) : escape($0) }.joined()
  }

  /// Returns the text of some bytes; those that are not UTF-8 are written as `\xFF`.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func decoded(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var position = 0
    while position < bytes.count {
      let ends = (position + 1...position + 4).prefix { $0 <= bytes.count }
      let character = ends.lazy.compactMap { String(validating: bytes[position..<$0], as: UTF8.self) }.first
      text += character ?? "\\x" + String(bytes[position], radix: 16, uppercase: true)
      position += character?.utf8.count ?? 1
    }
    return text
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + (scalar.value < 0x10000 ? String(repeating: "0", count: 4 - digits.count) + digits : "{\(digits)}")
  }
}
