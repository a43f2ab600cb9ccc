import ViewTrees

/// The vocabularies of elements that a parser of HTML tells apart.
enum HTMLNamespace {
  case html, svg, mathML
}

/// How a parser reads the elements in an element.
///
/// It follows from names without regard to case, from the content around the element, and of `annotation-xml` from its
/// encoding. The page script has the same rules, in `contentOf`.
enum HTMLContent: UInt8 {
  /// HTML, in which `svg` and `math` begin the others.
  case html
  /// SVG, whatever the name.
  case svg
  /// MathML, whatever the name.
  case mathML
  /// What a token of MathML such as `mi` holds: HTML, but for two names.
  case mathText
  /// What an `annotation-xml` holds that does not say that it is HTML: MathML, but for `svg`.
  case annotation

  /// How a parser reads the content of an element.
  ///
  /// - Parameters:
  ///   - view: The element.
  ///   - name: Its name in lower case.
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

  /// The namespace of an element here.
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

  /// Whether an element cannot be here: a parser would end SVG or MathML before it.
  ///
  /// - Parameters:
  ///   - view: The element.
  ///   - name: Its name in lower case.
  /// - Returns: Whether it would.
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
