/// What HTML says about names.
///
/// HTML ignores the case of ASCII letters: every set here holds lowercase names, and a name is looked up as
/// ``lowercased(_:)`` returns it. The case of other letters counts: to a parser, `ſcript` and `lin\u{212A}` (with the
/// Kelvin sign) are different names from `script` and `link`.
enum HTMLNames {
  /// The attribute that marks a node in rendered HTML.
  static let mark = "data-node"

  /// The attribute that names the target of a portal.
  static let portal = "data-portal"

  /// Attributes of a `template` that make its parent a shadow host, but only when a page is parsed.
  static let shadowRoot: Set<String> = ["shadowroot", "shadowrootmode"]

  /// Elements that have no content and no end.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  /// Elements that contain only text, which a parser reads verbatim.
  static let rawText: Set<String> = ["script", "style", "xmp", "iframe", "noembed", "noframes"]

  /// Elements that contain only text, with the usual escapes.
  static let escapableRawText: Set<String> = ["textarea", "title"]

  /// The element whose content is raw text if scripts run, and otherwise elements and text.
  static let noScript = "noscript"

  /// Elements in which a parser skips a line break at the beginning.
  static let skippingLineBreak: Set<String> = ["pre", "textarea", "listing"]

  /// Well-formed names of elements that a parser drops, renames or never ends, or that only some parsers give content.
  static let swallowed: Set<String> = [
    "html", "head", "body", "frameset", "frame", "keygen", "basefont", "bgsound", "isindex", "plaintext", "command",
    "menuitem", "nextid",
  ]

  /// The name of an SVG element that a parser reads as `img` outside of SVG.
  static let renamedOutsideSVG = "image"

  /// Elements before which a parser ends SVG and MathML.
  static let endingForeign: Set<String> = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed", "h1", "h2", "h3",
    "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu", "meta", "nobr", "ol", "p", "pre", "ruby", "s",
    "small", "span", "strong", "strike", "sub", "sup", "table", "tt", "u", "ul", "var",
  ]

  /// Attributes that count by being present, whatever their value.
  static let booleanAttributes: Set<String> = [
    "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
    "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate",
    "open", "playsinline", "readonly", "required", "reversed", "selected",
  ]

  /// Returns a name with its ASCII letters in lower case.
  static func lowercased(_ name: String) -> String {
    guard name.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return name }
    return String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Returns whether both a parser and a page's `createElementNS` accept a name as that of an element.
  ///
  /// It begins with an ASCII letter, because nothing else begins a tag. A colon is not allowed: to a parser it is a
  /// letter, to a page it ends a prefix, so that `x:script` would be a script in a page only.
  static func isElementName(_ name: String) -> Bool {
    isWellFormed(name) && !swallowed.contains(lowercased(name))
  }

  /// Returns whether a name has the form of an element name, even if a parser would not keep it.
  static func isWellFormed(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.isASCII, isLetter(first) else { return false }
    return name.unicodeScalars.allSatisfy { isLetter($0) || isContinuation($0) }
  }

  /// Returns whether both a parser and a page's `setAttribute` accept a name as that of an attribute.
  ///
  /// `__proto__` is not allowed: a commit that is embedded in a script is read as JavaScript, where it is not a
  /// property.
  static func isAttributeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isLetter(first) || first == "_" || first == ":",
      name.utf8.last != UInt8(ascii: ":"), name != "__proto__"
    else { return false }
    return name.unicodeScalars.allSatisfy { isLetter($0) || isContinuation($0) || $0 == ":" }
  }

  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", ".", "_", "0"..."9": true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x41...0x5A).contains(scalar.value & ~0x20) }
    return otherLetters.contains { $0.contains(scalar.value) }
  }

  /// The non-ASCII letters that every browser allows in names.
  ///
  /// The strictest rule of a browser allows the letters of XML 1.0, fourth edition. These are its larger blocks. The
  /// page script gets the same list.
  static let otherLetters: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x131, 0x14A...0x17E, 0x180...0x1C3, 0x1CD...0x1F0, 0x1FA...0x217, 0x250...0x2A8,
    0x38E...0x3A1, 0x3A3...0x3CE, 0x3E2...0x3F3, 0x40E...0x44F, 0x45E...0x481, 0x490...0x4C4, 0x4D0...0x4EB,
    0x531...0x556, 0x561...0x586, 0x5D0...0x5EA, 0x621...0x63A, 0x671...0x6B7, 0x6C0...0x6CE, 0x905...0x939,
    0xE01...0xE2E, 0x10A0...0x10C5, 0x10D0...0x10F6, 0x1E00...0x1E9B, 0x1EA0...0x1EF9, 0x1F00...0x1F15,
    0x1F20...0x1F45, 0x1F5F...0x1F7D, 0x1F80...0x1FB4, 0x212A...0x212B, 0x3041...0x3094, 0x30A1...0x30FA,
    0x4E00...0x9FA5, 0xAC00...0xD7A3,
  ]
}
