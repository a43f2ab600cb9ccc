import ViewTrees

/// What HTML asks of views and of their places.
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
      // In HTML this makes a shadow root of the parent, in a page that is changed it makes nothing.
      if HTMLNames.shadowRoot.contains(key), HTMLNames.lowercased(view.name) == "template" {
        throw .attributeName(node, name: name)
      }
      if key == HTMLNames.mark || (view.isPortal && key == HTMLNames.portal) {
        throw .reservedAttribute(node, name: name)
      }
      guard lowercased.insert(key).inserted else { throw .attributeTwice(node, name: name) }
    }
  }

  /// Whether an element has rules for its content.
  ///
  /// - Parameter name: The name of the element in lower case.
  /// - Returns: Whether there are such rules.
  static func isSpecial(_ name: String) -> Bool {
    HTMLNames.void.contains(name) || HTMLNames.rawText.contains(name) || HTMLNames.escapableRawText.contains(name)
      || name == HTMLNames.noScript
  }

  /// Checks whether an element can be where it is.
  ///
  /// - Parameters:
  ///   - slot: The element.
  ///   - name: Its name in lower case.
  ///   - outer: The content that it is in.
  /// - Throws: What is wrong with the place.
  static func checkPlace(
    _ slot: HostTree.Slot, named name: String, in outer: HTMLContent
  ) throws(HTMLError) {
    if outer.isEnded(by: slot.view, named: name) { throw .endsForeignContent(slot.node, name: name) }
    if name == HTMLNames.renamedOutsideSVG, outer.namespace(of: name) == .html {
      throw .elementName(slot.node, name: slot.view.name)
    }
  }

  /// Checks the content of an element that has rules for it.
  ///
  /// - Parameters:
  ///   - slot: The element.
  ///   - name: Its name in lower case.
  ///   - namespace: Its namespace, which decides what else may be in it, and never what its text may be.
  ///   - tree: The tree that it is in.
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

/// Looks for what a parser could take for a tag, a comment or the like, in text that it is handed piece by piece.
///
/// Where raw text is taken for other text, by whatever element or namespace a parser sees around it, this and nothing
/// else could make an element of it; where it is raw text indeed, only this could end it.
private struct MarkupScan {
  private var isAfterLess = false
  private var isAtStart = true

  mutating func findsMarkup(in text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    // Normalized, the end of the tag before it would be another character, and the text a part of the tag.
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
