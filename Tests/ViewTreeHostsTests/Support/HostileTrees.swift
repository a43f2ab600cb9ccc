import TestSupport
import ViewTreeHosts
import ViewTrees

/// Random trees, and changes of them, that try to be parsed as other markup than they describe.
struct HostileTrees {
  private static let special = [
    "svg", "svg", "svg", "math", "math", "style", "style", "style", "script", "script", "xmp", "iframe", "noembed",
    "noframes", "noscript", "noscript", "textarea", "title", "title", "template", "foreignObject", "foreignObject",
    "desc", "mi", "mo", "mtext", "annotation-xml", "annotation-xml", "mglyph", "malignmark", "image", "font",
  ]
  private static let ordinary = [
    "div", "div", "p", "a", "b", "i", "nobr", "button", "form", "select", "option", "optgroup", "table", "tbody", "tr",
    "td", "th", "caption", "colgroup", "col", "pre", "listing", "li", "dd", "dt", "h1", "ruby", "rt", "object",
    "applet",
    "marquee", "span", "br", "input", "link", "img", "hr", "g", "circle", "path", "a", "set", "mrow", "details",
    "summary", "center", "main", "x-y", "selectedcontent", "constructor", "tostring", "legend", "fieldset", "datalist",
    "hgroup", "dialog",
  ]
  private static let odd = [
    "plaintext", "html", "head", "body", "frameset", "frame", "keygen", "basefont", "bgsound", "isindex", "command",
    "lin\u{212A}", "\u{17F}tyle", "\u{17F}cript", "ſvg", "s\u{17F}vg", "İmg", "i\u{307}", "a:", "xmlns:x", "x:script",
    "svg:style",
    "a\u{FB01}", "s vg", "svg/", "svg>", "style\0", "é", "", "#text", "a\u{430}", "b\u{4E00}",
  ]
  private static let fragments = [
    "<", ">", "/", "</", "<!", "!--", "-->", "<!--", "<?", "style", "script", "svg", "noscript", "title", "textarea",
    "</style>", "</STYLE ", "</script>", "</noscript>", "</xmp", "</iframe>", "</noembed>", "</noframes>", "</svg>",
    "<img src=x onerror=pwn()>", "img src=x onerror=pwn()>", "<svg onload=pwn()>", "<script>pwn()</script>", "<script",
    "&lt;img src=x onerror=pwn()&gt;", "&#60;img", "&quot;", "&amp;", "\"", "'", "=", " ", "\n", "\r", "\0", "\u{C}",
    "]]>", "<![CDATA[", "a > b", "a < b", "x", "<\u{17F}cript>", "＜img>", "\u{2028}", "<plaintext>", "</body></html>",
    "<table>", "<p>", "</p>", "<a", "x=1", "<\0img", "< img", "<\nimg", "<-", "--!>",
  ]
  private static let attributeNames = [
    "title", "class", "id", "data-x", "value", "xlink:href", "xml:lang", "xmlns", "encoding", "Encoding", "color",
    "FACE", "definitionURL", "viewBox", "VIEWBOX", "type", "hidden", "\u{17F}rc", "a\u{430}", ":x", "x:y", "name",
    "constructor", "hasownproperty", "__Proto__",
  ]
  private static let oddAttributeNames = ["xlink:", "a b", "a/", "a>", "=a", "\"", "data-node", "a\0", "", "__proto__"]

  private(set) var tree = HostTree()
  private var generator: SeededGenerator
  private var next: UInt32 = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The patches that mount a tree of a few nodes.
  mutating func mounting() -> [Patch<HostSnapshot>] {
    tree = HostTree()
    return (0..<generator.below(14) + 2).compactMap { _ in mountPatch() }
  }

  /// A few changes of the tree, or none.
  mutating func changing() -> [Patch<HostSnapshot>] {
    (0..<generator.below(5) + 1).compactMap { _ in
      switch generator.below(8) {
      case 0, 1, 2: renamePatch()
      case 3, 4: movePatch()
      case 5: unmountPatch()
      default: mountPatch()
      }
    }
  }

  /// Returns to an earlier tree.
  mutating func restore(_ tree: HostTree) { self.tree = tree }

  // MARK: Patches

  private mutating func take(_ patch: Patch<HostSnapshot>) -> Patch<HostSnapshot>? {
    (try? tree.apply(patch)) == nil ? nil : patch
  }

  private var nodes: [NodeID] { tree.mountPatches().map(\.node) }

  private mutating func mountPatch() -> Patch<HostSnapshot>? {
    let parents = nodes.filter { tree.view(of: $0)?.text == nil }
    // Deep rather than wide.
    let parent =
      generator.below(10) == 0 ? nil : generator.below(3) == 0 ? parents.randomElement(using: &generator) : parents.last
    let view =
      parent == nil && generator.below(12) == 0 ? HostSnapshot(name: "#portal", attributes: ["target": text()]) : view()
    next += 1
    return take(.mount(NodeID(index: next, generation: 0), view, parent: parent, before: anchor(in: parent)))
  }

  private mutating func renamePatch() -> Patch<HostSnapshot>? {
    guard let node = nodes.randomElement(using: &generator), let old = tree.view(of: node), old.portalTarget == nil
    else { return nil }
    return take(.update(node, old.text == nil ? element() : HostSnapshot(text: text()), changedFields: []))
  }

  private mutating func movePatch() -> Patch<HostSnapshot>? {
    guard let node = nodes.randomElement(using: &generator), tree.view(of: node)?.portalTarget == nil else {
      return nil
    }
    let parent = generator.below(6) == 0 ? nil : nodes.randomElement(using: &generator)
    return take(.move(node, parent: parent, before: anchor(in: parent)))
  }

  private mutating func unmountPatch() -> Patch<HostSnapshot>? {
    let leaves = nodes.filter { tree.children(of: $0).isEmpty }
    return leaves.randomElement(using: &generator).flatMap { take(.unmount($0)) }
  }

  private mutating func anchor(in parent: NodeID?) -> NodeID? {
    guard let parent, generator.below(3) == 0 else { return nil }
    return tree.children(of: parent).randomElement(using: &generator)
  }

  // MARK: Views

  private mutating func view() -> HostSnapshot {
    generator.below(3) == 0 ? HostSnapshot(text: text()) : element()
  }

  private mutating func element() -> HostSnapshot {
    var attributes: Attributes = [:]
    for _ in 0..<max(0, generator.below(5) - 2) {
      let name = generator.pick(generator.below(150) == 0 ? Self.oddAttributeNames : Self.attributeNames)
      let values = ["text/html", "TEXT/html", "application/xhtml+xml", "text/html ", text(), text(), ""]
      attributes[name] = generator.pick(values)
    }
    return HostSnapshot(name: name(), attributes: attributes)
  }

  private mutating func name() -> String {
    let name = generator.pick(
      generator.below(70) == 0 ? Self.odd : generator.below(2) == 0 ? Self.special : Self.ordinary)
    guard generator.below(4) == 0 else { return name }
    return name.unicodeScalars.map { scalar in
      scalar.isASCII && generator.below(2) == 0 ? String(scalar).uppercased() : String(scalar)
    }.joined()
  }

  private mutating func text() -> String {
    (0..<generator.below(4) + 1).map { _ in generator.pick(Self.fragments) }.joined()
  }
}
