/// How the user names a document: a path, in the bytes that the system knows it by, or `-` for standard input.
///
/// File names need not be UTF-8, and a text that was decoded from one that is not names another file, or none.
struct InputName: Equatable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(stringLiteral text: String) { bytes = Array(text.utf8) }

  var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

  /// The name as text, with replacements for bytes that are no UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What the document is called in messages; bytes that are no UTF-8 are written as `\xFF`.
  var shown: String { isStandardInput ? "standard input" : bytes.isEmpty ? "\"\"" : ShownText.decoded(bytes) }
}
