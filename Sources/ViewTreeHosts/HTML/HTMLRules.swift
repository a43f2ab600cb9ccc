import ViewTrees

/// The rules of HTML for views and for what they contain.
enum HTMLRules {
  /// Checks the names of a view.
  static func checkNames(_ view: HostSnapshot, of node: NodeID) throws(HTMLError) {
    guard view.text == nil else { return }
    guard view.isPortal || HTMLNames.isElementName(view.name) else { throw .elementName(node, name: view.name) }
    var lowercased: Set<String> = []
    for attribute in view.attributes {
      let name = attribute.name
      guard HTMLNames.isAttributeName(name) else { throw .attributeName(node, name: name) }
      let key = HTMLNames.lowercased(name)
      // A parser makes the parent a shadow host. In a page that a commit changes, the attribute has no effect.
      if HTMLNames.shadowRoot.contains(key), HTMLNames.lowercased(view.name) == "template" {
        throw .attributeName(node, name: name)
      }
      if key == HTMLNames.mark || (view.isPortal && key == HTMLNames.portal) {
        throw .reservedAttribute(node, name: name)
      }
      guard lowercased.insert(key).inserted else { throw .attributeTwice(node, name: name) }
    }
  }

  /// Returns whether HTML has rules for the content of an element.
  ///
  /// - Parameter name: The name of the element in lower case.
  /// - Returns: A Boolean value that indicates whether there are such rules.
  static func isSpecial(_ name: String) -> Bool {
    HTMLNames.void.contains(name) || HTMLNames.rawText.contains(name) || HTMLNames.escapableRawText.contains(name)
      || name == HTMLNames.noScript
  }

  /// Checks whether an element can be where it is.
  ///
  /// - Parameters:
  ///   - slot: The element.
  ///   - name: The name of the element in lower case.
  ///   - outer: The content that the element is in.
  ///   - surroundings: The special elements that the element is in.
  /// - Throws: What is wrong with the place.
  static func checkPlace(
    _ slot: HostTree.Slot, named name: String, in outer: HTMLContent, inside surroundings: HTMLSurroundings
  ) throws(HTMLError) {
    if outer.isEnded(by: slot.view, named: name) { throw .endsForeignContent(slot.node, name: name) }
    // Older parsers drop the `svg` in a `select`, and then read its `image` as `img`.
    if name == HTMLNames.renamedOutsideSVG, surroundings.contains(.select) || outer.namespace(of: name) == .html {
      throw .elementName(slot.node, name: slot.view.name)
    }
    if name == HTMLNames.noScript, surroundings.contains(.noScript) { throw .nestedNoScript(slot.node) }
  }

  /// Checks the content of an element for which HTML has rules.
  ///
  /// - Parameters:
  ///   - slot: The element.
  ///   - name: The name of the element in lower case.
  ///   - namespace: The namespace of the element, which decides which children it may have, but not which text.
  ///   - tree: The tree that the element is in.
  /// - Throws: What is wrong with the content.
  static func checkContent(
    of slot: HostTree.Slot, named name: String, _ namespace: HTMLNamespace, in tree: HostTree
  ) throws(HTMLError) {
    guard slot.first != HostTree.none else { return }
    if namespace == .html {
      if HTMLNames.void.contains(name) { throw .childOfVoid(parent: slot.node, name: name) }
      if name == "textarea", hasValue(slot.view) { throw .contentBesidesValue(parent: slot.node) }
    }
    let isRaw = HTMLNames.rawText.contains(name)
    let holdsTextOnly = namespace == .html && (isRaw || HTMLNames.escapableRawText.contains(name))
    var scan = MarkupScan()
    var child = slot.first
    while child != HostTree.none {
      if let text = tree.slots[Int(child)].view.text {
        if isRaw || name == HTMLNames.noScript, scan.findsMarkup(in: text) {
          throw .textEndsElement(slot.node, name: name)
        }
      } else if holdsTextOnly {
        throw .elementInText(parent: slot.node, name: name)
      }
      child = tree.slots[Int(child)].next
    }
  }

  private static func hasValue(_ view: HostSnapshot) -> Bool {
    view.attributes.contains { HTMLNames.lowercased($0.name) == "value" }
  }
}

/// A search for what a parser could read as a tag or a comment, in text that comes in pieces.
///
/// If a parser reads raw text as ordinary text, because of the elements around it, only this could make it an element.
/// If it reads it as raw text, only this could end it.
private struct MarkupScan {
  private var isAfterLess = false
  private var isAtStart = true

  mutating func findsMarkup(in text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    // Normalization would join it with the `>` before it, and so make the text part of the tag.
    if isAtStart, first == HTMLText.solidusOverlay { return true }
    isAtStart = false
    for byte in text.utf8 {
      if isAfterLess {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
          UInt8(ascii: "!"), UInt8(ascii: "?"):
          return true
        default: break
        }
      }
      isAfterLess = byte == UInt8(ascii: "<")
    }
    return false
  }
}
