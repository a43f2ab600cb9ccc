extension PageScriptTests {
  /// What the test scripts share: claims, and short functions that make the parts of a commit.
  static let helpers = #"""
    const claims = [];
    function claim(title, isTrue, found = "") { claims.push({ title, isTrue: Boolean(isTrue), found: String(found) }); }

    const el = (name, attributes, events) => ({ name, attributes, events });
    const mount = (node, view, parent, before) => ({ kind: "mount", node, view, parent, before });
    const text = (string) => ({ name: "#text", text: string });
    const update = (node, view) => ({ kind: "update", node, view, changedFields: [] });
    const move = (node, parent, before) => ({ kind: "move", node, parent, before });
    const unmount = (node) => ({ kind: "unmount", node });

    function start(patches, send) {
      const root = document.createElement("div");
      document.getElementById("stage").append(root);
      const page = new ViewTreePage(root, send);
      let number = 0;
      const apply = (patches, isFullMount = false) => {
        number += 1;
        page.apply({ info: { number, isFullMount, patchCount: patches.length }, patches });
      };
      apply(patches, true);
      return { root, page, apply, dom: (node) => page.domNode(node) };
    }
    function failure(action) { try { action(); return ""; } catch (error) { return error.message; } }
    const type = (field, value, name = "input") => {
      field.value = value;
      field.dispatchEvent(new Event(name, { bubbles: true }));
    };
    """#

  /// Behaviour of a page that its markup does not show.
  static let behaviourScript = #"""
    async function run() {
      // Events
      let sent = [];
      let s = start(
        [mount("0.0", el("form", {}, ["submit"])), mount("1.0", el("input", { value: "a" }, ["input"]), "0.0"),
          mount("2.0", el("input", { type: "checkbox" }, ["change"]), "0.0"),
          mount("3.4", el("button", { type: "button" }, ["click", "open"]), "0.0"), mount("4.0", text("Go"), "3.4")],
        (event) => { sent.push(JSON.stringify(event)); });
      s.dom("3.4").click();
      claim("a click is sent with its node", sent.pop() === '{"node":"3.4","name":"click"}', sent);
      type(s.dom("1.0"), "ab");
      claim("the text of a field is sent", sent.pop() === '{"node":"1.0","name":"input","value":"ab"}', sent);
      s.dom("2.0").click();
      claim("the state of a check box is sent", sent.pop() === '{"node":"2.0","name":"change","value":"true","isChecked":true}', sent);
      s.dom("3.4").dispatchEvent(new CustomEvent("open", { detail: "door" }));
      claim("the value of a custom event is sent", sent.pop() === '{"node":"3.4","name":"open","value":"door"}', sent);
      const submit = new Event("submit", { cancelable: true });
      s.dom("0.0").dispatchEvent(submit);
      claim("a form does not leave the page", submit.defaultPrevented && sent.pop().includes("submit"));
      s.apply([update("3.4", el("button", { type: "button" }, ["open"]))]);
      s.dom("3.4").click();
      claim("an event is not sent once its handler is gone", sent.length === 0, sent);
      const button = s.dom("3.4");
      s.apply([unmount("4.0"), unmount("3.4")]);
      button.dispatchEvent(new CustomEvent("open"));
      claim("nothing is sent for a node that is gone", sent.length === 0, sent);

      // Fields that the view describes
      claim("the next commit restores a described field", s.dom("1.0").value === "a", s.dom("1.0").value);
      claim("the next commit restores a described check box", s.dom("2.0").checked === false);
      let resolve = null;
      let p = start(
        [mount("0.0", el("input", { value: "a", class: "x" }, ["input"])),
          mount("1.0", el("select", { value: "b" }, ["change"])), mount("2.0", el("option", { value: "a" }), "1.0")],
        () => new Promise((done) => { resolve = done; }));
      claim("a select has no value before it has the option", p.dom("1.0").value === "", p.dom("1.0").value);
      p.apply([mount("3.0", el("option", { value: "b" }), "1.0"), mount("4.0", el("option", { value: "c" }), "1.0")]);
      claim("a select gets its value with the option", p.dom("1.0").value === "b", p.dom("1.0").value);
      type(p.dom("0.0"), "ab");
      p.apply([update("0.0", el("input", { value: "a", class: "y" }, ["input"]))]);
      claim("typed text stays while its event is handled", p.dom("0.0").value === "ab", p.dom("0.0").value);
      claim("other attributes change while an event is handled", p.dom("0.0").className === "y");
      resolve();
      await Promise.resolve();
      await Promise.resolve();
      claim("refused text is removed once its event is handled", p.dom("0.0").value === "a", p.dom("0.0").value);
      type(p.dom("0.0"), "abc");
      p.apply([update("0.0", el("input", { value: "ABC", class: "y" }, ["input"]))]);
      claim("a new text is shown at once", p.dom("0.0").value === "ABC", p.dom("0.0").value);
      resolve();
      await Promise.resolve();
      await Promise.resolve();
      claim("the new text stays", p.dom("0.0").value === "ABC", p.dom("0.0").value);
      type(p.dom("1.0"), "c", "change");
      resolve();
      await Promise.resolve();
      await Promise.resolve();
      claim("a refused choice is undone", p.dom("1.0").value === "b", p.dom("1.0").value);

      // Fields that the host owns
      const owned = (value, others = {}) => el("input", { value: { hostOwned: value }, ...others }, ["input"]);
      let o = start([mount("0.0", owned("a")), mount("1.0", el("textarea", { value: { hostOwned: "t" } }, ["input"]))]);
      claim("an owned field starts from its value", o.dom("0.0").value === "a" && o.dom("1.0").value === "t");
      type(o.dom("0.0"), "ab");
      type(o.dom("1.0"), "tu");
      o.apply([update("0.0", owned("z", { class: "y" })),
        update("1.0", el("textarea", { value: { hostOwned: "z" }, class: "y" }, ["input"]))]);
      claim("an owned field keeps what the user typed", o.dom("0.0").value === "ab" && o.dom("1.0").value === "tu");
      claim("other attributes of an owned field change",
        o.dom("0.0").className === "y" && o.dom("1.0").className === "y");
      o.apply([update("0.0", el("input", { value: "set" }))]);
      claim("the view can take an owned field over", o.dom("0.0").value === "set", o.dom("0.0").value);

      // A focused node is not touched if others move around it
      let f = start([mount("0.0", el("ul")), ...["1.0", "2.0", "3.0"].map((node) => mount(node, el("input"), "0.0"))]);
      f.dom("1.0").focus();
      f.apply([move("3.0", "0.0", "1.0")]);
      claim("a focused element stays while others move around it", document.activeElement === f.dom("1.0")
        && f.dom("0.0").firstChild === f.dom("3.0"));

      // Names
      const kept = f.dom("2.0");
      f.apply([update("0.0", el("ol", { class: "z" }, ["click"]))]);
      claim("a renamed element keeps its children", f.dom("0.0").localName === "ol"
        && f.dom("2.0") === kept && kept.parentNode === f.dom("0.0") && f.root.children.length === 1, f.root.innerHTML);
      claim("a renamed element has its attributes", f.dom("0.0").className === "z");
      f.apply([update("1.0", text("plain")), mount("4.0", text("<b>"), "0.0")]);
      claim("an element can become text", f.dom("1.0").nodeType === Node.TEXT_NODE && f.root.textContent === "plain<b>");

      // Namespaces
      let n = start([mount("0.0", el("svg", { viewBox: "0 0 1 1" })), mount("1.0", el("foreignObject"), "0.0"),
        mount("2.0", el("div"), "1.0"), mount("3.0", el("use", { "xlink:href": "#a" }), "0.0"),
        mount("4.0", el("math")), mount("5.0", el("mi"), "4.0"), mount("6.0", el("b"), "5.0"),
        mount("7.0", el("DIV", { "DATA-x": "1" }))]);
      const spaces = ["0.0", "1.0", "2.0", "3.0", "4.0", "5.0", "6.0", "7.0"].map((node) => n.dom(node).namespaceURI.slice(-4));
      claim("elements are in their namespaces", spaces.join() === "/svg,/svg,html,/svg,thML,thML,html,html", spaces);
      claim("attributes are in their namespaces",
        n.dom("3.0").getAttributeNS("http://www.w3.org/1999/xlink", "href") === "#a");
      claim("names of HTML ignore case", n.dom("7.0").tagName === "DIV" && n.dom("7.0").dataset.x === "1");
      n.apply([update("3.0", el("use"))]);
      claim("an attribute in a namespace is removed", n.dom("3.0").attributes.length === 0);

      // Portals
      let q = start([mount("0.0", el("p")), mount("1.0", el("#portal", { target: "b" })), mount("2.0", el("i"), "1.0"),
        mount("3.0", el("#portal", { target: "a" })), mount("4.0", el("p"))]);
      const order = () => [...q.root.children].map((dom) => dom.dataset.portal ?? dom.localName).join();
      claim("portals are at the end, ordered by target", order() === "p,p,a,b", order());
      const observer = new MutationObserver(() => {});
      observer.observe(q.root, { subtree: true, childList: true, attributes: true, characterData: true });
      q.apply([update("0.0", el("p", { class: "x" })), mount("5.0", el("h1"), undefined, "0.0"), mount("6.0", el("hr"))]);
      const touched = observer.takeRecords().flatMap((record) => [record.target, ...record.addedNodes, ...record.removedNodes])
        .filter((dom) => q.dom("1.0").contains(dom) || q.dom("3.0").contains(dom));
      claim("a portal is not touched if its neighbours change",
        touched.length === 0 && order() === "h1,p,p,hr,a,b", order());
      q.apply([update("1.0", el("#portal", { target: "A" }))]);
      claim("a portal changes its target with its content", order() === "h1,p,p,hr,A,a"
        && q.dom("2.0").parentNode === q.dom("1.0"), order());
      q.apply([unmount("2.0"), unmount("1.0")]);
      claim("a portal is removed", order() === "h1,p,p,hr,a", order());

      // Other scripts on the page
      const foreign = document.createElement("aside");
      q.dom("0.0").after(foreign);
      q.apply([mount("7.0", el("h2"), undefined, "4.0"), update("4.0", el("p", { id: "last" }))]);
      claim("nodes of other scripts stay", foreign.parentNode === q.root && q.dom("7.0").nextSibling === q.dom("4.0"));

      // Failures
      const wrong = failure(() => q.apply([unmount("99.0")]));
      claim("a patch for an unknown node fails", wrong.includes("99.0"), wrong);
      const refused = failure(() => q.apply([mount("8.0", el("p"))]));
      claim("after a failure only a full mount is accepted", refused.includes("full mount"), refused);
      q.apply([mount("0.0", el("p"))], true);
      q.apply([mount("1.0", text("x"), "0.0")]);
      claim("a page works again after a full mount", q.root.innerHTML === "<p>x</p>", q.root.innerHTML);
      const gap = failure(() => q.page.apply({ info: { number: 99, isFullMount: false, patchCount: 0 }, patches: [] }));
      claim("a gap between commits fails", gap.includes("99"), gap);
      const half = failure(() => q.page.apply({ info: { number: 1, isFullMount: true, patchCount: 2 }, patches: [] }));
      claim("an incomplete commit fails", half.includes("incomplete"), half);

      // Adopting
      const root = document.createElement("div");
      document.getElementById("stage").append(root);
      root.innerHTML = '<p data-node="0.0" class="old" id="i"><!--node 1.0-->a<!--node 2.0-->b<u></u></p>stray'
        + '<input data-node="3.0" value="v"><textarea data-node="4.0">t</textarea>';
      const [paragraph, field, area] = root.querySelectorAll("p, input, textarea");
      field.value = "typed";
      area.value = "typed too";
      const page = new ViewTreePage(root);
      page.adopt({ info: { number: 1, isFullMount: true, patchCount: 6 }, patches: [
        mount("0.0", el("p", { class: "new" })), mount("1.0", text("a"), "0.0"), mount("2.0", text("c"), "0.0"),
        mount("3.0", owned("v")), mount("4.0", el("textarea", { value: { hostOwned: "t" } })),
        mount("5.0", el("b"), "0.0")] });
      claim("elements from a server are kept and corrected", page.domNode("0.0") === paragraph
        && page.domNode("3.0") === field && root.innerHTML
          === '<p class="new">ac<b></b></p><input value="v"><textarea>t</textarea>', root.innerHTML);
      claim("text that was typed before adopting stays in an owned field",
        field.value === "typed" && area.value === "typed too");
      const notFull = failure(() => page.adopt({ info: { number: 2, isFullMount: false, patchCount: 0 }, patches: [] }));
      claim("only a full mount can be adopted", notFull.includes("full mount"), notFull);
      report(claims);
    }
    run();
    """#
}
