/// What HTML says about names.
enum HTMLNames {
  /// The attribute that marks a node in rendered HTML.
  static let mark = "data-node"

  /// The attribute that names the target of a portal.
  static let portal = "data-portal"

  /// Elements that have no content and no end.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  /// Elements whose text a parser takes as it stands.
  static let rawText: Set<String> = ["script", "style", "xmp", "iframe", "noembed", "noframes"]

  /// Elements that hold nothing but text, with the usual escapes.
  static let escapableRawText: Set<String> = ["textarea", "title"]

  /// Elements in which a parser skips a line break at the beginning.
  static let skippingLineBreak: Set<String> = ["pre", "textarea", "listing"]

  /// Attributes that mean something by being there.
  static let booleanAttributes: Set<String> = [
    "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
    "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate",
    "open", "playsinline", "readonly", "required", "reversed", "selected",
  ]

  /// Whether a name can be that of an element, both in text and to a page's `createElement`.
  ///
  /// `plaintext` cannot: nothing ends it.
  static func isElementName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII else { return false }
    return isName(name) && name.lowercased() != "plaintext"
  }

  /// Whether a name can be that of an attribute, both in text and to a page's `setAttribute`.
  static func isAttributeName(_ name: String) -> Bool { isName(name) }

  /// Whether a text is a `Name` of XML 1.0, fifth edition, which is the strictest of the rules that apply.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isStart(first) else { return false }
    return name.unicodeScalars.allSatisfy { isStart($0) || isContinuation($0) }
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
