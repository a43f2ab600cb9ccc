extension JSONParser {
  /// Skips the number at the position.
  mutating func skipNumber() throws(JSONSyntaxError) {
    let start = position
    _ = take("-")
    if take("0") {
      if Self.isDigit(bytes[position]) { throw error("a number does not start with 0", at: start) }
    } else {
      try skipDigits(after: "the sign of a number")
    }
    if take(".") { try skipDigits(after: "the point of a number") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try skipDigits(after: "the exponent sign of a number")
    }
  }

  private mutating func skipDigits(after what: String) throws(JSONSyntaxError) {
    guard Self.isDigit(bytes[position]) else { throw error("expected a digit after \(what), found \(found)") }
    repeat { position += 1 } while Self.isDigit(bytes[position])
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Skips `null`, `false` or `true`.
  mutating func skipWord() throws(JSONSyntaxError) -> JSONKind {
    switch bytes[position] {
    case UInt8(ascii: "n"): if skip("null") { return .null }
    case UInt8(ascii: "f"): if skip("false") { return .false }
    case UInt8(ascii: "t"): if skip("true") { return .true }
    default: break
    }
    throw error("expected a value, found \(foundWord)\(hint)")
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] { return false }
    let next = position + word.utf8CodeUnitCount
    if Self.isLetter(bytes[next]) { return false }
    position = next
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// The word at the position, or what else is there.
  private var foundWord: String {
    var length = 0
    while length < 20, Self.isLetter(bytes[position + length]) { length += 1 }
    if length == 0 { return found }
    return "'\(String(decoding: UnsafeBufferPointer(start: bytes + position, count: length), as: UTF8.self))'"
  }

  /// A hint at what the author of the text may have meant.
  private var hint: String {
    switch bytes[position] {
    case UInt8(ascii: "'"): ": strings need double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): ": JSON has no comments"
    case UInt8(ascii: "]"), UInt8(ascii: "}"): hintAfterComma
    case UInt8(ascii: "N"), UInt8(ascii: "I"): ": JSON has no such number"
    case UInt8(ascii: "+"), UInt8(ascii: "."): ": a number starts with a digit or '-'"
    default: ""
    }
  }

  /// Returns a hint if another value after the document may be the next line of NDJSON.
  func hintAfterDocument(endingAt documentEnd: Int) -> String {
    let isOnNewLine = (documentEnd..<position).contains { bytes[$0] == 0x0A }
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      guard isOnNewLine else { return "" }
      return ": if this is NDJSON, a document on each line, put the lines into one array, as 'jq -s .' does"
    default: return ""
    }
  }

  /// A hint if a comma comes directly before the position.
  var hintAfterComma: String {
    var last = position - 1
    while last > 0, bytes[last] <= 0x20 { last -= 1 }
    return last >= 0 && bytes[last] == UInt8(ascii: ",") ? ": a comma before the end is not allowed" : ""
  }
}
