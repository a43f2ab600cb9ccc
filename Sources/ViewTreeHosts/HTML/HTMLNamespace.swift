import ViewTrees

/// The namespaces of elements that an HTML parser distinguishes.
enum HTMLNamespace {
  case html, svg, mathML
}

/// How a parser reads the elements in an element.
///
/// That follows from the name of the element, in any case, and from the content around it; for `annotation-xml`, also
/// from its encoding. The page script has the same rules in `contentOf`.
enum HTMLContent: UInt8 {
  /// HTML, in which `svg` and `math` begin the other namespaces.
  case html
  /// SVG, for every name.
  case svg
  /// MathML, for every name.
  case mathML
  /// The content of a MathML token such as `mi`: HTML, except for two names.
  case mathText
  /// The content of an `annotation-xml` whose encoding is not HTML: MathML, except for `svg`.
  case annotation

  /// Finds out how a parser reads the content of an element.
  ///
  /// - Parameters:
  ///   - view: The element.
  ///   - name: The name of the element in lower case.
  ///   - outer: The content that the element is in.
  init(of view: HostSnapshot, named name: String, in outer: HTMLContent) {
    switch outer.namespace(of: name) {
    case .html: self = .html
    case .svg: self = Self.svgWithHTML.contains(name) ? .html : .svg
    case .mathML:
      if Self.mathTokens.contains(name) {
        self = .mathText
      } else if name == "annotation-xml" {
        let encoding = view.attributes.first { HTMLNames.lowercased($0.name) == "encoding" }?.value
        self = encoding.map { Self.htmlEncodings.contains(HTMLNames.lowercased($0)) } == true ? .html : .annotation
      } else {
        self = .mathML
      }
    }
  }

  /// Returns the namespace of an element in this content.
  ///
  /// - Parameter name: The name of the element in lower case.
  /// - Returns: Its namespace.
  func namespace(of name: String) -> HTMLNamespace {
    switch self {
    case .html: Self.root(name)
    case .svg: .svg
    case .mathML: .mathML
    case .mathText: name == "mglyph" || name == "malignmark" ? .mathML : Self.root(name)
    case .annotation: name == "svg" ? .svg : .mathML
    }
  }

  /// Returns whether a parser would end SVG or MathML before an element, so that the element cannot be here.
  ///
  /// - Parameters:
  ///   - view: The element.
  ///   - name: The name of the element in lower case.
  /// - Returns: A Boolean value that indicates whether a parser would end this content.
  func isEnded(by view: HostSnapshot, named name: String) -> Bool {
    switch self {
    case .html, .mathText: false
    case .svg, .mathML, .annotation:
      HTMLNames.endingForeign.contains(name)
        || (name == "font" && view.attributes.contains { Self.fontAttributes.contains(HTMLNames.lowercased($0.name)) })
    }
  }

  private static func root(_ name: String) -> HTMLNamespace {
    switch name {
    case "svg": .svg
    case "math": .mathML
    default: .html
    }
  }

  private static let svgWithHTML: Set<String> = ["foreignobject", "desc", "title"]
  private static let mathTokens: Set<String> = ["mi", "mo", "mn", "ms", "mtext"]
  private static let htmlEncodings: Set<String> = ["text/html", "application/xhtml+xml"]
  private static let fontAttributes: Set<String> = ["color", "face", "size"]
}

/// The special elements that a node is in, at any depth and in any namespace.
struct HTMLSurroundings: OptionSet {
  let rawValue: UInt8

  /// A `select`, in which older parsers drop most elements.
  static let select = HTMLSurroundings(rawValue: 1)
  /// A `noscript`, which a parser that runs scripts reads as raw text up to the next end tag of the name.
  static let noScript = HTMLSurroundings(rawValue: 2)

  /// Returns the special elements that the content of an element is in.
  ///
  /// - Parameter name: The name of the element in lower case.
  /// - Returns: These elements, including the element itself.
  func adding(_ name: String) -> HTMLSurroundings {
    switch name {
    case "select": union(.select)
    case HTMLNames.noScript: union(.noScript)
    default: self
    }
  }
}
