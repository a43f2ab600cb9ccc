/// The user's name for a document: a path, in the bytes that the system uses, or `-` for standard input.
///
/// File names need not be UTF-8. If the bytes of one are not, the text decoded from them is the name of another file,
/// or of none.
struct InputName: Equatable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(stringLiteral text: String) { bytes = Array(text.utf8) }

  var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

  /// The name as text, with replacement characters for bytes that are not UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The name of the document in messages; bytes that are not UTF-8 are written as `\xFF`.
  var shown: String { isStandardInput ? "standard input" : bytes.isEmpty ? "\"\"" : ShownText.decoded(bytes) }
}
