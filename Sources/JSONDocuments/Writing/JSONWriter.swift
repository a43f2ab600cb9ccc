/// Writes values as JSON on one line.
package struct JSONWriter {
  /// What the text may look like.
  package enum Style {
    /// Without spaces, for programs.
    case compact
    /// With spaces after commas and colons, and with escapes for characters that a terminal might obey, for people.
    case readable
    /// As readable, with escapes for everything beyond ASCII.
    case escaped
  }

  /// The text that was written.
  package private(set) var bytes: [UInt8] = []
  /// Whether something was left out because the text would have become longer than `limit`.
  package private(set) var isCut = false

  private let style: Style
  private let limit: Int

  /// Creates a writer of an empty text.
  ///
  /// - Parameters:
  ///   - style: What the text may look like.
  ///   - limit: The number of bytes after which a value is cut off; a cut text is no JSON any more.
  package init(_ style: Style, limit: Int = .max) {
    self.style = style
    self.limit = limit
  }

  /// The values that are open while one value is written.
  private struct Frame {
    var children: JSONChildren
    var isObject: Bool
    var isFirst = true
  }

  /// Writes a value with all that it contains.
  package mutating func write(_ node: JSONNode) {
    var open: [Frame] = []
    writeStart(node, &open)
    while let frame = open.last, !isCut {
      guard let child = open[open.count - 1].children.next() else {
        write(frame.isObject ? "}" : "]")
        open.removeLast()
        continue
      }
      if !frame.isFirst { write(style == .compact ? "," : ", ") }
      open[open.count - 1].isFirst = false
      if let name = child.name {
        writeString(name)
        if isCut { return }
        write(style == .compact ? ":" : ": ")
      }
      writeStart(child, &open)
      if bytes.count > limit { isCut = true }
    }
    if bytes.count > limit { isCut = true }
  }

  private mutating func writeStart(_ node: JSONNode, _ open: inout [Frame]) {
    switch node.kind {
    case .null: write("null")
    case .false: write("false")
    case .true: write("true")
    case .number: bytes.append(contentsOf: node.source)
    case .string: node.withString { writeQuoted($0) }
    case .array, .object:
      let isObject = node.kind == .object
      write(isObject ? "{" : "[")
      open.append(Frame(children: node.children, isObject: isObject))
    }
  }

  /// Writes text as it is.
  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes text as a JSON string.
  package mutating func writeString(_ text: String) {
    var text = text
    text.withUTF8 { writeQuoted($0) }
  }

  private mutating func writeQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var index = 0
    while index < text.count {
      if bytes.count > limit {
        isCut = true
        return
      }
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0..<0x20, 0x7F: writeEscape(UInt16(byte))
      case 0x80... where style != .compact:
        index += writeReadable(UnsafeBufferPointer(rebasing: text[index...]))
        continue
      default: bytes.append(byte)
      }
      index += 1
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the character beyond ASCII that `text` begins with.
  ///
  /// Control and format characters, among them those that turn the direction of writing, are escaped.
  ///
  /// - Returns: The number of its bytes.
  private mutating func writeReadable(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let length = text[0] < 0xE0 ? 2 : text[0] < 0xF0 ? 3 : 4
    let character = text.prefix(length)
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    switch scalar.properties.generalCategory {
    case _ where style == .escaped, .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      for unit in String(scalar).utf16 { writeEscape(unit) }
    default: bytes.append(contentsOf: character)
    }
    return length
  }

  private mutating func writeEscape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
