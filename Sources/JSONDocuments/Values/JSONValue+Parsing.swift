extension JSONValue {
  /// The deepest nesting: enough for any document of records, and safe on a small stack.
  private static var deepest: Int { 512 }

  /// Reads a text as a self-contained value, for small documents.
  ///
  /// - Parameter text: The bytes of the text, in UTF-8.
  /// - Throws: An error that says where and why the text is not JSON. A name that occurs twice in one object, and
  ///   nesting deeper than 512 levels, are errors too.
  package init(parsing text: [UInt8]) throws(JSONSyntaxError) {
    let document = try JSONDocument(parsing: JSONText(text), deepest: Self.deepest)
    self = withExtendedLifetime(document) { JSONValue($0.root) }
  }

  /// Copies a value out of its document; the parser has limited the nesting.
  private init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .false: self = .bool(false)
    case .true: self = .bool(true)
    case .number: self = Self.number(String(decoding: node.source, as: UTF8.self))
    case .string: self = .string(node.string ?? "")
    case .array: self = .array(node.children.map { JSONValue($0) })
    case .object: self = .object(node.children.map { JSONField(name: $0.name ?? "", value: JSONValue($0)) })
    }
  }

  private static func number(_ text: String) -> JSONValue {
    if let integer = Int(text) { return .integer(integer) }
    guard let double = Double(text), double.isFinite else { return .digits(text) }
    // Integral doubles up to 2⁵³ are exact, so each number has only one representation.
    if let integer = Int(exactly: double), integer.magnitude <= 1 << 53 { return .integer(integer) }
    let isIntegral = text.utf8.allSatisfy { JSONParser.isDigit($0) || $0 == UInt8(ascii: "-") }
    return isIntegral ? .digits(text) : .double(double)
  }
}
