extension PageScript {
  /// What the script knows of events: what comes with one, and when the browser's own answer to it is prevented.
  static var events: String {
    #"""
    const fields = ["input", "textarea", "select"];

    function isForm(dom) { return dom?.localName === "form" && dom.namespaceURI === namespaces.html; }

    // A JSON of half a character is refused by some readers: HTML has no such text either.
    function wellFormed(text) { return text.replace(/\p{Surrogate}/gu, "\uFFFD"); }

    function eventValue(event) {
      if (typeof event.detail === "string") return event.detail;
      if (typeof event.key === "string") return event.key;
      const { target } = event;
      if (isCheckable(target)) return String(target.checked);
      return fields.includes(target?.localName) ? target.value : undefined;
    }

    function isCheckable(dom) { return dom?.localName === "input" && (dom.type === "checkbox" || dom.type === "radio"); }

    function modifiers(event) {
      const held = ["shift", "control", "alt", "meta"].filter((name) => event[name === "control" ? "ctrlKey" : `${name}Key`]);
      return held.length > 0 ? held : undefined;
    }

    // What a form would submit; of a file its name.
    function formFields(form, submitter) {
      let data;
      try { data = new FormData(form, submitter ?? null); } catch { data = new FormData(form); }
      return [...data].map(([name, value]) => ({
        name: wellFormed(name), value: wellFormed(typeof value === "string" ? value : value.name),
      }));
    }

    // In CSS pixels from the corner of the element that asked for the event. A click by the keyboard has none.
    function position(event, dom) {
      if (!(event instanceof MouseEvent) || (event.type === "click" && event.detail === 0)) return undefined;
      const { left, top } = dom.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    }

    // What is sent of an event; whatever is undefined is left out of its JSON.
    function message(node, event) {
      const value = eventValue(event);
      const form = [event.currentTarget, event.target].find(isForm);
      return {
        node, name: event.type, value: value === undefined ? undefined : wellFormed(value),
        modifiers: modifiers(event), isChecked: isCheckable(event.target) ? event.target.checked : undefined,
        fields: form ? formFields(form, event.submitter) : undefined, position: position(event, event.currentTarget),
      };
    }

    // The link with a click on which the browser would leave the page, if the element that asked for clicks is the link
    // or in it.
    function linkOf(event) {
      const link = event.type === "click" ? event.currentTarget.closest?.("a, area") : null;
      return link && (link.hasAttribute("href") || link.hasAttribute("xlink:href")) ? link : null;
    }

    // A click with a modifier opens a link elsewhere or saves it. That is between the user and the browser.
    function isForBrowser(event) { return linkOf(event) !== null && modifiers(event) !== undefined; }

    // Whether the browser's own answer to an event would undo what a handler does.
    function isDefaultPrevented(event) {
      if (["submit", "contextmenu", "dragenter", "dragover", "drop"].includes(event.type)) return true;
      const link = linkOf(event);
      return link !== null && !link.hasAttribute("download") && ["", "_self"].includes(link.getAttribute("target") ?? "");
    }

    // Whether a form has nowhere to go: the browser would load the page again, and what the tree shows would be gone.
    function isReloading(event) {
      const form = event.target;
      if (!isForm(form) || form.hasAttribute("action")) return false;
      const { submitter } = event;
      if (submitter?.hasAttribute("formaction")) return false;
      return lowercase(submitter?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "") !== "dialog";
    }
    """#
  }
}
