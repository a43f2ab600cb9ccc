// Made from dom.js by .ci/page-script: edit that file instead, then run this command.

extension PageScript {
  /// What the script knows of a view and of a DOM node by itself.
  static let dom = #"""
    // What the script knows of a view and of a DOM node by itself: namespaces, attributes, fields.

    const namespaces = {
      html: "http://www.w3.org/1999/xhtml", svg: "http://www.w3.org/2000/svg",
      math: "http://www.w3.org/1998/Math/MathML", xlink: "http://www.w3.org/1999/xlink",
      xml: "http://www.w3.org/XML/1998/namespace", xmlns: "http://www.w3.org/2000/xmlns/",
    };

    // The properties that hold the current content of a field; its attributes only say what it starts with. This is a map
    // because names come from views, and an object has properties such as `constructor` without being given any.
    const fieldProperties = new Map(Object.entries({
      input: ["value", "checked"], textarea: ["value"], option: ["selected"], audio: ["muted"], video: ["muted"],
    }));

    // HTML has no NUL: a parser reads U+FFFD instead.
    function clean(text) { return text.replaceAll("\0", "\uFFFD"); }

    function isHostOwned(value) { return typeof value === "object"; }

    function plain(value) { return clean(isHostOwned(value) ? value.hostOwned : value); }

    function isSame(old, attributes, name) {
      return Object.hasOwn(old, name) && plain(old[name]) === plain(attributes[name])
        && isHostOwned(old[name]) === isHostOwned(attributes[name]);
    }

    // Other JSON encoders write null for a missing value.
    function isText(view) { return view.text != null; }

    function isPortal(view) { return view.name === hostNames.portalName && !isText(view); }

    function portalTarget(view) { return view.attributes?.[hostNames.portalTarget] ?? ""; }

    function elementName(view) { return isPortal(view) ? "div" : view.name; }

    // The attributes of a view, by names in lower case, as HTML has them.
    function attributes(view) {
      // Without a prototype, so that `__proto__` is a name like any other.
      const found = Object.create(null);
      for (const [name, value] of Object.entries(view.attributes ?? {})) {
        if (!isPortal(view) || name !== hostNames.portalTarget) found[lowercase(name)] = value;
      }
      if (isPortal(view)) found[hostNames.portal] = portalTarget(view);
      return found;
    }

    // The node that holds the children of an element. A parser puts the content of a template into a separate fragment.
    function container(dom) {
      return dom.localName === "template" && dom.namespaceURI === namespaces.html ? dom.content : dom;
    }

    // How a parser reads the elements in a node: as those of one namespace, or in MathML as one of two mixtures. The host has
    // the same rules in `HTMLContent`.
    function contentOf(dom) {
      const name = dom.localName;
      if (dom.namespaceURI === namespaces.svg) {
        return ["foreignObject", "desc", "title"].includes(name) ? "html" : "svg";
      }
      if (dom.namespaceURI !== namespaces.math) return "html";
      if (["mi", "mo", "mn", "ms", "mtext"].includes(name)) return "mathText";
      if (name !== "annotation-xml") return "math";
      const encoding = lowercase(dom.getAttribute("encoding") ?? "");
      return ["text/html", "application/xhtml+xml"].includes(encoding) ? "html" : "annotation";
    }

    function namespaceOf(view, parentDOM) {
      const name = lowercase(elementName(view));
      const content = contentOf(parentDOM);
      if (content === "svg" || content === "math") return namespaces[content];
      if (content === "annotation") return name === "svg" ? namespaces.svg : namespaces.math;
      if (content === "mathText" && (name === "mglyph" || name === "malignmark")) return namespaces.math;
      return name === "svg" || name === "math" ? namespaces[name] : namespaces.html;
    }

    function localName(view, namespace) {
      const name = lowercase(elementName(view));
      return (namespace === namespaces.svg && svgElements.get(name)) || name;
    }

    function properties(dom) {
      return (dom.namespaceURI === namespaces.html && fieldProperties.get(dom.localName)) || [];
    }

    function setProperty(dom, name, value) {
      if (name !== "value") {
        dom[name] = value !== null;
      } else if (dom.type !== "file" && dom.value !== (value ?? "")) {
        // Setting an equal value would still move the caret.
        dom.value = value ?? "";
      }
    }

    // A text area and a select have a value, but no attribute for it.
    function hasValueWithoutAttribute(dom, name) {
      return name === "value" && dom.namespaceURI === namespaces.html
        && (dom.localName === "textarea" || dom.localName === "select");
    }

    // The name of an attribute as a parser spells it.
    function attributeName(dom, name) {
      if (dom.namespaceURI === namespaces.svg) return svgAttributes.get(name) ?? name;
      return dom.namespaceURI === namespaces.math && name === "definitionurl" ? "definitionURL" : name;
    }

    function setAttribute(dom, name, value) {
      const spelled = attributeName(dom, name);
      if (hasValueWithoutAttribute(dom, name)) {
        if (dom.localName === "textarea" && dom.defaultValue !== value) dom.defaultValue = value;
      } else if (dom.getAttribute(spelled) !== value) {
        if (dom.namespaceURI !== namespaces.html && foreignAttributes.has(name)) {
          dom.setAttributeNS(namespaces[name.split(":")[0]], name, value);
        } else {
          dom.setAttribute(spelled, value);
        }
      }
    }

    function removeAttribute(dom, name) {
      // The property comes first: for some types of field, setting it sets the attribute.
      if (properties(dom).includes(name)) setProperty(dom, name, null);
      if (!hasValueWithoutAttribute(dom, name)) dom.removeAttribute(attributeName(dom, name));
      else if (dom.localName === "textarea") dom.defaultValue = "";
    }

    // Removes the attributes that a view does not have.
    function keepAttributes(dom, view) {
      if (dom.nodeType !== Node.ELEMENT_NODE) return;
      const names = new Set(Object.keys(attributes(view)));
      for (const { name } of [...dom.attributes]) if (!names.has(lowercase(name))) dom.removeAttribute(name);
    }

    // Compares by code points, up to canonical equivalence, as the host does.
    function compareText(a, b) {
      const [left, right] = [[...a.normalize("NFC")], [...b.normalize("NFC")]];
      const index = left.findIndex((character, index) => character !== right[index]);
      if (index < 0) return left.length - right.length;
      return index < right.length ? left[index].codePointAt(0) - right[index].codePointAt(0) : 1;
    }

    """#
}
