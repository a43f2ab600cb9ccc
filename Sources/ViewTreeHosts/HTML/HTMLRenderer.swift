import ViewTrees

/// Writes a tree as HTML.
///
/// In any state, a parser finds only the tags that the renderer writes for elements. Names and values contain no `<`.
/// Text contains `<` only in the elements that ``HTMLRules`` checks, where it does not begin a tag, an end tag or a
/// comment. The namespace of an element decides only how its text is escaped.
final class HTMLRenderer {
  /// An element whose content is being written.
  private struct Open {
    let name: String
    let content: HTMLContent
    let isVoid: Bool
    let isRawText: Bool
    let holdsTextOnly: Bool
  }

  /// A Boolean value that indicates whether nodes have marks by which the page script finds them.
  let isMarking: Bool
  private(set) var html = ""
  private var open: [Open] = []
  /// Whether a parser would skip a line break at this point.
  private var isLineBreakSkipped = false

  /// The content around the rendered nodes.
  private let outer: HTMLContent

  init(isMarking: Bool, in outer: HTMLContent = .html) {
    self.isMarking = isMarking
    self.outer = outer
  }

  /// Writes a node and everything below it.
  func render(_ root: HostTree.Position, of tree: HostTree) {
    tree.walk(root) { slot, _ in
      enter(slot)
      return true
    } leave: { slot in
      leave(slot)
    }
  }

  private func enter(_ slot: HostTree.Slot) {
    if let text = slot.view.text { return write(text, of: slot.node) }
    isLineBreakSkipped = false
    let view = slot.view
    let name = view.isPortal ? "div" : view.name
    let lowercased = HTMLNames.lowercased(name)
    let outer = open.last?.content ?? outer
    let isHTML = outer.namespace(of: lowercased) == .html
    html += "<\(name)"
    if let target = view.portalTarget { write(HTMLNames.portal, target) }
    if isMarking { write(HTMLNames.mark, slot.node.description) }
    var content: String?
    for attribute in view.attributes {
      if view.isPortal, attribute.name == HostSnapshot.portalTargetName { continue }
      if isHTML, HTMLNames.lowercased(attribute.name) == "value" {
        // HTML has no `value` for these: a text area has its value as content, and a select has selected options.
        if lowercased == "textarea" { content = attribute.value }
        if lowercased == "textarea" || lowercased == "select" { continue }
      }
      write(attribute.name, attribute.value)
    }
    html += ">"
    let isRawText = isHTML && HTMLNames.rawText.contains(lowercased)
    open.append(
      Open(
        name: name, content: HTMLContent(of: view, named: lowercased, in: outer),
        isVoid: isHTML && HTMLNames.void.contains(lowercased), isRawText: isRawText,
        holdsTextOnly: isRawText || (isHTML && HTMLNames.escapableRawText.contains(lowercased))))
    isLineBreakSkipped = isHTML && HTMLNames.skippingLineBreak.contains(lowercased)
    if let content { write(content, of: slot.node) }
  }

  private func leave(_ slot: HostTree.Slot) {
    guard slot.view.text == nil, let element = open.popLast() else { return }
    isLineBreakSkipped = false
    if !element.isVoid { html += "</\(element.name)>" }
  }

  private func write(_ name: String, _ value: String) {
    html += " \(name)"
    if value.isEmpty, HTMLNames.booleanAttributes.contains(HTMLNames.lowercased(name)) { return }
    html += "=\""
    HTMLText.append(attributeValue: value, to: &html)
    html += "\""
  }

  private func write(_ text: String, of node: NodeID) {
    let element = open.last
    // The comment keeps adjacent texts apart, which a parser would join, and marks the place of an empty text.
    if isMarking, element?.holdsTextOnly != true {
      html += "<!--node \(node)-->"
      isLineBreakSkipped = false
    }
    if isLineBreakSkipped, text.utf8.first == 0x0A { html += "\n" }
    if !text.isEmpty { isLineBreakSkipped = false }
    if element?.isRawText == true {
      HTMLText.append(raw: text, to: &html)
    } else {
      HTMLText.append(text, to: &html)
    }
  }
}
