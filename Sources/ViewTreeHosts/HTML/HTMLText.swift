/// Functions that write text as HTML.
enum HTMLText {
  /// The combining mark that normalization joins with a `>` before it: the two become `≯`.
  ///
  /// It is the only mark that joins with `<`, `=` or `>`. No mark joins with a quotation mark.
  static let solidusOverlay: Unicode.Scalar = "\u{338}"

  /// Appends text that follows a tag or a comment.
  ///
  /// The mark is escaped at the start, so that a program that normalizes the HTML does not join it with the tag.
  static func append(_ text: String, to html: inout String) {
    guard text.unicodeScalars.first == solidusOverlay else { return append(text, isAttribute: false, to: &html) }
    html += "&#824;"
    append(String(text.unicodeScalars.dropFirst()), isAttribute: false, to: &html)
  }

  /// Appends the value of an attribute in double quotes.
  static func append(attributeValue text: String, to html: inout String) { append(text, isAttribute: true, to: &html) }

  /// Appends text that a parser reads verbatim, so that nothing can be escaped.
  static func append(raw text: String, to html: inout String) {
    guard text.utf8.contains(0) else { return html += text }
    for scalar in text.unicodeScalars { html.unicodeScalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
  }

  private static func append(_ text: String, isAttribute: Bool, to html: inout String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x0D, 0: false
      default: true
      }
    }
    guard !isPlain else { return html += text }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"" where isAttribute: html += "&quot;"
      // A parser reads an unescaped one as a line feed.
      case "\r": html += "&#13;"
      // HTML has no NUL: a parser drops it or reads this instead.
      case "\0": html += "\u{FFFD}"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
