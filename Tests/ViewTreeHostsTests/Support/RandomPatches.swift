import TestSupport
import ViewTrees

/// Random lists of valid patches, as a differ could emit them, and also moves between parents.
struct RandomPatches {
  /// What an element may contain.
  private enum Content { case html, svg, text, options, nothing }

  private static let htmlContainers = ["div", "span", "section", "article", "em", "strong", "pre", "Fancy-Box"]
  private static let svgContainers = ["g", "switch"]
  private static let texts = [
    "", " ", "Milk", "<b>&amp;</b>", "\"quoted\" 'too'", "a\u{2028}b\u{2029}", "\r", "\r\n", "\nfirst", "\0",
    "</script>",
    "<!-- no -->", "\u{1F469}\u{200D}\u{1F4BB}", "e\u{301}", "\u{A0}\t", "]]>", "\u{85}\u{7F}", "\\u0041",
  ]

  private(set) var tree = NaiveTree()
  private var generator: SeededGenerator
  private var live: [NodeID] = []
  private var free: [NodeID] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns the next patches, and applies them to ``tree``.
  mutating func next(_ count: Int) -> [Patch<HostSnapshot>] {
    var patches: [Patch<HostSnapshot>] = []
    while patches.count < count {
      let new: [Patch<HostSnapshot>] =
        switch generator.next() % 20 {
        case 0..<9 where live.count < 60: [mountPatch()]
        case 9..<13: movePatch().map { [$0] } ?? []
        case 13..<18: updatePatch().map { [$0] } ?? []
        default: unmountPatches()
        }
      patches += new
    }
    return patches
  }

  private mutating func take(_ patch: Patch<HostSnapshot>) -> Patch<HostSnapshot> {
    tree.apply(patch)
    return patch
  }

  // MARK: Patches

  private mutating func mountPatch() -> Patch<HostSnapshot> {
    let node =
      generator.next() % 2 == 0 && !free.isEmpty
      ? free.remove(at: Int.random(in: free.indices, using: &generator))
      : NodeID(index: UInt32(live.count + free.count), generation: 0)
    var parent = generator.next() % 8 == 0 ? nil : live.randomElement(using: &generator)
    if content(of: parent) == .nothing { parent = nil }
    let isPortal = parent == nil && generator.next() % 3 == 0
    let view = isPortal ? portal() : view(for: content(of: parent), isTop: parent == nil)
    live.append(node)
    return take(.mount(node, view, parent: parent, before: anchor(in: parent, isPortal: isPortal, except: node)))
  }

  private mutating func movePatch() -> Patch<HostSnapshot>? {
    guard let node = live.randomElement(using: &generator), let view = tree.views[node] else { return nil }
    var parent = tree.parent(of: node)
    let below = tree.nodes(below: node)
    // Outside of its context it would be another element, and the parser and the page disagree about which.
    let places = live.filter { !below.contains($0) && content(of: $0) == content(of: parent) }
    if view.portalTarget == nil, parent != nil, generator.next() % 2 == 0 {
      parent = places.randomElement(using: &generator) ?? parent
    }
    let isPortal = view.portalTarget != nil
    return take(.move(node, parent: parent, before: anchor(in: parent, isPortal: isPortal, except: node)))
  }

  private mutating func updatePatch() -> Patch<HostSnapshot>? {
    guard let node = live.randomElement(using: &generator), let old = tree.views[node] else { return nil }
    var view = old
    if old.text != nil {
      view = HostSnapshot(text: text(for: content(of: tree.parent(of: node))))
    } else if old.portalTarget != nil {
      view = portal()
    } else {
      var name = old.name
      if Self.htmlContainers.contains(name) { name = generator.pick(Self.htmlContainers) }
      if Self.svgContainers.contains(name) { name = generator.pick(Self.svgContainers) }
      view = element(name)
    }
    return take(.update(node, view, changedFields: ["attributes"]))
  }

  private mutating func unmountPatches() -> [Patch<HostSnapshot>] {
    guard let root = live.randomElement(using: &generator) else { return [] }
    let nodes = tree.nodes(below: root)
    guard nodes.count < 12 else { return [] }
    return nodes.reversed().map { node in
      live.removeAll { $0 == node }
      free.append(NodeID(index: node.index, generation: node.generation + 1))
      return take(.unmount(node))
    }
  }

  private mutating func anchor(in parent: NodeID?, isPortal: Bool, except node: NodeID) -> NodeID? {
    let siblings = (tree.children[parent] ?? []).filter {
      $0 != node && (tree.views[$0]?.portalTarget != nil) == isPortal
    }
    return generator.next() % 3 == 0 ? nil : siblings.randomElement(using: &generator)
  }

  // MARK: Views

  private func content(of node: NodeID?) -> Content {
    guard let node, let view = tree.views[node] else { return .html }
    guard view.text == nil else { return .nothing }
    return switch view.name {
    case "br", "input", "textarea", "path": .nothing
    case "style", "option": .text
    case "select": .options
    case "svg", "g", "switch": .svg
    default: .html
    }
  }

  private mutating func portal() -> HostSnapshot {
    HostSnapshot(
      name: "#portal", attributes: ["target": generator.pick(["dialogs", "toasts", "\u{FF5E}", "\u{1F600}"])])
  }

  private mutating func view(for content: Content, isTop: Bool) -> HostSnapshot {
    switch content {
    case .html:
      switch generator.next() % 16 {
      case 0..<4 where !isTop: HostSnapshot(text: text(for: content))
      case 4: element("input")
      case 5: element("textarea")
      case 6: element("br")
      case 7: element("svg")
      case 8: element("select")
      case 9: element("style")
      default: element(generator.pick(Self.htmlContainers))
      }
    case .svg: element(generator.pick(Self.svgContainers + ["path", "foreignObject", "svg"]))
    case .options: element("option")
    case .text, .nothing: HostSnapshot(text: text(for: content))
    }
  }

  /// A parser reads a style sheet verbatim, so that some text would be changed.
  private mutating func text(for content: Content) -> String {
    content == .text ? generator.pick(["a { }", "", "< b>", "&amp;"]) : generator.pick(Self.texts)
  }

  private mutating func element(_ name: String) -> HostSnapshot {
    var attributes: Attributes = [:]
    for name in ["class", "data-x", "title"] where generator.next() % 3 == 0 {
      attributes[name] = generator.pick(Self.texts)
    }
    if generator.next() % 5 == 0 { attributes["hidden"] = "" }
    if generator.next() % 5 == 0 { attributes.set("lang", "en", isHostOwned: generator.next() % 2 == 0) }
    switch name {
    case "input":
      attributes["type"] = generator.pick(["text", "checkbox", "number", "hidden", nil])
      attributes["value"] = generator.pick(["a", "12", "<&\">", "", nil])
      attributes["checked"] = generator.pick(["", nil])
    case "textarea": attributes["value"] = generator.pick(["one\ntwo", "\nthree", "</textarea>", "", nil])
    case "select": attributes["value"] = generator.pick(["a", "b", "c"])
    case "option": attributes["value"] = generator.pick(["a", "b", "c"])
    case "svg": attributes["viewBox"] = generator.pick(["0 0 1 1", nil])
    case "path": attributes["xlink:href"] = generator.pick(["#a", "#b", nil])
    default: break
    }
    return HostSnapshot(
      name: name, attributes: attributes, events: generator.pick([[], ["click"], ["click", "input"]]))
  }
}
