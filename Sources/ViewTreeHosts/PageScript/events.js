// Events: what is sent to the host, and when the browser's default action is prevented.

const fields = ["input", "textarea", "select"];

function isForm(dom) { return dom?.localName === "form" && dom.namespaceURI === namespaces.html; }

// Some JSON decoders refuse half a surrogate pair. HTML has no such text either.
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
  const held = ["shift", "control", "alt", "meta"]
    .filter((name) => event[name === "control" ? "ctrlKey" : `${name}Key`]);
  return held.length > 0 ? held : undefined;
}

// What a form would submit; for a file, its name.
function formFields(form, submitter) {
  let data;
  try { data = new FormData(form, submitter ?? null); } catch { data = new FormData(form); }
  return [...data].map(([name, value]) => ({
    name: wellFormed(name), value: wellFormed(typeof value === "string" ? value : value.name),
  }));
}

// The position of the pointer, in CSS pixels from the corner of the element that asked for the event. A click from the
// keyboard has none.
function position(event, dom) {
  if (!(event instanceof MouseEvent) || (event.type === "click" && event.detail === 0)) return undefined;
  const { left, top } = dom.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

// What is sent for an event. JSON leaves out what is undefined.
function message(node, event) {
  const value = eventValue(event);
  const form = [event.currentTarget, event.target].find(isForm);
  return {
    node, name: event.type, value: value === undefined ? undefined : wellFormed(value),
    modifiers: modifiers(event), isChecked: isCheckable(event.target) ? event.target.checked : undefined,
    fields: form ? formFields(form, event.submitter) : undefined, position: position(event, event.currentTarget),
  };
}

// The link that a click would follow, if the element that asked for clicks is this link or is inside it.
function linkOf(event) {
  const link = event.type === "click" ? event.currentTarget.closest?.("a, area") : null;
  return link && (link.hasAttribute("href") || link.hasAttribute("xlink:href")) ? link : null;
}

// A click with a modifier opens a link elsewhere or saves it: the browser does that, and the host is not told.
function isForBrowser(event) { return linkOf(event) !== null && modifiers(event) !== undefined; }

// Whether the browser's default action would undo what a handler does.
function isDefaultPrevented(event) {
  if (["submit", "contextmenu", "dragenter", "dragover", "drop"].includes(event.type)) return true;
  const link = linkOf(event);
  return link !== null && !link.hasAttribute("download") && ["", "_self"].includes(link.getAttribute("target") ?? "");
}

// Whether submitting a form would load the page again, which would lose what the tree shows.
function isReloading(event) {
  const form = event.target;
  if (!isForm(form) || form.hasAttribute("action")) return false;
  const { submitter } = event;
  if (submitter?.hasAttribute("formaction")) return false;
  return lowercase(submitter?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "") !== "dialog";
}
