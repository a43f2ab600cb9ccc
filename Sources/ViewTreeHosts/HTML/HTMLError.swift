public import ViewTrees

/// An error that says why a view cannot be shown as HTML.
public enum HTMLError: Error, Hashable, Sendable {
  /// The name of a host view is not that of an element, or a parser leaves the element out, renames it or never ends
  /// it.
  case elementName(NodeID, name: String)
  /// The name of an attribute cannot be written.
  case attributeName(NodeID, name: String)
  /// The names of two attributes differ only in case, which HTML ignores.
  case attributeTwice(NodeID, name: String)
  /// An attribute has a name that marks nodes in rendered HTML.
  case reservedAttribute(NodeID, name: String)
  /// An element that is always empty has a child.
  case childOfVoid(parent: NodeID, name: String)
  /// An element that may contain only text contains an element.
  case elementInText(parent: NodeID, name: String)
  /// A text area has both a value and children.
  case contentBesidesValue(parent: NodeID)
  /// The text of an element such as a script could end it or open another element; such text cannot be escaped.
  case textEndsElement(NodeID, name: String)
  /// An HTML element is in SVG or MathML, which a parser would end before it.
  case endsForeignContent(NodeID, name: String)
  /// A `noscript` is in another one, which a parser that runs scripts would end with it.
  case nestedNoScript(NodeID)
}

extension HTMLError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .elementName(let node, let name) where HTMLNames.lowercased(name) == HTMLNames.renamedOutsideSVG:
      "node \(node): outside of “svg”, a parser reads an element “\(name)” as “img”: use “img”"
    case .elementName(let node, let name) where HTMLNames.isWellFormed(name):
      "node \(node): a parser leaves out, renames or never ends an element “\(name)”: use another name"
    case .elementName(let node, let name):
      "node \(node): “\(name)” cannot be the name of an element: use a letter, then letters, digits, “-”, “_”, “.”"
    case .attributeName(let node, let name) where HTMLNames.shadowRoot.contains(HTMLNames.lowercased(name)):
      "node \(node): a parser makes a shadow root of a template with “\(name)”, and a page does not: "
        + "remove the attribute"
    case .attributeName(let node, let name):
      "node \(node): “\(name)” cannot be the name of an attribute: use a letter, “_” or “:”, then also digits, “-”, “.”, "
        + "and no “:” at the end"
    case .attributeTwice(let node, let name):
      "node \(node): the attribute “\(name)” occurs twice in different case, which is the same in HTML: remove one"
    case .reservedAttribute(let node, let name):
      "node \(node): the attribute “\(name)” marks nodes for the page script: use another name"
    case .childOfVoid(let parent, let name): "node \(parent): an element “\(name)” cannot have content: remove it"
    case .elementInText(let parent, let name): "node \(parent): an element “\(name)” can contain only text: use Text"
    case .contentBesidesValue(let parent):
      "node \(parent): a text area has a value or content, not both: remove one"
    case .textEndsElement(let node, let name):
      "node \(node): the text could end the element “\(name)” or open another one: write “<” before a letter, “/”, “!” "
        + "or “?” in another way, such as “\\u003C” in a string of JavaScript or “\\3C ” in one of CSS, "
        + "and do not begin with U+0338"
    case .endsForeignContent(let node, let name):
      "node \(node): an element “\(name)” ends the “svg” or “math” around it: put it into a “foreignObject” or an “mtext”"
    case .nestedNoScript(let node):
      "node \(node): an element “noscript” ends the one around it: remove one of them"
    }
  }
}
