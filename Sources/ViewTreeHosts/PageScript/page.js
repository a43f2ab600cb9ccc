// The class that a page uses: it applies commits to an element of the page and reports events.

class ViewTreePage {
  #root;
  #send;
  #records = new Map(); // node -> { node, dom, view, isPortal, isAdopted, pending }
  #recordOfDOM = new WeakMap();
  #portals = []; // records in the order of the top level
  #touched = new Set(); // records of fields that the user may have changed
  #selects = new Map(); // the record of a select with a value -> whether the value is new
  #namespaceChecks = new Map(); // records that may be in another namespace now -> whether their children may be, too
  #number = 0; // the number of the last commit
  #isBroken = false;
  #adoption = null;
  #listener = (event) => this.#report(event);

  constructor(root, send = () => {}) {
    this.#root = root;
    this.#send = send;
    root.addEventListener("submit", (event) => {
      if (this.#recordOfDOM.has(event.target) && isReloading(event)) event.preventDefault();
    });
  }

  /** Returns the DOM node that shows a node of the tree, or null. */
  domNode(node) { return this.#records.get(node)?.dom ?? null; }

  apply(commit) { this.#take(commit, false); }

  adopt(commit) { this.#take(commit, true); }

  #take(commit, isAdopting) {
    const { info, patches } = typeof commit === "string" ? JSON.parse(commit) : commit;
    if (isAdopting && !info.isFullMount) throw new Error("only a full mount can be adopted");
    if (!info.isFullMount) {
      if (this.#isBroken) throw new Error("an earlier commit failed: apply a full mount");
      // JavaScript cannot tell greater numbers apart.
      if (info.number !== this.#number + 1 || !Number.isSafeInteger(info.number)) {
        this.#isBroken = true;
        throw new Error(`commit ${info.number} does not follow ${this.#number}: apply a full mount`);
      }
    }
    try {
      if (patches.length !== info.patchCount) throw new Error(`commit ${info.number} is incomplete`);
      if (info.isFullMount) this.#clear(isAdopting);
      for (const patch of patches) this.#applyPatch(patch);
      this.#finish();
      this.#number = info.number;
      this.#isBroken = false;
    } catch (error) {
      this.#isBroken = true;
      throw error;
    } finally {
      this.#adoption = null;
    }
  }

  #clear(isAdopting) {
    this.#records.clear();
    this.#touched.clear();
    this.#selects.clear();
    this.#namespaceChecks.clear();
    this.#portals = [];
    if (isAdopting) this.#adoption = this.#collectAdoptable(); else this.#root.replaceChildren();
  }

  #record(node) {
    const record = this.#records.get(node);
    if (!record) throw new Error(`node ${node} is not mounted`);
    return record;
  }

  #applyPatch(patch) {
    switch (patch.kind) {
      case "mount": return this.#mount(patch);
      case "update":
        checkNames(patch.node, patch.view);
        return this.#show(this.#record(patch.node), patch.view);
      case "move": return this.#move(this.#record(patch.node), patch);
      case "unmount": return this.#unmount(this.#record(patch.node));
      default: throw new Error(`a patch of unknown kind: ${patch.kind}`);
    }
  }

  #mount({ node, view, parent, before }) {
    if (this.#records.has(node)) throw new Error(`node ${node} is mounted already`);
    checkNames(node, view);
    const parentDOM = this.#container(parent);
    const adopted = this.#adoption ? this.#adoptable(node, view, parentDOM) : null;
    const dom = adopted ?? this.#create(view, parentDOM);
    const record = { node, dom, view: null, isPortal: isPortal(view), isAdopted: adopted !== null, pending: 0 };
    this.#records.set(node, record);
    this.#recordOfDOM.set(dom, record);
    if (adopted) keepAttributes(dom, view);
    this.#show(record, view);
    this.#place(record, parentDOM, before);
  }

  #unmount(record) {
    record.dom.remove();
    this.#records.delete(record.node);
    this.#touched.delete(record);
    this.#selects.delete(record);
    this.#namespaceChecks.delete(record);
    if (record.isPortal) this.#portals.splice(this.#portals.indexOf(record), 1);
  }

  #move(record, { parent, before }) {
    if (record.isPortal) this.#portals.splice(this.#portals.indexOf(record), 1);
    const parentDOM = this.#container(parent);
    if (record.dom.parentNode !== parentDOM && !this.#namespaceChecks.has(record)) {
      this.#namespaceChecks.set(record, false);
    }
    this.#place(record, parentDOM, before);
  }

  #container(parent) { return parent == null ? this.#root : container(this.#record(parent).dom); }

  #place(record, parentDOM, before) {
    const sibling = before == null ? null : this.#record(before);
    if (record.isPortal) {
      this.#portals.splice(sibling ? this.#portals.indexOf(sibling) : this.#portals.length, 0, record);
    }
    let anchor = sibling?.dom ?? null;
    // If another script moved the sibling away, the node goes to the end.
    if (anchor?.parentNode !== parentDOM) anchor = null;
    if (!anchor && this.#adoption) {
      if (record.isPortal && record.dom.parentNode === parentDOM) return;
      if (!record.isPortal) {
        anchor = this.#adoption.next(parentDOM);
        this.#adoption.last.set(parentDOM, record.dom);
      }
    } else if (!anchor && parentDOM === this.#root && !record.isPortal) {
      anchor = this.#endOfFlow();
    }
    if (anchor === record.dom) return;
    if (record.dom.parentNode !== parentDOM || record.dom.nextSibling !== anchor) {
      parentDOM.insertBefore(record.dom, anchor);
    }
  }

  // The first of the portals at the end of the root, before which the main flow ends; null if there is none.
  #endOfFlow() {
    let end = null;
    let dom = this.#root.lastChild;
    while (dom && this.#recordOfDOM.get(dom)?.isPortal) [end, dom] = [dom, dom.previousSibling];
    return end;
  }

  // MARK: What a node shows

  #create(view, parentDOM) {
    if (isText(view)) return document.createTextNode(clean(view.text));
    const namespace = namespaceOf(view, parentDOM);
    return document.createElementNS(namespace, localName(view, namespace));
  }

  #show(record, view) {
    const old = record.view;
    const isTextNow = isText(view);
    if (old && (isText(old) !== isTextNow || (!isTextNow && elementName(old) !== elementName(view)))) {
      this.#replace(record, view);
      this.#namespaceChecks.set(record, true);
      return this.#show(record, view);
    }
    record.view = view;
    if (isTextNow) {
      const text = clean(view.text);
      if (record.dom.data !== text) record.dom.data = text;
      return;
    }
    const content = contentOf(record.dom);
    this.#showAttributes(record, old ? attributes(old) : {}, attributes(view));
    if (contentOf(record.dom) !== content) this.#namespaceChecks.set(record, true);
    const [before, after] = [new Set(old?.events ?? []), new Set(view.events ?? [])];
    for (const name of before) if (!after.has(name)) record.dom.removeEventListener(name, this.#listener);
    for (const name of after) if (!before.has(name)) record.dom.addEventListener(name, this.#listener);
  }

  // A DOM element cannot be renamed: a new one takes its place and its children.
  #replace(record, view) {
    const old = record.dom;
    const dom = this.#create(view, old.parentNode ?? this.#root);
    if (dom.nodeType === Node.ELEMENT_NODE) {
      // A text without a record is the value of a text area. It stays in the old element.
      for (const child of [...container(old).childNodes]) {
        if (child.nodeType !== Node.TEXT_NODE || this.#recordOfDOM.has(child)) container(dom).append(child);
      }
    }
    old.replaceWith(dom);
    record.dom = dom;
    record.view = null;
    record.isAdopted = false;
    this.#recordOfDOM.set(dom, record);
    this.#selects.delete(record);
  }

  #showAttributes(record, old, attributes) {
    const { dom } = record;
    for (const name of Object.keys(old)) if (!Object.hasOwn(attributes, name)) removeAttribute(dom, name);
    // A value that the host owns is set only once.
    const given = Object.keys(attributes).filter((name) =>
      !Object.hasOwn(old, name) || !isHostOwned(old[name]) || !isHostOwned(attributes[name]));
    for (const name of given) {
      if (!isSame(old, attributes, name)) setAttribute(dom, name, plain(attributes[name]));
    }
    // Attributes only say what a field starts with. Properties come after them: the type of a field decides what they
    // may hold.
    for (const name of properties(dom).filter((name) => given.includes(name))) {
      // What the user typed before the page was adopted, or while an event is being handled, stays for now.
      if (record.isAdopted && isHostOwned(attributes[name])) continue;
      if (record.pending > 0 && isSame(old, attributes, name)) continue;
      setProperty(dom, name, plain(attributes[name]));
    }
    if (dom.localName !== "select" || dom.namespaceURI !== namespaces.html) return;
    if (!Object.hasOwn(attributes, "value")) this.#selects.delete(record);
    else if (!this.#selects.has(record) || given.includes("value")) {
      this.#selects.set(record, !(record.isAdopted && isHostOwned(attributes.value)));
    }
  }

  // MARK: The end of a commit

  #finish() {
    this.#correctNamespaces();
    if (this.#adoption) this.#dropUnclaimed();
    this.#arrangePortals();
    // A select takes a value only when it has the option.
    for (const [record, isNew] of this.#selects) {
      const { value } = attributes(record.view);
      if (isNew || (!isHostOwned(value) && record.pending === 0)) setProperty(record.dom, "value", plain(value));
      this.#selects.set(record, false);
    }
    for (const record of this.#touched) if (record.pending === 0) this.#restoreField(record);
  }

  // A DOM element cannot change its namespace: if the namespace around it changed, a new element takes its place.
  #correctNamespaces() {
    for (const [record, isContentChanged] of this.#namespaceChecks) {
      const { dom, view } = record;
      if (isText(view) || !dom.parentNode) continue;
      const namespace = namespaceOf(view, dom.parentNode);
      const isOther = dom.namespaceURI !== namespace || dom.localName !== localName(view, namespace);
      if (isOther) {
        this.#replace(record, view);
        this.#show(record, view);
      }
      // Iterating a map visits entries that are added meanwhile. An entry that was visited already is deleted first, so
        // that adding it makes the loop visit it again.
      if (isOther || isContentChanged) {
        for (const child of container(record.dom).childNodes) {
          const inner = this.#recordOfDOM.get(child);
          if (!inner || isText(inner.view)) continue;
          const isInnerContentChanged = this.#namespaceChecks.get(inner) ?? false;
          this.#namespaceChecks.delete(inner);
          this.#namespaceChecks.set(inner, isInnerContentChanged);
        }
      }
    }
    this.#namespaceChecks.clear();
  }

  // Puts the portals at the end, ordered by their targets, as the HTML of a fresh mount has them. A portal that is
  // already in its place is not moved: moving it would take the focus away.
  #arrangePortals() {
    // Without `clean`: the host compares targets as they are, including NUL.
    const name = ({ view }) => {
      const target = portalTarget(view);
      return isHostOwned(target) ? target.hostOwned : target;
    };
    const sorted = this.#portals.map((record, index) => ({ record, index })).sort((a, b) =>
      compareText(name(a.record), name(b.record)) || a.index - b.index);
    let next = null;
    for (const { record } of sorted.reverse()) {
      if (record.dom.nextSibling !== next || record.dom.parentNode !== this.#root) {
        this.#root.insertBefore(record.dom, next);
      }
      next = record.dom;
    }
  }

  // MARK: Events

  #report(event) {
    const record = this.#recordOfDOM.get(event.currentTarget);
    if (!record || this.#records.get(record.node) !== record) return;
    if (isForBrowser(event)) return;
    if (isDefaultPrevented(event)) event.preventDefault();
    const answer = this.#send(message(record.node, event), event);
    const field = this.#recordOfDOM.get(event.target) ?? record;
    this.#touched.add(field);
    if (typeof answer?.then !== "function") return;
    field.pending += 1;
    const settled = () => {
      field.pending -= 1;
      if (field.pending === 0 && this.#touched.has(field)) this.#restoreField(field);
    };
    answer.then(settled, settled);
  }

  // Sets a field that the user may have changed back to what the view says, except for values that the host owns.
  #restoreField(record) {
    this.#touched.delete(record);
    if (this.#records.get(record.node) !== record || isText(record.view)) return;
    const { dom, view } = record;
    const described = attributes(view);
    for (const name of [...properties(dom), ...(dom.localName === "select" ? ["value"] : [])]) {
      if (Object.hasOwn(described, name)) {
        if (!isHostOwned(described[name])) setProperty(dom, name, plain(described[name]));
      } else if (name === "checked" && (dom.type === "checkbox" || dom.type === "radio")) {
        setProperty(dom, name, null);
      }
    }
  }

  // MARK: Adopting what a server rendered

  #collectAdoptable() {
    const found = new Map();
    const comments = [];
    // The content of a template is not among its descendants.
    const roots = [this.#root];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
      for (let dom = walker.nextNode(); dom; dom = walker.nextNode()) {
        if (dom.nodeType === Node.ELEMENT_NODE) {
          const node = dom.getAttribute(hostNames.mark);
          if (node !== null) found.set(node, dom);
          if (container(dom) !== dom) roots.push(dom.content);
        } else if (/^node \d+\.\d+$/.test(dom.data)) {
          comments.push(dom);
        }
      }
    }
    for (const comment of comments) {
      const node = comment.data.slice(5);
      const next = comment.nextSibling;
      if (next?.nodeType === Node.TEXT_NODE) found.set(node, next);
      comment.remove();
    }
    const last = new Map(); // parent -> the last child that is in its place
    const next = (parent) => (last.has(parent) ? last.get(parent).nextSibling : parent.firstChild);
    return { found, claimed: new Set(), last, next };
  }

  #adoptable(node, view, parentDOM) {
    const { found, claimed, next } = this.#adoption;
    let dom = found.get(node);
    if (!dom && isText(view)) {
      // Elements that hold only text have no marks inside.
      dom = next(parentDOM);
      if (dom?.nodeType !== Node.TEXT_NODE || dom.data !== clean(view.text)) dom = null;
    }
    if (!dom || claimed.has(dom)) return null;
    const fits = isText(view)
      ? dom.nodeType === Node.TEXT_NODE
      : dom.namespaceURI === namespaceOf(view, parentDOM) && dom.localName === localName(view, dom.namespaceURI);
    if (!fits) return null;
    claimed.add(dom);
    return dom;
  }

  #dropUnclaimed() {
    const kept = new Set([this.#root]);
    for (const { dom } of this.#records.values()) kept.add(dom);
    for (const dom of kept) {
      // The text of a text area with a value is that value and belongs to no node.
      const view = this.#recordOfDOM.get(dom)?.view;
      if (dom.localName === "textarea" && view && Object.hasOwn(attributes(view), "value")) continue;
      for (const child of [...container(dom).childNodes]) if (!kept.has(child)) child.remove();
    }
  }
}
