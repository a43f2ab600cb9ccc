extension PageScriptTests {
  /// Renames, moves and encodings that change the namespace of the elements below.
  static let namespacesScript = #"""
    const space = (dom) => `${dom.namespaceURI.split("/").pop()}:${dom.localName}`;
    const spaces = (root) => [...root.querySelectorAll("*")].map(space).join(" ");

    // After commits a page must show what a full mount shows, with these namespaces.
    function expectSpaces(title, s, wanted) { claim(title, spaces(s.root) === wanted, spaces(s.root)); }

    let s = start([mount("0.0", el("svg")), mount("1.0", el("circle", { viewbox: "0 0 1 1" }, ["click"]), "0.0"),
      mount("2.0", el("g"), "0.0"), mount("3.0", el("style"), "2.0"), mount("4.0", text("a > b"), "3.0")]);
    expectSpaces("below svg all elements are of svg", s, "svg:svg svg:circle svg:g svg:style");
    claim("attributes of svg have their capital letters", s.dom("1.0").getAttribute("viewBox") === "0 0 1 1");
    s.apply([update("0.0", el("div"))]);
    expectSpaces("a rename moves the elements below out of svg", s, "xhtml:div xhtml:circle xhtml:g xhtml:style");
    claim("an element that is created again has its text and attributes",
      s.dom("3.0").textContent === "a > b" && s.dom("1.0").hasAttribute("viewbox"));
    s.apply([update("0.0", el("SVG"))]);
    expectSpaces("a rename moves them back into svg", s, "svg:svg svg:circle svg:g svg:style");
    claim("the page finds the new nodes", s.dom("2.0").parentNode === s.dom("0.0") && s.dom("3.0").isConnected);
    s.apply([update("0.0", el("math"))]);
    expectSpaces("a rename moves them to MathML", s, "MathML:math MathML:circle MathML:g MathML:style");
    s.apply([update("0.0", el("svg")), update("2.0", el("FOREIGNOBJECT"))]);
    expectSpaces("two renames in one commit", s, "svg:svg svg:circle svg:foreignObject xhtml:style");
    s.apply([update("2.0", el("desc"))]);
    expectSpaces("a rename from one HTML integration point to another", s, "svg:svg svg:circle svg:desc xhtml:style");
    const kept = s.dom("3.0");
    s.apply([update("1.0", el("path"))]);
    claim("an element that stays in its namespace is kept", s.dom("3.0") === kept);
    s.apply([mount("5.0", el("g"), "2.0"), update("2.0", el("g")), mount("6.0", el("lineargradient"), "5.0")]);
    expectSpaces("a rename and mounts in one commit", s, "svg:svg svg:path svg:g svg:style svg:g svg:linearGradient");
    s.apply([move("2.0", null)]);
    expectSpaces("a move out of svg", s, "svg:svg svg:path xhtml:g xhtml:style xhtml:g xhtml:lineargradient");
    s.apply([move("2.0", "1.0")]);
    expectSpaces("a move into svg", s, "svg:svg svg:path svg:g svg:style svg:g svg:linearGradient");
    s.apply([move("5.0", null), move("5.0", "1.0")]);
    expectSpaces("a move away and back changes nothing",
      s, "svg:svg svg:path svg:g svg:style svg:g svg:linearGradient");
    s.apply([update("0.0", el("x-y")), update("1.0", el("svg"))]);
    expectSpaces("a rename makes a lower element the svg",
      s, "xhtml:x-y svg:svg svg:g svg:style svg:g svg:linearGradient");

    let sent = [];
    let e = start([mount("0.0", el("svg")), mount("1.0", el("a", {}, ["ping"]), "0.0")], (event) => { sent.push(event); });
    e.apply([update("0.0", el("div"))]);
    e.dom("1.0").dispatchEvent(new Event("ping"));
    claim("an element that is created again reports its events",
      sent.length === 1 && sent[0].node === "1.0", JSON.stringify(sent));
    e.apply([update("1.0", el("a"))]);
    e.dom("1.0").dispatchEvent(new Event("ping"));
    claim("it reports no events that are not handled any more", sent.length === 1);

    let m = start([mount("0.0", el("math")), mount("1.0", el("annotation-xml", { encoding: "text/html" }), "0.0"),
      mount("2.0", el("div"), "1.0"), mount("3.0", el("mi"), "0.0"), mount("4.0", el("mglyph"), "3.0"),
      mount("5.0", el("x"), "3.0")]);
    expectSpaces("tokens and annotations of MathML", m,
      "MathML:math MathML:annotation-xml xhtml:div MathML:mi MathML:mglyph xhtml:x");
    m.apply([update("2.0", el("x")), update("1.0", el("annotation-xml"))]);
    expectSpaces("an encoding is removed",
      m, "MathML:math MathML:annotation-xml MathML:x MathML:mi MathML:mglyph xhtml:x");
    m.apply([update("2.0", el("svg"))]);
    expectSpaces("svg in an annotation", m, "MathML:math MathML:annotation-xml svg:svg MathML:mi MathML:mglyph xhtml:x");
    m.apply([update("0.0", el("svg"))]);
    expectSpaces("no token outside of MathML", m, "svg:svg svg:annotation-xml svg:svg svg:mi svg:mglyph svg:x");

    let t = start([mount("0.0", el("template")), mount("1.0", el("p"), "0.0"), mount("2.0", el("svg"), "0.0"),
      mount("3.0", el("g"), "2.0")]);
    claim("the content of a template is in its fragment",
      t.dom("0.0").childNodes.length === 0 && t.dom("1.0").parentNode === t.dom("0.0").content);
    t.apply([update("0.0", el("div")), mount("4.0", el("i"), "0.0", "2.0")]);
    expectSpaces("the content of a former template is among its children",
      t, "xhtml:div xhtml:p xhtml:i svg:svg svg:g");
    t.apply([update("0.0", el("TEMPLATE")), move("1.0", "0.0"), unmount("4.0")]);
    claim("further content of a template is in its fragment",
      t.dom("0.0").content.childNodes.length === 2 && t.dom("1.0").previousSibling === t.dom("2.0"));
    t.apply([update("2.0", el("b"))]);
    claim("a rename works in a template",
      space(t.dom("3.0")) === "xhtml:g" && t.dom("3.0").parentNode === t.dom("2.0"));

    const depth = [mount("0.0", el("svg"))];
    for (let index = 1; index < 20000; index += 1) depth.push(mount(`${index}.0`, el("g"), `${index - 1}.0`));
    let d = start(depth);
    d.apply([update("0.0", el("x-y"))]);
    claim("a rename works at any depth", space(d.dom("19999.0")) === "xhtml:g");
    d.root.remove();
    report(claims);
    """#

  /// Pages that adopt what a parser made of their texts.
  static let adoptingScript = #"""
    function adopt(html, patches, prepare = () => {}) {
      const root = document.createElement("div");
      document.getElementById("stage").append(root);
      root.innerHTML = html;
      prepare(root);
      const page = new ViewTreePage(root);
      page.adopt({ info: { number: 1, isFullMount: true, patchCount: patches.length }, patches });
      const fresh = start(patches);
      return { root, page, isSame: root.innerHTML === fresh.root.innerHTML, fresh };
    }
    const texts = (parent, ...strings) => strings.map((string, index) => mount(`${index + 1}.0`, text(string), parent));

    let a = adopt('<textarea data-node="0.0">ab</textarea>', [mount("0.0", el("textarea")), ...texts("0.0", "a", "b")]);
    claim("a textarea with two texts is adopted",
      a.root.firstChild.value === "ab" && a.isSame, a.root.firstChild.value);
    claim("a textarea with two texts has two text nodes", a.root.firstChild.childNodes.length === 2);
    a.page.apply({ info: { number: 2, isFullMount: false, patchCount: 1 }, patches: [update("2.0", text("c"))] });
    claim("one text of a textarea changes alone", a.root.firstChild.value === "ac", a.root.firstChild.value);
    a = adopt('<textarea data-node="0.0">abc</textarea>', [mount("0.0", el("textarea")), ...texts("0.0", "", "abc", "")]);
    claim("a textarea with empty texts is adopted",
      a.root.firstChild.value === "abc" && a.isSame, a.root.firstChild.value);
    a = adopt('<textarea data-node="0.0">\n\nx</textarea>', [mount("0.0", el("textarea")), ...texts("0.0", "\n", "x")]);
    claim("a textarea with a line break is adopted",
      a.root.firstChild.value === "\nx" && a.isSame, a.root.firstChild.value);
    a = adopt('<textarea data-node="0.0">ab</textarea>', [mount("0.0", el("textarea")), ...texts("0.0", "a", "b")],
      (root) => { root.firstChild.value = "typed"; });
    claim("typed text stays", a.root.firstChild.value === "typed", a.root.firstChild.value);
    a = adopt('<textarea data-node="0.0">v</textarea>', [mount("0.0", el("textarea", { value: "v" }))]);
    claim("a value is adopted once", a.root.firstChild.value === "v" && a.isSame, a.root.innerHTML);
    a = adopt('<textarea data-node="0.0">old</textarea>', [mount("0.0", el("textarea"))]);
    claim("a text that is no longer described is removed", a.root.firstChild.value === "", a.root.firstChild.value);
    for (const name of ["title", "style", "xmp", "iframe", "noembed", "noframes", "noscript", "script"]) {
      const one = adopt(`<${name} data-node="0.0">ab</${name}>`, [mount("0.0", el(name, { type: "x" })), ...texts("0.0", "a", "b")]);
      claim(`a ${name} with two texts is adopted`,
        one.root.firstChild.textContent === "ab" && one.isSame, one.root.innerHTML);
    }
    a = adopt('<template data-node="0.0"><p data-node="3.0"><!--node 1.0-->a</p><!--node 2.0-->b<i></i>'
      + '<template data-node="4.0"><b data-node="5.0"></b></template></template>',
    [mount("0.0", el("template")), mount("3.0", el("p"), "0.0"), mount("1.0", text("a"), "3.0"),
      mount("2.0", text("b"), "0.0"), mount("4.0", el("template"), "0.0"), mount("5.0", el("b"), "4.0")], (root) => {
      globalThis.inner = root.firstChild.content.querySelector("p");
      globalThis.innermost = root.firstChild.content.querySelector("template").content.firstChild;
    });
    claim("a template is adopted", a.isSame
      && a.root.innerHTML === "<template><p>a</p>b<template><b></b></template></template>", a.root.innerHTML);
    claim("the content of a template is adopted",
      a.page.domNode("3.0") === globalThis.inner && a.page.domNode("5.0") === globalThis.innermost);
    a = adopt('<select data-node="0.0"><option data-node="3.0"><!--node 1.0-->a<!--node 2.0-->b</option></select>',
      [mount("0.0", el("select")), mount("3.0", el("option"), "0.0"), ...texts("3.0", "a", "b")]);
    claim("an option with two texts is adopted", a.root.textContent === "ab" && a.isSame, a.root.innerHTML);
    a = adopt('<noscript data-node="0.0">&lt;p data-node="3.0">&lt;!--node 1.0-->a&lt;/p></noscript>',
      [mount("0.0", el("noscript")), mount("3.0", el("p"), "0.0"), mount("1.0", text("a"), "3.0")]);
    claim("a noscript with an element is adopted", a.isSame, a.root.innerHTML);
    a = adopt('<svg data-node="0.0"><lineargradient data-node="3.0" VIEWBOX="0"></lineargradient></svg>',
      [mount("0.0", el("SVG")), mount("3.0", el("LinearGradient", { viewbox: "0" }), "0.0")],
      (root) => { globalThis.inner = root.firstChild.firstChild; });
    claim("names of svg are adopted in any case",
      a.isSame && a.page.domNode("3.0") === globalThis.inner, a.root.innerHTML);
    report(claims);
    """#

  /// Names, one at a time, that a host accepts or refuses.
  static let namesScript = #"""
    const parsed = document.createElement("div");
    for (const { commit, isTaken, html } of cases) {
      const { name, attributes } = commit.patches[0].view;
      const title = JSON.stringify([name, attributes]);
      const root = document.createElement("div");
      const error = failure(() => new ViewTreePage(root).apply(commit));
      // Only the host knows that an image is outside of svg.
      if (name === "image") continue;
      claim(`${title} is accepted or refused by both`, (error === "") === isTaken, error);
      if (!isTaken) continue;
      parsed.innerHTML = html;
      const [one, other] = [parsed.firstChild, root.firstChild];
      // Outside of tables a parser drops some elements.
      if (!one) continue;
      const names = (dom) => [...dom.attributes].map((it) => `${it.namespaceURI} ${it.name}`).sort().join();
      claim(`${title} is the same element for both`, one.localName === other.localName
        && one.namespaceURI === other.namespaceURI && names(one) === names(other), `${one.outerHTML} ${other.outerHTML}`);
    }
    report(claims);
    """#
}
