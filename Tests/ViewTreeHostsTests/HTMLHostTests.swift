import Testing
import ViewTreeHosts
import ViewTrees

@Suite("HTMLHost")
struct HTMLHostTests {
  static let tables: [(patches: [Patch<HostSnapshot>], html: String)] = [
    ([], ""),
    (
      MemoryHostTests.list,
      #"<ul class="todos"><li>Milk</li><li></li><li></li></ul><div data-portal="dialogs"><dialog></dialog></div>"#
    ),
    ([mount(0, "'a"), mount(1, "'b"), mount(2, "br"), mount(3, "'")], "ab<br>"),
    (
      [mount(0, "#portal", ["target": "a"]), mount(1, "p"), mount(2, "#portal", ["target": "\"x\"", "class": "c"])],
      #"<p></p><div data-portal="&quot;x&quot;" class="c"></div><div data-portal="a"></div>"#
    ),
    // Void elements, in HTML only.
    ([mount(0, "img", ["src": "a b", "alt": ""]), mount(1, "INPUT")], #"<img alt="" src="a b"><INPUT>"#),
    ([mount(0, "svg"), mount(1, "link", in: 0), mount(2, "'x", in: 1)], "<svg><link>x</link></svg>"),
    // Boolean attributes.
    (
      [mount(0, "input", ["checked": "", "disabled": "", "type": "checkbox", "value": ""])],
      #"<input checked disabled type="checkbox" value="">"#
    ),
    // A textarea has its value as content. A select writes no value.
    ([mount(0, "textarea", ["rows": "2", "value": "<a>\n"])], "<textarea rows=\"2\">&lt;a&gt;\n</textarea>"),
    (
      [mount(0, "select", ["value": "b"]), mount(1, "option", in: 0, ["value": "b"])],
      #"<select><option value="b"></option></select>"#
    ),
    // A parser skips a line break here.
    (
      [mount(0, "textarea", ["value": "\nx"]), mount(1, "pre"), mount(2, "'\n", in: 1), mount(3, "'\n", in: 1)],
      "<textarea>\n\nx</textarea><pre>\n\n\n</pre>"
    ),
    (
      [mount(0, "pre"), mount(1, "b", in: 0), mount(2, "'\n", in: 1), mount(3, "'\n", in: 0)], "<pre><b>\n</b>\n</pre>"
    ),
    ([mount(0, "pre"), mount(1, "'", in: 0), mount(2, "'\n", in: 0)], "<pre>\n\n</pre>"),
    // Text that a parser reads verbatim, in HTML only.
    ([mount(0, "style"), mount(1, "'a > b { c: \"&\" }\0", in: 0)], "<style>a > b { c: \"&\" }\u{FFFD}</style>"),
    ([mount(0, "svg"), mount(1, "style", in: 0), mount(2, "'a > b", in: 1)], "<svg><style>a &gt; b</style></svg>"),
    (
      [mount(0, "svg"), mount(1, "foreignObject", in: 0), mount(2, "style", in: 1), mount(3, "'a > b", in: 2)],
      "<svg><foreignObject><style>a > b</style></foreignObject></svg>"
    ),
    ([mount(0, "title"), mount(1, "'<&>", in: 0)], "<title>&lt;&amp;&gt;</title>"),
    (
      [mount(0, "script"), mount(1, "'if (a < b) \"<\\/script\"", in: 0)], "<script>if (a < b) \"<\\/script\"</script>"
    ),
  ]

  @Test("renders what is shown", arguments: tables)
  func rendering(patches: [Patch<HostSnapshot>], html: String) throws {
    let host = HTMLHost()
    try host.apply(patches)
    #expect(host.html == html)
  }

  static let escapes: [(text: String, inText: String, inAttribute: String)] = [
    ("<b>", "&lt;b&gt;", "&lt;b&gt;"), ("a & b &amp;", "a &amp; b &amp;amp;", "a &amp; b &amp;amp;"),
    ("\u{338}x", "&#824;x", "\u{338}x"), ("x\u{338}<\u{338}", "x\u{338}&lt;\u{338}", "x\u{338}&lt;\u{338}"),
    ("\"'", "\"'", "&quot;'"), ("</script><!--", "&lt;/script&gt;&lt;!--", "&lt;/script&gt;&lt;!--"),
    ("a\r\nb\tc", "a&#13;\nb\tc", "a&#13;\nb\tc"), ("\0", "\u{FFFD}", "\u{FFFD}"),
    (
      "\u{2028}\u{A0}é\u{1F469}\u{200D}\u{1F4BB}", "\u{2028}\u{A0}é\u{1F469}\u{200D}\u{1F4BB}",
      "\u{2028}\u{A0}é\u{1F469}\u{200D}\u{1F4BB}"
    ),
  ]

  @Test("escapes text and values", arguments: escapes)
  func escaping(text: String, inText: String, inAttribute: String) throws {
    let host = HTMLHost()
    try host.apply([mount(0, "p", ["title": text]), mount(1, "'" + text, in: 0)])
    #expect(host.html.unicodeScalars.elementsEqual("<p title=\"\(inAttribute)\">\(inText)</p>".unicodeScalars))
  }

  static let errors: [(patches: [Patch<HostSnapshot>], error: HTMLError)] =
    ["", "a b", "1a", "-a", "a>", "a/", "a<b>", "Row<Int>", "é", "#text", "plaintext", "a\0", "a\u{2028}", "a=\""].map {
      ([.mount(node(0), HostSnapshot(name: $0), parent: nil, before: nil)], .elementName(node(0), name: $0))
    }
    + ["", "a b", "1a", "a=b", "a\"", "a'", "a>", "a/", "@click", "a\0", "a\u{2028}"].map {
      ([mount(0, "p", [$0: ""])], .attributeName(node(0), name: $0))
    }
    + [
      ([mount(0, "p"), update(0, "q r")], .elementName(node(0), name: "q r")),
      ([mount(0, "p"), update(0, "p", ["a b": ""])], .attributeName(node(0), name: "a b")),
      ([mount(0, "p", ["ID": "", "id": ""])], .attributeTwice(node(0), name: "id")),
      ([mount(0, "p", ["data-Node": ""])], .reservedAttribute(node(0), name: "data-Node")),
      ([mount(0, "#portal", ["data-portal": ""])], .reservedAttribute(node(0), name: "data-portal")),
      ([mount(0, "BR"), mount(1, "'x", in: 0)], .childOfVoid(parent: node(0), name: "br")),
      ([mount(0, "p"), mount(1, "'x", in: 0), update(0, "img")], .childOfVoid(parent: node(0), name: "img")),
      ([mount(0, "br"), mount(1, "p"), move(1, in: 0)], .childOfVoid(parent: node(0), name: "br")),
      ([mount(0, "style"), mount(1, "b", in: 0)], .elementInText(parent: node(0), name: "style")),
      ([mount(0, "title"), mount(1, "b", in: 0)], .elementInText(parent: node(0), name: "title")),
      ([mount(0, "textarea", ["value": ""]), mount(1, "'x", in: 0)], .contentBesidesValue(parent: node(0))),
      (
        [mount(0, "style"), mount(1, "'", in: 0), mount(2, "'\u{338}", in: 0)], .textEndsElement(node(0), name: "style")
      ),
      ([mount(0, "noscript"), mount(1, "'\u{338}", in: 0)], .textEndsElement(node(0), name: "noscript")),
      ([mount(0, "template", ["shadowRootMode": "open"])], .attributeName(node(0), name: "shadowRootMode")),
      (
        [mount(0, "p", ["shadowrootmode": "open"]), update(0, "Template", ["shadowrootmode": "open"])],
        .attributeName(node(0), name: "shadowrootmode")
      ),
      ([mount(0, "script"), mount(1, "'a</SCRIPT>", in: 0)], .textEndsElement(node(0), name: "script")),
      ([mount(0, "script"), mount(1, "'a<!--", in: 0)], .textEndsElement(node(0), name: "script")),
      (
        [mount(0, "script"), mount(1, "'</scr", in: 0), mount(2, "'ipt", in: 0)],
        .textEndsElement(node(0), name: "script")
      ),
      (
        [mount(0, "style"), mount(1, "'</", in: 0), mount(2, "' ", in: 0), mount(3, "'style", in: 0), unmount(2)],
        .textEndsElement(node(0), name: "style")
      ),
      ([mount(0, "style"), mount(1, "'", in: 0), update(1, "'</style")], .textEndsElement(node(0), name: "style")),
    ]

  @Test("refuses what cannot be HTML, with the reason", arguments: errors)
  func refusing(patches: [Patch<HostSnapshot>], error: HTMLError) throws {
    var commits = 0
    let host = HTMLHost { _ in commits += 1 }
    let failure = #expect(throws: HostFailure.self) { try host.apply(patches) }
    #expect(failure?.error as? HTMLError == error)
    #expect(commits == 0)
  }

  @Test("allows in SVG what only HTML forbids, and what the same commit corrects")
  func allowing() throws {
    let host = HTMLHost()
    try host.apply(
      [
        mount(0, "svg"), mount(1, "title", in: 0), mount(2, "b", in: 1), mount(3, "style", in: 0), mount(4, "a", in: 3),
      ],
      [mount(5, "p"), mount(6, "'x", in: 5), update(5, "br"), unmount(6)])
    #expect(host.html == "<svg><title><b></b></title><style><a></a></style></svg><br>")
  }

  @Test("renders a single node, and marks nodes for the script")
  func parts() throws {
    let host = HTMLHost()
    try host.apply(
      [
        mount(0, "p"), mount(1, "'a", in: 0), mount(2, "'", in: 0), mount(3, "b", in: 0), mount(4, "title", in: 0),
        mount(5, "'t", in: 4), mount(6, "#portal", ["target": "x"]),
      ])
    #expect(host.html(of: node(3)) == "<b></b>" && host.html(of: node(1)) == "a" && host.html(of: node(9)) == nil)
    #expect(
      host.markedHTML == #"<p data-node="0.0"><!--node 1.0-->a<!--node 2.0--><b data-node="3.0"></b>"#
        + #"<title data-node="4.0">t</title></p><div data-portal="x" data-node="6.0"></div>"#)
  }

  @Test("passes on only complete commits, and a full mount for a page that joins later")
  func commits() throws {
    var commits: [Commit] = []
    let host = HTMLHost { commits.append($0) }
    let first = [mount(0, "p"), mount(1, "'a", in: 0)]
    try host.apply(first)
    #expect(commits.map(\.patches) == [first])
    #expect(throws: HostFailure.self) { try host.apply(Commit(number: 2, patches: [update(1, "'b"), unmount(0)])) }
    #expect(throws: HostFailure.self) { try host.apply(Commit(number: 2, patches: [update(1, "'b")])) }
    #expect(commits.count == 1)
    try host.apply(Commit(number: 3, isFullMount: true, patches: first))
    try host.apply(Commit(number: 4, patches: [mount(2, "b", in: 0, before: 1)]))
    #expect(commits.map(\.info.number) == [1, 3, 4])
    #expect(host.fullMount.info == CommitInfo(number: 4, isFullMount: true, patchCount: 3))
    let late = HTMLHost()
    try late.apply(host.fullMount)
    try late.apply(Commit(number: 5, patches: [unmount(2)]))
    #expect(late.html == "<p>a</p>")
  }
}
