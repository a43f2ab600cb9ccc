extension PageScript {
  /// What the script does without knowing a page: names, attributes, fields.
  static var functions: String {
    #"""
    const namespaces = {
      html: "http://www.w3.org/1999/xhtml", svg: "http://www.w3.org/2000/svg",
      math: "http://www.w3.org/1998/Math/MathML", xlink: "http://www.w3.org/1999/xlink",
      xml: "http://www.w3.org/XML/1998/namespace",
    };

    // Elements of SVG and MathML whose content is HTML again.
    const integrationPoints = new Set(
      ["foreignObject", "desc", "title", "mi", "mo", "mn", "ms", "mtext", "annotation-xml"]);

    // What a field holds, apart from the attributes that it starts from.
    const fieldProperties = {
      input: ["value", "checked"], textarea: ["value"], option: ["selected"], audio: ["muted"], video: ["muted"],
    };

    // HTML has no NUL: a parser reads U+FFFD in its place.
    function clean(text) { return text.replaceAll("\0", "\uFFFD"); }

    function isHostOwned(value) { return typeof value === "object"; }

    function plain(value) { return clean(isHostOwned(value) ? value.hostOwned : value); }

    function isSame(old, attributes, name) {
      return Object.hasOwn(old, name) && plain(old[name]) === plain(attributes[name])
        && isHostOwned(old[name]) === isHostOwned(attributes[name]);
    }

    function elementName(view) { return view.name === "#portal" ? "div" : view.name; }

    function attributes(view) {
      if (view.name !== "#portal") return view.attributes ?? {};
      const { target = "", ...others } = view.attributes ?? {};
      return { ...others, "data-portal": target };
    }

    function namespaceOf(name, parentDOM) {
      if (name === "svg" || name === "math") return namespaces[name];
      const around = parentDOM.namespaceURI;
      const isForeign = (around === namespaces.svg || around === namespaces.math)
        && !integrationPoints.has(parentDOM.localName);
      return isForeign ? around : namespaces.html;
    }

    function localName(view, parentDOM) {
      const name = elementName(view);
      return namespaceOf(name, parentDOM) === namespaces.html ? name.toLowerCase() : name;
    }

    function properties(dom) {
      return (dom.namespaceURI === namespaces.html && fieldProperties[dom.localName]) || [];
    }

    function setProperty(dom, name, value) {
      if (name !== "value") {
        dom[name] = value !== null;
      } else if (dom.type !== "file" && dom.value !== (value ?? "")) {
        // Setting an equal value would still move the caret.
        dom.value = value ?? "";
      }
    }

    // These two have a value, but no attribute for it.
    function hasValueOfItsOwn(dom, name) {
      return name === "value" && (dom.localName === "textarea" || dom.localName === "select");
    }

    function setAttribute(dom, name, value) {
      const prefix = /^(xlink|xml):/.exec(name)?.[1];
      if (hasValueOfItsOwn(dom, name)) {
        if (dom.localName === "textarea" && dom.defaultValue !== value) dom.defaultValue = value;
      } else if (prefix && dom.namespaceURI !== namespaces.html) {
        dom.setAttributeNS(namespaces[prefix], name, value);
      } else if (dom.getAttribute(name) !== value) {
        dom.setAttribute(name, value);
      }
    }

    function removeAttribute(dom, name) {
      // The property first: with some types of field, setting it sets the attribute.
      if (properties(dom).includes(name)) setProperty(dom, name, null);
      if (!hasValueOfItsOwn(dom, name)) dom.removeAttribute(name);
      else if (dom.localName === "textarea") dom.defaultValue = "";
    }

    function keepAttributes(dom, view) {
      if (dom.nodeType !== Node.ELEMENT_NODE) return;
      const names = new Set(Object.keys(attributes(view)).map((name) => name.toLowerCase()));
      for (const { name } of [...dom.attributes]) if (!names.has(name.toLowerCase())) dom.removeAttribute(name);
    }

    function eventValue(event) {
      if (typeof event.detail === "string") return event.detail;
      if (typeof event.key === "string") return event.key;
      const { target } = event;
      if (target?.type === "checkbox" || target?.type === "radio") return String(target.checked);
      return ["input", "textarea", "select"].includes(target?.localName) ? target.value : undefined;
    }

    // By code points and up to canonical equivalence, as the host compares.
    function compareText(a, b) {
      const [left, right] = [[...a.normalize("NFC")], [...b.normalize("NFC")]];
      const index = left.findIndex((character, index) => character !== right[index]);
      if (index < 0) return left.length - right.length;
      return index < right.length ? left[index].codePointAt(0) - right[index].codePointAt(0) : 1;
    }
    """#
  }
}
