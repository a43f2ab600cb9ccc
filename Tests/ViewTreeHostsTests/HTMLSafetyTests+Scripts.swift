extension HTMLSafetyTests {
  /// Parses documents, prints everything that was not described, one line each, and then the number of documents.
  static let html5libScript = #"""
    import json, re, string

    LOWER = {ord(c): c.lower() for c in string.ascii_uppercase}
    PREFIXES = {"http://www.w3.org/1999/xlink": "xlink:", "http://www.w3.org/XML/1998/namespace": "xml:",
                "http://www.w3.org/2000/xmlns/": "xmlns:"}
    # What a parser adds by itself, without attributes.
    IMPLIED = {"html", "head", "body", "tbody", "tr", "colgroup", "p"}

    def small(text): return text.translate(LOWER)
    def clean(text): return text.replace("\0", "\ufffd")
    def raw(text): return clean(text).replace("\r\n", "\n").replace("\r", "\n")

    def escaped(text):
        for old, new in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\r", "&#13;")]: text = text.replace(old, new)
        return clean(text)

    def split(name):
        space, _, local = name.rpartition("}")
        return space[1:], local

    def attributes(element):
        found = {}
        for name, value in element.attrib.items():
            space, local = split(name) if isinstance(name, str) else (name[2], name[1])
            prefix = PREFIXES.get(space, "")
            found[small("xmlns" if prefix == "xmlns:" and local == "xmlns" else prefix + local)] = value
        return found

    def check(document, root, is_marked, problems):
        nodes = document["nodes"]
        for element in root.iter():
            if not isinstance(element.tag, str) or element.tag in ("DOCUMENT_ROOT", "DOCUMENT_FRAGMENT"): continue
            space, name = split(element.tag)
            name, found = small(name), attributes(element)
            if not found and name in IMPLIED: continue
            if "class" in found and found["class"] == "equitree-stage": continue
            if is_marked:
                node = nodes.get(found.pop("data-node", None))
                candidates = [node] if node else []
            else:
                candidates = nodes.values()
            fits = [node for node in candidates if node.get("text") is None and small(node["name"]) == name
                    and found.items() <= {small(n): clean(v) for n, v in node["attributes"].items()}.items()]
            if not fits: problems.append("seed %s: <%s %s> in %r" % (
                document["seed"], name, found, document["markedHTML" if is_marked else "html"]))
            elif is_marked and name in ("script", "style") and fits[0].get("content") is not None:
                text = (element.text or "") + "".join(child.tail or "" for child in element)
                text = re.sub("<!--node [0-9.]+-->", "", text)
                content = fits[0]["content"]
                if text not in (raw(content), clean(content), escaped(content)):
                    problems.append("seed %s: the text %r of <%s> in %r" % (
                        document["seed"], text, name, document["markedHTML"]))

    documents = json.load(sys.stdin)
    problems = []
    for document in documents:
        for key in ("html", "markedHTML"):
            for scripting in (False, True):
                def parser(): return html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"))
                html = document[key]
                page = parser().parse('<!DOCTYPE html><body><div class="equitree-stage">' + html + "</div>", scripting=scripting)
                check(document, page, key == "markedHTML", problems)
                part = parser().parseFragment(html, container="div", scripting=scripting)
                check(document, part, key == "markedHTML", problems)
    for problem in problems[:20]: print(problem.encode("ascii", "backslashreplace").decode().replace("\n", "\\n"))
    print("parsed", len(documents), "documents")
    """#

  /// The same check in a browser, with scripts in frames and with the page script's result for the commits.
  static let chromiumScript = #"""
    const small = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const clean = (text) => text.replaceAll("\0", "\uFFFD");
    const implied = new Set(["html", "head", "body", "tbody", "tr", "colgroup", "p"]);
    const problems = [];
    let hasRun = false;
    globalThis.pwn = () => { hasRun = true; };

    function elements(root) {
      const found = [];
      const roots = [root];
      for (const root of roots) {
        for (const element of root.querySelectorAll("*")) {
          found.push(element);
          if (element.content instanceof DocumentFragment) roots.push(element.content);
          if (element.shadowRoot) roots.push(element.shadowRoot);
        }
      }
      return found;
    }

    function fits(node, element, isMarked) {
      if (!node || (node.text ?? null) !== null || small(node.name) !== small(element.nodeName)) return false;
      const described = new Map(Object.entries(node.attributes).map(([name, value]) => [small(name), clean(value)]));
      return [...element.attributes].every(({ name, value }) =>
        (isMarked && name === "data-node") || described.get(small(name)) === value);
    }

    function check(one, root, isMarked, way) {
      const nodes = Object.values(one.nodes);
      for (const element of elements(root)) {
        if (element.attributes.length === 0 && implied.has(small(element.nodeName))) continue;
        const node = isMarked ? [one.nodes[element.getAttribute("data-node")]] : nodes;
        if (!node.some((node) => fits(node, element, isMarked))) {
          problems.push(`seed ${one.seed}, ${way}: ${element.cloneNode(false).outerHTML} in ${isMarked ? one.markedHTML : one.html}`);
        }
      }
    }

    function shown(dom) {
      if (dom.nodeType !== Node.ELEMENT_NODE) return JSON.stringify(dom.data);
      const attributes = [...dom.attributes].map(({ name, value, namespaceURI }) =>
        `${namespaceURI?.split("/").pop() ?? ""} ${name}=${JSON.stringify(value)}`).sort();
      const content = dom.localName === "template" && dom.content ? dom.content : dom;
      return `<${dom.namespaceURI.split("/").pop()}:${dom.localName} ${attributes.join(" ")}>`
        + `[${[...content.childNodes].map(shown).join()}]`;
    }

    // The pages are not part of the document: their scripts are the author's and would run.
    function pageOf(one, commits) {
      const root = document.createElement("div");
      const page = new ViewTreePage(root);
      for (const commit of commits) page.apply(commit);
      return { root, page };
    }

    function checkPage(one) {
      const { root, page } = pageOf(one, [one.fullMount]);
      let count = 0;
      for (const [name, node] of Object.entries(one.nodes)) {
        const dom = page.domNode(name);
        const isText = (node.text ?? null) !== null;
        if (!isText) count += 1;
        if (isText ? dom.data !== clean(node.text) : !fits(node, dom, false)) {
          problems.push(`seed ${one.seed}: the page shows ${shown(dom)} for ${JSON.stringify(node)}`);
        }
      }
      // The browser fills a selectedcontent.
      if (!root.querySelector("selectedcontent") && elements(root).length !== count) {
        problems.push(`seed ${one.seed}: the page has ${elements(root).length} elements for ${count}: ${shown(root)}`);
      }
      const fresh = shown(root);
      const later = shown(pageOf(one, one.commits).root);
      if (later !== fresh) problems.push(`seed ${one.seed}: after its commits the page shows ${later} in place of ${fresh}`);
      const adopted = document.createElement("div");
      adopted.innerHTML = one.markedHTML;
      new ViewTreePage(adopted).adopt(one.fullMount);
      if (shown(adopted) !== fresh) problems.push(`seed ${one.seed}: adopted, the page shows ${shown(adopted)} in place of ${fresh}`);
    }

    async function run() {
      const stage = document.getElementById("stage");
      for (const [index, one] of documents.entries()) {
        for (const [html, isMarked] of [[one.html, false], [one.markedHTML, true]]) {
          const div = document.createElement("div");
          div.innerHTML = html;
          check(one, div, isMarked, "as a part of a page");
          const template = document.createElement("template");
          template.innerHTML = html;
          check(one, template.content, isMarked, "as a template");
          const inert = new DOMParser().parseFromString(`<!DOCTYPE html><body>${html}`, "text/html");
          check(one, inert, isMarked, "as a page without scripts");
          if (index % 10 === 0 && !isMarked) {
            const frame = document.createElement("iframe");
            stage.append(frame);
            frame.contentWindow.pwn = globalThis.pwn;
            frame.contentDocument.open();
            frame.contentWindow.pwn = globalThis.pwn;
            frame.contentDocument.write(`<!DOCTYPE html><body>${html}`);
            frame.contentDocument.close();
            if (frame.contentDocument.body) check(one, frame.contentDocument, isMarked, "as a page");
          }
        }
        try { checkPage(one); } catch (error) { problems.push(`seed ${one.seed}: ${error.stack}`); }
        if (index % 100 === 99) {
          await new Promise((done) => setTimeout(done, 20));
          stage.replaceChildren();
        }
      }
      await new Promise((done) => setTimeout(done, 100));
      report({ parsed: documents.length, hasRun, problems: problems.slice(0, 20) });
    }
    run();
    """#
}
