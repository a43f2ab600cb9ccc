/// A writer of JSON that can be part of a script in a page.
struct ScriptJSON {
  private(set) var text = ""
  /// Whether the open object or list has elements.
  private var hasElements = false

  /// Writes an object.
  mutating func object(_ content: (inout ScriptJSON) -> Void) { enclose("{", "}", content) }

  /// Writes a list.
  mutating func list(_ content: (inout ScriptJSON) -> Void) { enclose("[", "]", content) }

  /// Writes the name of a field, whose value comes next.
  mutating func name(_ name: String) {
    string(name)
    text += ":"
    hasElements = false
  }

  /// Writes a string.
  mutating func string(_ string: String) {
    separate()
    text += "\""
    if string.utf8.allSatisfy(Self.isPlain) {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(scalar) }
    }
    text += "\""
  }

  /// Writes a number.
  mutating func number(_ number: Int) {
    separate()
    text += "\(number)"
  }

  /// Writes a truth value.
  mutating func bool(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  private mutating func enclose(_ opening: String, _ closing: String, _ content: (inout ScriptJSON) -> Void) {
    separate()
    text += opening
    hasElements = false
    content(&self)
    text += closing
    hasElements = true
  }

  private mutating func separate() {
    if hasElements { text += "," }
    hasElements = true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x7F...: false
    default: true
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    // In a script in a page, `</script` ends the script and `<!--` changes how it is read. Older engines read the two
    // line separators as the end of a line.
    case "<", ">", "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..."\u{9F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
