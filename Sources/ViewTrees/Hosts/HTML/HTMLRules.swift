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
      let key = name.lowercased()
      if key == HTMLNames.mark || (view.isPortal && key == HTMLNames.portal) {
        throw .reservedAttribute(node, name: name)
      }
      guard lowercased.insert(key).inserted else { throw .attributeTwice(node, name: name) }
    }
  }

  /// Whether an element of this name has rules for its content.
  static func isSpecial(_ name: String) -> Bool {
    let name = name.lowercased()
    return HTMLNames.void.contains(name) || HTMLNames.rawText.contains(name)
      || HTMLNames.escapableRawText.contains(name)
  }

  /// Checks the content of an element, in whose subtree nothing is to change any more in this commit.
  static func checkContent(of position: HostTree.Position, in tree: HostTree) throws(HTMLError) {
    let slot = tree.slots[Int(position)]
    let name = slot.view.name.lowercased()
    guard slot.first != HostTree.none, slot.view.text == nil, isSpecial(name), tree.isHTML(position) else { return }
    if HTMLNames.void.contains(name) { throw .childOfVoid(parent: slot.node, name: name) }
    if name == "textarea", slot.view.attributes["value"] != nil { throw .contentBesidesValue(parent: slot.node) }
    var text = ""
    var child = slot.first
    while child != HostTree.none {
      guard let piece = tree.slots[Int(child)].view.text else { throw .elementInText(parent: slot.node, name: name) }
      text += piece
      child = tree.slots[Int(child)].next
    }
    if HTMLNames.rawText.contains(name), isEnding(text, element: name) {
      throw .textEndsElement(slot.node, name: name)
    }
  }

  /// Whether a parser would find the end of an element in its text, or miss it after the text.
  private static func isEnding(_ text: String, element name: String) -> Bool {
    // A script that begins a comment may begin another script in it, whose end is not the end of the outer one.
    let endings = name == "script" ? ["</script", "<!--"] : ["</\(name)"]
    let text = Array(text.utf8)
    return endings.map { Array($0.utf8) }.contains { ending in
      text.indices.dropLast(ending.count - 1).contains { start in
        ending.indices.allSatisfy { asciiLowercased(text[start + $0]) == ending[$0] }
      }
    }
  }

  private static func asciiLowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
