/// Reads JSON strictly, and says where a text is not JSON.
///
/// Fields keep their order, and a name that occurs twice in one object is an error, because no reading of it would
/// keep both values.
package struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var depth = 0

  /// Deep enough for any document of records, and safe on a small stack.
  private static var deepest: Int { 512 }

  /// Reads a whole document.
  package static func read(_ text: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    let result: Result<JSONValue, JSONSyntaxError> = text.withUnsafeBufferPointer { bytes in
      Result { () throws(JSONSyntaxError) in
        var reader = JSONReader(bytes: bytes)
        return try reader.readDocument()
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func readDocument() throws(JSONSyntaxError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try readValue()
    skipSpace()
    if position < bytes.count { throw error("nothing may follow the end of the document") }
    return value
  }

  private mutating func readValue() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONSyntaxError) in try reader.readObject() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONSyntaxError) in try reader.readArray() }
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try readNumber()
    case nil: throw error("the document ends where a value should be")
    default: throw error("expected a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    if depth == Self.deepest { throw error("nested deeper than \(Self.deepest) levels") }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func readArray() throws(JSONSyntaxError) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      elements.append(try readValue())
      skipSpace()
      if take("]") { return .array(elements) }
      if !take(",") { throw error("expected ',' or ']' after an element") }
    }
  }

  private mutating func readObject() throws(JSONSyntaxError) -> JSONValue {
    var fields: [JSONField] = []
    var names: Set<String> = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw error("expected the name of a field, in double quotes") }
      let name = try readString()
      guard names.insert(name).inserted else {
        throw error("the object has two fields with the name \"\(name)\"", at: start)
      }
      skipSpace()
      if !take(":") { throw error("expected ':' after the name of a field") }
      fields.append(JSONField(name: name, value: try readValue()))
      skipSpace()
      if take("}") { return .object(fields) }
      if !take(",") { throw error("expected ',' or '}' after a field") }
    }
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: text) else { throw error("expected a value") }
    position += text.count
    return value
  }

  // MARK: - Steps

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  func error(_ reason: String, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(at: offset ?? position, in: bytes, reason: reason)
  }
}
