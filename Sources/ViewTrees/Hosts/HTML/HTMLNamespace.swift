/// What decides how a parser reads the content of an element.
enum HTMLNamespace {
  case html, svg, mathML

  /// The namespace of an element.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - parent: The name and the namespace of its parent; nil at the top.
  init(name: String, in parent: (name: String, namespace: HTMLNamespace)?) {
    switch (name, parent) {
    case ("svg", _): self = .svg
    case ("math", _): self = .mathML
    case (_, let parent?) where parent.namespace != .html && !Self.integrationPoints.contains(parent.name):
      self = parent.namespace
    default: self = .html
    }
  }

  /// Elements of SVG and MathML whose content is HTML again.
  private static let integrationPoints: Set<String> = [
    "foreignObject", "desc", "title", "mi", "mo", "mn", "ms", "mtext", "annotation-xml",
  ]
}

extension HostTree {
  /// Whether an element is one of HTML, and not of SVG or MathML.
  ///
  /// - Complexity: O(*d*) for the depth *d* of the element.
  func isHTML(_ position: Position) -> Bool {
    var names: [String] = []
    var ancestor = position
    // Whatever stands above one of these does not matter.
    while ancestor > Self.portals, names.last != "svg", names.last != "math" {
      names.append(slots[Int(ancestor)].view.name)
      ancestor = slots[Int(ancestor)].parent
    }
    var element: (name: String, namespace: HTMLNamespace)?
    for name in names.reversed() { element = (name, HTMLNamespace(name: name, in: element)) }
    return element?.namespace == .html
  }
}
