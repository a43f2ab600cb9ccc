/// Writes a tree as HTML.
final class HTMLRenderer {
  /// An element whose content is being written.
  private struct Open {
    let name: String
    let namespace: HTMLNamespace
    var isRawText: Bool { namespace == .html && HTMLNames.rawText.contains(name.lowercased()) }
    var holdsTextOnly: Bool {
      isRawText || (namespace == .html && HTMLNames.escapableRawText.contains(name.lowercased()))
    }
  }

  /// Whether nodes are marked for the page script to find.
  let isMarking: Bool
  private(set) var html = ""
  private var open: [Open] = []
  /// Whether a parser would skip a line break that comes next.
  private var isLineBreakSkipped = false

  init(isMarking: Bool) { self.isMarking = isMarking }

  /// Writes a node and all below it.
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
    let namespace = HTMLNamespace(name: name, in: open.last.map { ($0.name, $0.namespace) })
    let lowercased = name.lowercased()
    html += "<\(name)"
    if let target = view.portalTarget { write(HTMLNames.portal, target) }
    if isMarking { write(HTMLNames.mark, slot.node.description) }
    var content: String?
    for attribute in view.attributes {
      if view.isPortal, attribute.name == HostSnapshot.portalTargetName { continue }
      if namespace == .html, attribute.name == "value" {
        // Neither has such an attribute: the one has its value as content, the other has options that are selected.
        if lowercased == "textarea" { content = attribute.value }
        if lowercased == "textarea" || lowercased == "select" { continue }
      }
      write(attribute.name, attribute.value)
    }
    html += ">"
    open.append(Open(name: name, namespace: namespace))
    isLineBreakSkipped = namespace == .html && HTMLNames.skippingLineBreak.contains(lowercased)
    if let content { write(content, of: slot.node) }
  }

  private func leave(_ slot: HostTree.Slot) {
    guard slot.view.text == nil, let element = open.popLast() else { return }
    isLineBreakSkipped = false
    if element.namespace == .html, HTMLNames.void.contains(element.name.lowercased()) { return }
    html += "</\(element.name)>"
  }

  private func write(_ name: String, _ value: String) {
    html += " \(name)"
    if value.isEmpty, HTMLNames.booleanAttributes.contains(name) { return }
    html += "=\""
    HTMLText.append(attributeValue: value, to: &html)
    html += "\""
  }

  private func write(_ text: String, of node: NodeID) {
    let element = open.last
    // A comment keeps the texts of neighbours apart, which a parser would make one, and marks the place of an empty one.
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
