import Foundation
import ViewTreeHosts
import ViewTrees

/// Commits that a page in a browser applies, and what it must show after each.
struct PageRun {
  /// A commit, and the other ways to get a page into the same state.
  private struct Step {
    let commit: String
    let fullMount: String
    let html: String
    let markedHTML: String
  }

  /// What the page reported.
  struct Outcome: Decodable {
    let error: String?
    let commits: Int?
    let patches: Int?
    let nodes: Int?
    let elementsMadeByAdopting: Int?
    let differences: [String]?
  }

  private var steps: [Step] = []
  private let host = HTMLHost()

  /// Applies a commit to a host, and records what a page must show afterwards.
  mutating func append(_ commit: Commit) throws {
    try host.apply(commit)
    append(commit, showing: host)
  }

  /// Records a commit that a host has applied.
  mutating func append(_ commit: Commit, showing host: HTMLHost) {
    steps.append(
      Step(
        commit: commit.json, fullMount: host.fullMount.json, html: Self.literal(host.html),
        markedHTML: Self.literal(host.markedHTML)))
  }

  /// Applies the commits in a browser, and compares the page after each.
  ///
  /// There are four ways to reach a state: the commits so far; a full mount; parsing the HTML; adopting the marked HTML
  /// of the previous state and applying one commit. All four must show the same, including the values of form fields.
  /// Parsed HTML is compared only in what HTML can express: adjacent texts are joined, and the value of a select is
  /// ignored.
  func run() throws -> Outcome {
    let data = steps.map {
      "{commit:\($0.commit),fullMount:\($0.fullMount),html:\($0.html),markedHTML:\($0.markedHTML)}"
    }
    let script = "const steps = [\(data.joined(separator: ",\n"))];\n" + Self.script
    return try JSONDecoder().decode(Outcome.self, from: Browser.run(script, library: HTMLHost.pageScript))
  }

  /// Returns a text as a JavaScript literal, in the library's own JSON.
  private static func literal(_ text: String) -> String {
    let commit = Commit(
      number: 0, patches: [.update(NodeID(index: 0, generation: 0), HostSnapshot(text: text), changedFields: [])])
    return "(\(commit.json)).patches[0].view.text"
  }

  private static let script = #"""
    function shown(dom, isParsed = false) {
      if (dom.nodeType === Node.TEXT_NODE) return JSON.stringify(dom.data);
      if (dom.nodeType !== Node.ELEMENT_NODE) return `<!${dom.nodeName}>`;
      const attributes = [...dom.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
      const held = [];
      if (dom.localName === "input") held.push(`value:${JSON.stringify(dom.value)}`, `checked:${dom.checked}`);
      if (dom.localName === "textarea") held.push(`value:${JSON.stringify(dom.value)}`);
      if (dom.localName === "select" && !isParsed) held.push(`value:${JSON.stringify(dom.value)}`);
      const children = [];
      let text = null;
      const endText = () => { if (text) children.push(JSON.stringify(text)); text = null; };
      for (const child of dom.childNodes) {
        if (isParsed && child.nodeType === Node.TEXT_NODE) { text = (text ?? "") + child.data; continue; }
        endText();
        children.push(shown(child, isParsed));
      }
      endText();
      return `<${dom.namespaceURI.split("/").pop()}:${dom.localName} ${[...attributes, ...held].join(" ")}>`
        + `[${children.join(",")}]`;
    }

    const differences = [];
    function compare(index, way, expected, found) {
      if (expected === found || differences.length >= 5) return;
      let at = 0;
      while (expected[at] === found[at]) at += 1;
      const part = (text) => text.slice(Math.max(0, at - 200), at + 200);
      differences.push(`commit ${index + 1}, ${way}: expected …${part(expected)}… and found …${part(found)}…`);
    }

    let elementsMade = 0;
    const create = document.createElementNS;
    document.createElementNS = function (...names) { elementsMade += 1; return create.apply(this, names); };
    function stage() {
      const div = create.call(document, "http://www.w3.org/1999/xhtml", "div");
      document.getElementById("stage").append(div);
      return div;
    }

    const main = stage();
    const page = new ViewTreePage(main);
    let [patches, nodes, elementsMadeByAdopting, adopted] = [0, 0, 0, null];
    steps.forEach((step, index) => {
      page.apply(step.commit);
      patches += step.commit.patches.length;
      nodes += step.fullMount.patches.length;
      const found = shown(main);

      const fresh = stage();
      new ViewTreePage(fresh).apply(JSON.stringify(step.fullMount));
      compare(index, "as after a full mount", shown(fresh), found);

      const parsed = stage();
      parsed.innerHTML = step.html;
      compare(index, "as parsed", shown(parsed, true), shown(main, true));

      if (adopted) {
        adopted.page.apply(step.commit);
        compare(index, "adopted before", shown(adopted.dom), found);
        adopted.dom.remove();
      }
      const dom = stage();
      dom.innerHTML = step.markedHTML;
      adopted = { dom, page: new ViewTreePage(dom) };
      const before = elementsMade;
      adopted.page.adopt(step.fullMount);
      elementsMadeByAdopting += elementsMade - before;
      compare(index, "as adopted", shown(adopted.dom), found);
      fresh.remove();
      parsed.remove();
    });
    report({ commits: steps.length, patches, nodes, elementsMadeByAdopting, differences });
    """#
}
