/// Writes values as JSON on one line.
package struct JSONWriter {
  /// The style of the text.
  package enum Style {
    /// For programs: without spaces.
    case compact
    /// For people: with spaces after commas and colons, and with escapes for characters that are invisible or that a
    /// terminal might obey.
    case readable
    /// For people, with escapes for all characters beyond ASCII.
    case escaped
  }

  /// The text that was written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether something was left out because the text would have become longer than `limit`.
  ///
  /// Nothing more is written then. The text is the start of the whole one, and ends with a whole character or escape.
  package private(set) var isCut = false

  private var style: Style
  private let limit: Int
  private let escapedNames: Set<String>

  /// Creates a writer of an empty text.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - limit: The number of bytes at which the text is cut off; it is not JSON then.
  ///   - escapedNames: The names that are written with escapes for all characters beyond ASCII, in any spelling.
  package init(_ style: Style, limit: Int = .max, escapedNames: Set<String> = []) {
    self.style = style
    self.limit = limit
    self.escapedNames = escapedNames
  }

  /// A container whose end has yet to be written.
  private struct Frame {
    var children: JSONChildren
    var isObject: Bool
    var isFirst = true
  }

  /// Writes a value and all values inside it.
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
        writeName(name)
        write(style == .compact ? ":" : ": ")
      }
      writeStart(child, &open)
    }
  }

  private mutating func writeName(_ name: String) {
    let usual = style
    if escapedNames.contains(name) { style = .escaped }
    writeString(name)
    style = usual
  }

  private mutating func writeStart(_ node: JSONNode, _ open: inout [Frame]) {
    switch node.kind {
    case .null: write("null")
    case .false: write("false")
    case .true: write("true")
    case .number: writeNumber(node.source)
    case .string: node.withString { writeQuoted($0) }
    case .array, .object:
      let isObject = node.kind == .object
      write(isObject ? "{" : "[")
      open.append(Frame(children: node.children, isObject: isObject))
    }
  }

  /// Writes text as it is, or nothing if it does not fit.
  package mutating func write(_ text: String) {
    append(text.utf8)
  }

  /// Writes as many digits of a number as fit.
  private mutating func writeNumber(_ source: UnsafeBufferPointer<UInt8>) {
    let free = limit - bytes.count
    if source.count <= free || isCut { return append(source) }
    append(source.prefix(free))
    isCut = true
  }

  /// Appends bytes that are written as a whole or not at all.
  private mutating func append(_ unit: some Collection<UInt8>) {
    // The text never becomes longer than the limit, so the difference cannot overflow.
    if isCut || unit.count > limit - bytes.count {
      isCut = true
    } else {
      bytes.append(contentsOf: unit)
    }
  }

  private mutating func append(_ byte: UInt8) {
    if isCut || bytes.count >= limit { isCut = true } else { bytes.append(byte) }
  }

  /// Writes text as a JSON string.
  package mutating func writeString(_ text: String) {
    var text = text
    text.withUTF8 { writeQuoted($0) }
  }

  private mutating func writeQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var index = 0
    while index < text.count, !isCut {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append([UInt8(ascii: "\\"), byte])
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0..<0x20, 0x7F: writeEscape(UInt16(byte))
      case 0x80... where style != .compact:
        index += writeReadable(UnsafeBufferPointer(rebasing: text[index...]))
        continue
      default: append(byte)
      }
      index += 1
    }
    append(UInt8(ascii: "\""))
  }

  /// Writes the first character of `text`, which is beyond ASCII.
  ///
  /// - Returns: The number of its bytes.
  private mutating func writeReadable(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let length = text[0] < 0xE0 ? 2 : text[0] < 0xF0 ? 3 : 4
    let character = text.prefix(length)
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    if style != .escaped, Self.isReadable(scalar) {
      append(character)
    } else {
      append(String(scalar).utf16.map(Self.escape).joined().utf8)
    }
    return length
  }

  /// Returns whether a reader sees a character and can distinguish it from a space.
  ///
  /// Control and format characters, among them those that change the direction of writing, are not readable. Neither
  /// are characters that look like nothing, or like a space.
  package static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    case .spaceSeparator: scalar == " "
    // The Braille pattern without dots is blank.
    default: !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"
    }
  }

  private mutating func writeEscape(_ unit: UInt16) {
    write(Self.escape(unit))
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
