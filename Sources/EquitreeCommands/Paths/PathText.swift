import JSONDocuments

/// Paths as people read them, such as `items[id=7].tags[2]`.
enum PathText {
  /// The path of a whole document.
  static let root = "$"

  /// How names and keys are written.
  struct Style {
    /// Whether characters beyond ASCII are written as escapes.
    var isEscaped = false
    /// The length at which a name or a key is cut off, in bytes.
    var longest = 80

    /// Cuts long names and keys.
    static let readable = Style()
    /// Leaves nothing out, so that no two texts look the same.
    static let full = Style(isEscaped: true, longest: .max)
    /// Cuts long names and keys, and escapes characters beyond ASCII.
    static let escaped = Style(isEscaped: true)

    fileprivate func isPlain(_ name: String) -> Bool {
      name.utf8.count <= longest && PathText.isPlain(name) && (!isEscaped || name.utf8.allSatisfy { $0 < 0x80 })
    }

    fileprivate var writer: JSONWriter { JSONWriter(isEscaped ? .escaped : .readable, limit: longest) }
  }

  /// Appends the step to a member.
  static func append(member name: String, to path: inout String, _ style: Style = .readable) {
    if style.isPlain(name) {
      if !path.isEmpty { path += "." }
      path += name
    } else {
      path += "[\(quoted(name, style))]"
    }
  }

  /// Appends the step to the element that has a value in its key field.
  static func append(
    key field: String, _ fieldStyle: Style = .readable, _ value: JSONNode, _ style: Style = .readable,
    to path: inout String
  ) {
    path += "[\(text(ofName: field, fieldStyle))=\(text(ofKey: value, style))]"
  }

  /// Returns a name, quoted if it could be taken for something else.
  static func text(ofName name: String, _ style: Style = .readable) -> String {
    style.isPlain(name) ? name : quoted(name, style)
  }

  /// Appends the step to the element at a position, from 0 on.
  static func append(position: Int, to path: inout String) {
    path += "[\(position)]"
  }

  /// Returns the path of a kind of place, with `[]` for the elements of an array.
  static func text(ofPlace steps: [UInt32?], _ names: JSONNames, _ spellings: Spellings) -> String {
    var path = ""
    for step in steps {
      if let step { append(member: names[step], to: &path, spellings.style(of: names[step])) } else { path += "[]" }
    }
    return path.isEmpty ? root : path
  }

  /// Returns whether a name needs no quotes in a path.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != root && name.unicodeScalars.allSatisfy(isPlain)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && JSONWriter.isReadable(scalar) || ("0"..."9").contains(scalar)
      || "_-$@/:".unicodeScalars.contains(scalar)
  }

  /// Returns a key; a string has no quotes if it cannot be mistaken for anything else, such as a number.
  private static func text(ofKey value: JSONNode, _ style: Style) -> String {
    if let string = value.string, style.isPlain(string), string.first?.isLetter == true { return string }
    var writer = style.writer
    writer.write(value)
    return text(from: writer) + (writer.isCut && value.kind == .string ? "\"" : "")
  }

  /// Returns a text in quotes, cut off if it is long.
  static func quoted(_ text: String, _ style: Style = .readable) -> String {
    var writer = style.writer
    writer.writeString(text)
    return self.text(from: writer) + (writer.isCut ? "\"" : "")
  }

  private static func text(from writer: JSONWriter) -> String {
    String(decoding: writer.bytes, as: UTF8.self) + (writer.isCut ? "…" : "")
  }
}
