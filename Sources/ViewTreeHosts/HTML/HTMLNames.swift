/// What HTML says about names.
///
/// Names have no case in ASCII: every set here holds small letters, and names are looked up as ``lowercased(_:)`` gives
/// them. Other letters have case: `ſcript` and the Kelvin sign in `lin\u{212A}` are different names to a parser.
enum HTMLNames {
  /// The attribute that marks a node in rendered HTML.
  static let mark = "data-node"

  /// The attribute that names the target of a portal.
  static let portal = "data-portal"

  /// Attributes of a `template` that make a shadow root of its parent, for a parser of pages alone.
  static let shadowRoot: Set<String> = ["shadowroot", "shadowrootmode"]

  /// Elements that have no content and no end.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  /// Elements whose text a parser takes verbatim, and that hold nothing else.
  static let rawText: Set<String> = ["script", "style", "xmp", "iframe", "noembed", "noframes"]

  /// Elements that hold nothing but text, with the usual escapes.
  static let escapableRawText: Set<String> = ["textarea", "title"]

  /// The element whose content is raw text where scripts run, and elements and text where they do not.
  static let noScript = "noscript"

  /// Elements in which a parser skips a line break at the beginning.
  static let skippingLineBreak: Set<String> = ["pre", "textarea", "listing"]

  /// Names that are well formed, but that a parser leaves out, renames or never ends, or that some parsers give no
  /// content and others do.
  static let swallowed: Set<String> = [
    "html", "head", "body", "frameset", "frame", "keygen", "basefont", "bgsound", "isindex", "plaintext", "command",
    "menuitem", "nextid",
  ]

  /// An element of SVG, which is `img` to a parser of HTML.
  static let renamedOutsideSVG = "image"

  /// Elements before which a parser ends SVG and MathML.
  static let endingForeign: Set<String> = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed", "h1", "h2", "h3",
    "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu", "meta", "nobr", "ol", "p", "pre", "ruby", "s",
    "small", "span", "strong", "strike", "sub", "sup", "table", "tt", "u", "ul", "var",
  ]

  /// Attributes that mean something by being there.
  static let booleanAttributes: Set<String> = [
    "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
    "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate",
    "open", "playsinline", "readonly", "required", "reversed", "selected",
  ]

  /// A name with the capital letters of ASCII made small, and no other.
  static func lowercased(_ name: String) -> String {
    guard name.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return name }
    return String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether a name can be that of an element, in text to a parser as well as to a page's `createElementNS`.
  ///
  /// It begins with a letter of ASCII, since nothing else begins a tag. A colon is a letter to a parser and the end of a
  /// prefix to a page, so that `x:script` would be one element to the one and a script to the other.
  static func isElementName(_ name: String) -> Bool {
    isWellFormed(name) && !swallowed.contains(lowercased(name))
  }

  /// Whether a name is written as that of an element can be, whatever becomes of it.
  static func isWellFormed(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.isASCII, isLetter(first) else { return false }
    return name.unicodeScalars.allSatisfy { isLetter($0) || isContinuation($0) }
  }

  /// Whether a name can be that of an attribute, in text to a parser as well as to a page's `setAttribute`.
  ///
  /// The JSON of a commit is also read as JavaScript as part of a page, and there `__proto__` names no property.
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

  /// Non-ASCII letters with which every page can create names.
  ///
  /// By the oldest rule that a browser has, these are the letters of XML 1.0, fourth edition, of which only larger blocks
  /// are taken. The page script is made from the same list.
  static let otherLetters: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x131, 0x14A...0x17E, 0x180...0x1C3, 0x1CD...0x1F0, 0x1FA...0x217, 0x250...0x2A8,
    0x38E...0x3A1, 0x3A3...0x3CE, 0x3E2...0x3F3, 0x40E...0x44F, 0x45E...0x481, 0x490...0x4C4, 0x4D0...0x4EB,
    0x531...0x556, 0x561...0x586, 0x5D0...0x5EA, 0x621...0x63A, 0x671...0x6B7, 0x6C0...0x6CE, 0x905...0x939,
    0xE01...0xE2E, 0x10A0...0x10C5, 0x10D0...0x10F6, 0x1E00...0x1E9B, 0x1EA0...0x1EF9, 0x1F00...0x1F15,
    0x1F20...0x1F45, 0x1F5F...0x1F7D, 0x1F80...0x1FB4, 0x212A...0x212B, 0x3041...0x3094, 0x30A1...0x30FA,
    0x4E00...0x9FA5, 0xAC00...0xD7A3,
  ]
}
