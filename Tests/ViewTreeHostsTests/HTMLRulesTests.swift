import Testing
import ViewTreeHosts
import ViewTrees

@Suite("What HTMLHost refuses")
struct HTMLRulesTests {
  static let rawNames = ["style", "script", "xmp", "iframe", "noembed", "noframes", "noscript"]

  /// The names of the elements around an element, outermost first.
  ///
  /// Some of them change its namespace.
  static let surroundings: [[String]] = [
    [], ["div"], ["svg"], ["SVG"], ["sVg", "g"], ["math"], ["MATH", "mrow"], ["math", "annotation-xml"],
    ["math", "Annotation-XML"], ["svg", "mi"], ["svg", "annotation-xml"], ["svg", "foreignObject"],
    ["SVG", "FOREIGNOBJECT", "div"], ["svg", "desc"], ["svg", "title"], ["math", "mi"], ["math", "mtext", "mglyph"],
    ["math", "desc"], ["noscript"], ["select"], ["select", "option"], ["table"], ["table", "tr"], ["template"], ["p"],
    ["svg", "math"], ["math", "svg"], ["sv\u{212A}g"], ["button"], ["a"], ["form"], ["pre"],
  ]

  /// Texts that end an element or begin one for a parser in some state.
  static let texts: [[String]] = [
    ["<img src=x onerror=alert(1)>"], ["</style><img>"], ["</STYLE >"], ["</noscript><img src=x>"], ["a</x"], ["<a"],
    ["<Z>"], ["<!--"], ["<![CDATA["], ["<?php"], ["</"], ["1 < 2 </p"], ["<", "img>"], ["<", "", "/style>"],
    ["<<b"], ["]]><b>"], ["--><script>"],
  ]

  /// Mounts elements inside one another, with texts in the innermost.
  static func nest(_ names: [String], _ texts: [String]) -> [Patch<HostSnapshot>] {
    let elements = names.indices.map { mount(UInt32($0), names[$0], in: $0 == 0 ? nil : UInt32($0 - 1)) }
    let inner = UInt32(names.count - 1)
    return elements + texts.indices.map { mount(UInt32(names.count + $0), "'" + texts[$0], in: inner) }
  }

  static func refusal(_ commits: [[Patch<HostSnapshot>]]) -> HTMLError? {
    let host = HTMLHost()
    for (index, patches) in commits.enumerated() {
      do { try host.apply(Commit(number: index + 1, isFullMount: index == 0, patches: patches)) } catch {
        return error.error as? HTMLError
      }
    }
    return nil
  }

  @Test(
    "Text that a parser could take for markup is refused in a raw element, inside any elements (found-case 1, 2, 4)",
    arguments: rawNames)
  func rawText(name: String) {
    // A noscript in another one is refused whatever its text is.
    for around in Self.surroundings where name != "noscript" || around != ["noscript"] {
      for texts in Self.texts {
        for spelled in [name, name.uppercased()] {
          let error = Self.refusal([Self.nest(around + [spelled], texts)])
          #expect(
            error == .textEndsElement(node(UInt32(around.count)), name: name), "\(spelled) in \(around): \(texts)")
        }
      }
      for text in [
        "a > b", "a < b && c <= d", "<\\/script>", "&lt;b>", "<-- <", "<\u{0}b", "<", "\u{FF1C}b>", "<\u{17F}",
      ] {
        #expect(Self.refusal([Self.nest(around + [name], [text])]) == nil, "\(name) in \(around): \(text)")
      }
    }
  }

  @Test("Text is also refused if it arrives later, or if adjacent texts join (found-case 3)")
  func laterText() {
    let style = Self.nest(["svg", "style"], ["a", "<"])
    let error = HTMLError.textEndsElement(node(1), name: "style")
    #expect(Self.refusal([style, [update(2, "'<b")]]) == error)
    #expect(Self.refusal([style, [mount(9, "'img", in: 1)]]) == error)
    #expect(Self.refusal([style + [mount(4, "'img", in: 0)], [move(4, in: 1)]]) == error)
    #expect(Self.refusal([style, [move(2, in: 1)]]) == error)
    #expect(
      Self.refusal([Self.nest(["div", "p"], ["<b"]), [update(1, "style")]]) == .textEndsElement(node(1), name: "style"))
    // An element separates texts only if a parser sees the element.
    #expect(
      Self.refusal([Self.nest(["svg", "style"], ["<"]) + [mount(7, "a", in: 1), mount(8, "'b", in: 1)]]) == error)
  }

  private struct Page: View {
    let isVector: Bool
    let text: String
    var body: some View { Element(isVector ? "svg" : "div") { Element("style") { Text(text) } } }
  }

  @Test("An update is refused if a fresh mount is refused (found-case 3)")
  func updates() {
    for (text, isRefused) in [("</style><img src=x onerror=alert(1)>", true), ("a > b", false)] {
      let host = HTMLHost()
      let tree = ViewTree(Page(isVector: true, text: text), host: host)
      #expect((tree.lastUpdate.hostFailure != nil) == isRefused)
      #expect((tree.remount() != nil) == isRefused)
      #expect((tree.update(Page(isVector: false, text: text)).hostFailure != nil || isRefused) == isRefused)
      #expect((tree.remount() != nil) == isRefused)
    }
  }

  /// A page, a change of it, and the error that both the change and a fresh mount of the result throw.
  static let renames: [(before: [Patch<HostSnapshot>], change: [Patch<HostSnapshot>], error: HTMLError)] = [
    (
      [mount(0, "svg"), mount(1, "title", in: 0), mount(2, "b", in: 1)], [update(0, "div")],
      .elementInText(parent: node(1), name: "title")
    ),
    (
      [mount(0, "svg"), mount(1, "g", in: 0), mount(2, "style", in: 1), mount(3, "a", in: 2)], [move(1)],
      .elementInText(parent: node(2), name: "style")
    ),
    (
      [mount(0, "svg"), mount(1, "g", in: 0), mount(2, "link", in: 1), mount(3, "a", in: 2)], [update(0, "SVGs")],
      .childOfVoid(parent: node(2), name: "link")
    ),
    (
      [mount(0, "svg"), mount(1, "FOREIGNobject", in: 0), mount(2, "x-y", in: 1), mount(3, "div", in: 2)],
      [update(1, "g")], .endsForeignContent(node(3), name: "div")
    ),
    ([mount(0, "div"), mount(1, "p", in: 0)], [update(0, "svg")], .endsForeignContent(node(1), name: "p")),
    (
      [mount(0, "math"), mount(1, "mi", in: 0), mount(2, "B", in: 1)], [move(2, in: 0)],
      .endsForeignContent(node(2), name: "b")
    ),
    (
      [mount(0, "math"), mount(1, "annotation-xml", in: 0, ["encoding": "TEXT/HTML"]), mount(2, "div", in: 1)],
      [update(1, "annotation-xml", ["encoding": "text"])], .endsForeignContent(node(2), name: "div")
    ),
    (
      [mount(0, "svg"), mount(1, "font", in: 0)], [update(1, "font", ["Color": "red"])],
      .endsForeignContent(node(1), name: "font")
    ),
    ([mount(0, "svg"), mount(1, "image", in: 0)], [move(1)], .elementName(node(1), name: "image")),
    (
      [mount(0, "svg"), mount(1, "g", in: 0), mount(2, "IMAGE", in: 1)], [update(0, "div")],
      .elementName(node(2), name: "IMAGE")
    ),
    (
      [mount(0, "div"), mount(1, "svg", in: 0), mount(2, "g", in: 1), mount(3, "image", in: 2)],
      [update(0, "SELECT")], .elementName(node(3), name: "image")
    ),
    (
      [mount(0, "select"), mount(1, "svg"), mount(2, "image", in: 1)], [move(1, in: 0)],
      .elementName(node(2), name: "image")
    ),
    (
      [mount(0, "div"), mount(1, "math", in: 0), mount(2, "g", in: 1), mount(3, "NOSCRIPT", in: 2)],
      [update(0, "noscript")], .nestedNoScript(node(3))
    ),
    ([mount(0, "noscript"), mount(1, "p", in: 0), mount(2, "noscript")], [move(2, in: 1)], .nestedNoScript(node(2))),
  ]

  @Test("A rename or a move is checked like a fresh mount of the result (found-case 3)", arguments: renames)
  func changes(before: [Patch<HostSnapshot>], change: [Patch<HostSnapshot>], error: HTMLError) throws {
    #expect(Self.refusal([before]) == nil)
    #expect(Self.refusal([before, change]) == error)
    var tree = HostTree()
    for patch in before + change { try tree.apply(patch) }
    #expect(Self.refusal([tree.mountPatches()]) == error)
    // A commit may break a rule and restore it before it ends.
    let back = change.map { patch in
      switch patch {
      case .move(let id, _, _):
        var old = HostTree()
        for patch in before { _ = try? old.apply(patch) }
        return Patch<HostSnapshot>.move(id, parent: old.parent(of: id), before: nil)
      default:
        return before.first { $0.node == patch.node }.map { mount -> Patch<HostSnapshot> in
          guard case .mount(let id, let view, _, _) = mount else { return mount }
          return .update(id, view, changedFields: [])
        } ?? patch
      }
    }
    #expect(Self.refusal([before, change + back]) == nil)
  }

  @Test("Case is ignored for ASCII letters only (found-case 5)")
  func letters() throws {
    let host = HTMLHost()
    try host.apply([
      mount(0, "lin\u{212A}"), mount(1, "'x", in: 0), mount(2, "LINk"), mount(3, "mar\u{212A}"), mount(4, "'<b", in: 3),
      mount(5, "p", ["k": "", "\u{212A}": ""]),
    ])
    let html = "<lin\u{212A}>x</lin\u{212A}><LINk><mar\u{212A}>&lt;b</mar\u{212A}><p \u{212A}=\"\" k=\"\"></p>"
    #expect(host.html.unicodeScalars.elementsEqual(html.unicodeScalars))
  }

  @Test("Names that a parser drops or renames, and names that no page can create, are refused (found-case 6)")
  func names() {
    let names = [
      "html", "head", "body", "frameset", "frame", "image", "keygen", "basefont", "bgsound", "isindex", "plaintext",
      "a:",
      "xmlns:x", "xml:a", ":a", "a:b", "x:script", "svg:style", "a\u{37E}", "a\u{2028}", "a\u{FB01}", "a\u{D7}",
      "aa\u{301}",
      "\u{17F}cript",
    ]
    let capitals = names.map {
      String(decoding: $0.utf8.map { (0x61...0x7A).contains($0) ? $0 & ~0x20 : $0 }, as: UTF8.self)
    }
    for name in names + capitals {
      #expect(Self.refusal([[mount(0, name)]]) == .elementName(node(0), name: name))
      if name != "image" && name != "IMAGE" {
        #expect(Self.refusal([[mount(0, "svg"), mount(1, name, in: 0)]]) == .elementName(node(1), name: name))
      }
    }
    for name in ["xlink:", "XLINK:", "xml:", "a:b:", ":", "a\u{FB01}", "__proto__"] {
      #expect(Self.refusal([[mount(0, "svg", [name: ""])]]) == .attributeName(node(0), name: name))
    }
    #expect(
      Self.refusal([[mount(0, "svg", ["xlink:href": "", ":x": "", "_a-b.c": "", "\u{430}": "", "__PROTO__": ""])]])
        == nil)
    #expect(HTMLError.elementName(node(0), name: "body").description.contains("leaves out"))
    #expect(HTMLError.elementName(node(0), name: "Image").description.contains("use “img”"))
    #expect(HTMLError.endsForeignContent(node(0), name: "div").description.contains("foreignObject"))
  }

  @Test("Elements of SVG and MathML are written for their namespace (found-case 1, 2)")
  func namespaces() throws {
    let text = ["'a > b & c"]
    func html(_ names: [String], _ attributes: Attributes = [:]) throws -> String {
      let host = HTMLHost()
      var patches = names.indices.map { mount(UInt32($0), names[$0], in: $0 == 0 ? nil : UInt32($0 - 1), attributes) }
      patches.append(mount(99, text[0], in: UInt32(names.count - 1)))
      try host.apply(patches)
      #expect(host.html(of: node(UInt32(names.count - 1))).map { host.html.contains($0) } == true)
      return host.html
    }
    let escaped = ">a &gt; b &amp; c</"
    let raw = ">a > b & c</"
    for names in [
      ["SVG", "style"], ["svg", "mi", "style"], ["math", "style"], ["math", "annotation-xml", "style"],
      ["math", "mi", "mglyph", "style"], ["svg", "math", "mi", "style"], ["math", "svg", "desc", "style"],
    ] { #expect(try html(names).contains(escaped), "\(names)") }
    for names in [
      ["style"], ["svg", "FOREIGNOBJECT", "style"], ["math", "MI", "style"], ["math", "mi", "svg", "desc", "style"],
      ["math", "annotation-xml", "svg", "title", "style"],
    ] { #expect(try html(names).contains(raw), "\(names)") }
    #expect(try html(["math", "annotation-xml", "style"], ["ENCODING": "Text/Html"]).contains(raw))
    #expect(try html(["math", "annotation-xml", "style"], ["encoding": "text/html "]).contains(escaped))
  }
}
