extension PageScriptTests {
  /// What a page sends for an event, and when it prevents the browser's default action.
  static let eventsScript = #"""
    let sent = [];
    const take = () => { const event = sent.pop(); sent = []; return JSON.parse(JSON.stringify(event ?? null)); };
    const s = start([
      mount("0.0", el("form", {}, ["submit", "change"])), mount("1.0", el("input", { name: "a", value: "1" }, ["keydown"]), "0.0"),
      mount("2.0", el("input", { name: "b", type: "checkbox" }, ["change"]), "0.0"),
      mount("3.0", el("button", { name: "send", value: "now" }), "0.0"),
      mount("4.0", el("select", { name: "c", multiple: "" }), "0.0"), mount("5.0", el("option", { value: "x", selected: "" }), "4.0"),
      mount("6.0", el("option", { value: "y", selected: "" }), "4.0"),
      mount("10.0", el("form")), mount("11.0", el("input", { name: "a" }, ["input"]), "10.0"), mount("12.0", el("button"), "10.0"),
      mount("13.0", el("button", { formaction: "?x" }), "10.0"),
      mount("20.0", el("form", { action: "?go" })), mount("21.0", el("button", {}, ["click"]), "20.0"),
      mount("30.0", el("form", { method: "dialog" })), mount("31.0", el("button"), "30.0"),
      mount("40.0", el("div", {}, ["submit"])), mount("41.0", el("form", { action: "?go" }), "40.0"), mount("42.0", el("button"), "41.0"),
      mount("50.0", el("a", { href: "#here" }, ["click"])), mount("51.0", el("b"), "50.0"),
      mount("52.0", el("a", { href: "#there" })), mount("53.0", el("i", {}, ["click"]), "52.0"),
      mount("54.0", el("a", { href: "#blank", target: "_blank" }, ["click"])),
      mount("55.0", el("a", { href: "#file", download: "" }, ["click"])), mount("56.0", el("a", {}, ["click"])),
      mount("57.0", el("p", {}, ["click"])), mount("58.0", el("a", { href: "#inside" }), "57.0"),
      mount("60.0", el("div", {}, ["contextmenu", "drop", "dragover", "pointerdown", "keydown", "wheel"])),
      mount("61.0", el("label", {}, ["click"])), mount("62.0", el("input", { type: "checkbox" }), "61.0"),
    ], (event) => { sent.push(event); });

    // Whether the page prevented the default action. Nothing may leave this page.
    let isPrevented = null;
    addEventListener("submit", (event) => { isPrevented = event.defaultPrevented; event.preventDefault(); });
    addEventListener("click", (event) => {
      isPrevented = event.defaultPrevented;
      if (event.target.closest("a")) event.preventDefault();
    });

    s.dom("3.0").click();
    let event = take();
    claim("a handled submit is prevented", isPrevented === true);
    claim("a submit carries the fields of the form", JSON.stringify(event.fields) === JSON.stringify([
      { name: "a", value: "1" }, { name: "send", value: "now" }, { name: "c", value: "x" }, { name: "c", value: "y" }]),
      JSON.stringify(event));
    claim("a submit is sent for the form with the handler", event.node === "0.0" && event.name === "submit");
    s.dom("2.0").click();
    event = sent[0];
    claim("a check box says whether it is checked", event.node === "2.0" && event.isChecked === true && event.value === "true",
      JSON.stringify(sent));
    claim("a change of any field carries the fields of the form",
      take().fields.some(({ name, value }) => name === "b" && value === "on"));

    s.dom("12.0").click();
    claim("a form without an action does not reload the page", isPrevented === true);
    s.dom("10.0").requestSubmit();
    claim("the Enter key does not reload the page", isPrevented === true);
    s.dom("13.0").click();
    claim("a button with a formaction submits", isPrevented === false);
    s.dom("21.0").click();
    claim("a form with an action submits", isPrevented === false && take().name === "click");
    s.dom("31.0").click();
    claim("a form of a dialog submits", isPrevented === false);
    s.dom("42.0").click();
    claim("a submit that an outer element handles is prevented", isPrevented === true && take().node === "40.0");
    const own = document.createElement("form");
    s.root.append(own);
    own.requestSubmit();
    claim("a form of another script is left alone", isPrevented === false);

    const click = (node, options = {}) => {
      isPrevented = null;
      s.dom(node).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...options }));
      return take();
    };
    claim("a handled click on a link is prevented", click("50.0")?.node === "50.0" && isPrevented === true);
    claim("a handled click inside a link is prevented", click("51.0")?.node === "50.0" && isPrevented === true);
    claim("a click that is handled inside a link is prevented", click("53.0")?.node === "53.0" && isPrevented === true);
    for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
      claim(`a click with ${key} is left to the browser`,
        click("50.0", { [key]: true }) === null && isPrevented === false);
    }
    claim("a link that opens a window works", click("54.0")?.name === "click" && isPrevented === false);
    claim("a link that downloads works", click("55.0")?.name === "click" && isPrevented === false);
    claim("an anchor without a link gets clicks with any modifiers",
      click("56.0", { ctrlKey: true })?.modifiers[0] === "control");
    claim("a link inside an element with a click handler works",
      click("58.0")?.node === "57.0" && isPrevented === false);
    click("61.0");
    claim("a label works", s.dom("62.0").checked && isPrevented === false);

    const at = s.dom("60.0").getBoundingClientRect();
    const mouse = (name, options) => {
      const made = new MouseEvent(name, { bubbles: true, cancelable: true, ...options });
      s.dom("60.0").dispatchEvent(made);
      return { made, event: take() };
    };
    let one = mouse("contextmenu", { clientX: at.left + 3, clientY: at.top + 4, shiftKey: true, metaKey: true });
    claim("a handled context menu is prevented", one.made.defaultPrevented);
    claim("a pointer event has a position",
      one.event.position.x === 3 && one.event.position.y === 4, JSON.stringify(one.event));
    claim("a pointer event has modifiers", one.event.modifiers.join() === "shift,meta");
    for (const name of ["drop", "dragover"]) claim(`${name} can be handled`, mouse(name).made.defaultPrevented);
    claim("a handled pointerdown is not prevented", !mouse("pointerdown").made.defaultPrevented);
    claim("a click by the keyboard has no position", click("56.0", { detail: 0 }).position === undefined);
    claim("a click by the pointer has a position", typeof click("56.0").position.x === "number");
    const key = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, altKey: true, cancelable: true });
    s.dom("1.0").dispatchEvent(key);
    event = take();
    claim("a key has modifiers", event.value === "Enter" && event.modifiers.join() === "control,alt", JSON.stringify(event));
    claim("a handled key is not prevented", !key.defaultPrevented);
    type(s.dom("11.0"), "a\ud83db\u{1F600}");
    claim("half a surrogate pair is replaced", take().value === "a\uFFFDb\u{1F600}");
    claim("an event without details has no extra fields",
      JSON.stringify(click("56.0", { detail: 0 })) === '{"node":"56.0","name":"click"}');
    report(claims);
    """#
}
