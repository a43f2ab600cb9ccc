extension PageScript {
  /// The class that the script declares.
  static var page: String {
    #"""
    class ViewTreePage {
      #root;
      #send;
      #records = new Map(); // node -> { node, dom, view, isPortal, isAdopted, pending }
      #recordOfDOM = new WeakMap();
      #portals = []; // records in the order of the top level
      #touched = new Set(); // records of fields that the user may have changed
      #selects = new Map(); // the record of a select with a value -> whether the value is new
      #unsettled = new Map(); // records that may be in another namespace now -> whether what is below them may be, too
      #number = 0; // that of the last commit
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

      /** The node of the page that shows a node of the tree, or null. */
      domNode(node) { return this.#records.get(node)?.dom ?? null; }

      apply(commit) { this.#take(commit, false); }

      adopt(commit) { this.#take(commit, true); }

      #take(commit, isAdopting) {
        const { info, patches } = typeof commit === "string" ? JSON.parse(commit) : commit;
        if (isAdopting && !info.isFullMount) throw new Error("only a full mount can be adopted");
        if (!info.isFullMount) {
          if (this.#isBroken) throw new Error("an earlier commit failed: apply a full mount");
          // Greater numbers than these are not told apart here.
          if (info.number !== this.#number + 1 || !Number.isSafeInteger(info.number)) {
            this.#isBroken = true;
            throw new Error(`commit ${info.number} does not follow ${this.#number}: apply a full mount`);
          }
        }
        try {
          if (patches.length !== info.patchCount) throw new Error(`commit ${info.number} is not whole`);
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
        this.#unsettled.clear();
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
        this.#unsettled.delete(record);
        if (record.isPortal) this.#portals.splice(this.#portals.indexOf(record), 1);
      }

      #move(record, { parent, before }) {
        if (record.isPortal) this.#portals.splice(this.#portals.indexOf(record), 1);
        const parentDOM = this.#container(parent);
        if (record.dom.parentNode !== parentDOM && !this.#unsettled.has(record)) this.#unsettled.set(record, false);
        this.#place(record, parentDOM, before);
      }

      #container(parent) { return parent == null ? this.#root : container(this.#record(parent).dom); }

      #place(record, parentDOM, before) {
        const sibling = before == null ? null : this.#record(before);
        if (record.isPortal) {
          this.#portals.splice(sibling ? this.#portals.indexOf(sibling) : this.#portals.length, 0, record);
        }
        let anchor = sibling?.dom ?? null;
        // Where something else on the page took the sibling away, the end is the best place known.
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

      // The main flow ends before the portals.
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
          this.#unsettled.set(record, true);
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
        if (contentOf(record.dom) !== content) this.#unsettled.set(record, true);
        const [before, after] = [new Set(old?.events ?? []), new Set(view.events ?? [])];
        for (const name of before) if (!after.has(name)) record.dom.removeEventListener(name, this.#listener);
        for (const name of after) if (!before.has(name)) record.dom.addEventListener(name, this.#listener);
      }

      // A DOM element cannot be renamed: another one takes its place and its children.
      #replace(record, view) {
        const old = record.dom;
        const dom = this.#create(view, old.parentNode ?? this.#root);
        if (dom.nodeType === Node.ELEMENT_NODE) {
          // A text that is no node's own is the value of a text area, which stays behind.
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
        // What the host owns is given once.
        const given = Object.keys(attributes).filter((name) =>
          !Object.hasOwn(old, name) || !isHostOwned(old[name]) || !isHostOwned(attributes[name]));
        for (const name of given) {
          if (!isSame(old, attributes, name)) setAttribute(dom, name, plain(attributes[name]));
        }
        // Attributes are only what a field starts from, and the type of a field, set above, decides what may be in it.
        for (const name of properties(dom).filter((name) => given.includes(name))) {
          // What the user typed before the page was adopted, or since an event that is being handled, stays for now.
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
        this.#settleNamespaces();
        if (this.#adoption) this.#dropUnclaimed();
        this.#arrangePortals();
        // A select can be given its value only once it has its options.
        for (const [record, isNew] of this.#selects) {
          const { value } = attributes(record.view);
          if (isNew || (!isHostOwned(value) && record.pending === 0)) setProperty(record.dom, "value", plain(value));
          this.#selects.set(record, false);
        }
        for (const record of this.#touched) if (record.pending === 0) this.#settle(record);
      }

      // A DOM element stays in its namespace: where another is around it now, another one takes its place.
      #settleNamespaces() {
        for (const [record, isContentChanged] of this.#unsettled) {
          const { dom, view } = record;
          if (isText(view) || !dom.parentNode) continue;
          const namespace = namespaceOf(view, dom.parentNode);
          const isOther = dom.namespaceURI !== namespace || dom.localName !== localName(view, namespace);
          if (isOther) {
            this.#replace(record, view);
            this.#show(record, view);
          }
          // The loop comes to what is set here; to come again to what it has passed, that has to be taken out first.
          if (isOther || isContentChanged) {
            for (const child of container(record.dom).childNodes) {
              const inner = this.#recordOfDOM.get(child);
              if (!inner || isText(inner.view)) continue;
              const isInnerContentChanged = this.#unsettled.get(inner) ?? false;
              this.#unsettled.delete(inner);
              this.#unsettled.set(inner, isInnerContentChanged);
            }
          }
        }
        this.#unsettled.clear();
      }

      // Portals stand at the end, by the names of their targets, as in the text of a fresh mount. None is moved that
      // stands where it should: that would take the focus away.
      #arrangePortals() {
        // As the host compares them, in which a NUL is one.
        const name = ({ view }) => {
          const target = view.attributes?.target ?? "";
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
          if (field.pending === 0 && this.#touched.has(field)) this.#settle(field);
        };
        answer.then(settled, settled);
      }

      // What the user made of a field gives way to what the view says, unless the host owns it.
      #settle(record) {
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
        // What stands in a template is no descendant of it.
        const roots = [this.#root];
        for (const root of roots) {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
          for (let dom = walker.nextNode(); dom; dom = walker.nextNode()) {
            if (dom.nodeType === Node.ELEMENT_NODE) {
              const node = dom.getAttribute("data-node");
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
        const last = new Map(); // parent -> the last child that was put in its place
        const next = (parent) => (last.has(parent) ? last.get(parent).nextSibling : parent.firstChild);
        return { found, claimed: new Set(), last, next };
      }

      #adoptable(node, view, parentDOM) {
        const { found, claimed, next } = this.#adoption;
        let dom = found.get(node);
        if (!dom && isText(view)) {
          // Some elements hold text only, and no marks.
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
          // The text of a text area with a value is that value, and no node's own.
          const view = this.#recordOfDOM.get(dom)?.view;
          if (dom.localName === "textarea" && view && Object.hasOwn(attributes(view), "value")) continue;
          for (const child of [...container(dom).childNodes]) if (!kept.has(child)) child.remove();
        }
      }
    }
    """#
  }
}
