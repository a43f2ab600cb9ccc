import ViewTrees

/// A node that a host shows, as a value.
///
/// Portals are kept apart, since they have no position among siblings.
struct HostShape: Equatable {
  var snapshot: HostSnapshot
  var children: [HostShape] = []
}

struct HostPicture: Equatable {
  var top: [HostShape] = []
  /// Sorted by their text.
  var portals: [HostShape] = []
}

extension HostPicture {
  /// Derives the picture from a description, without a tree.
  init(of description: Description) {
    var portals: [HostShape] = []
    top = description.shapes(&portals)
    self.portals = portals.sorted { $0.text < $1.text }
  }

  /// One line for each node.
  var text: String { top.map(\.text).joined() + portals.map { "portal: \($0.text)" }.joined() }
}

extension HostShape {
  /// One line for each node.
  var text: String {
    let line = "\(snapshot.name) \(snapshot.attributes) \(snapshot.text ?? "") \(snapshot.events.joined())\n"
    return line + children.flatMap { $0.text.split(separator: "\n") }.map { "  \($0)\n" }.joined()
  }

  fileprivate static func text(_ string: String) -> HostShape {
    HostShape(snapshot: HostSnapshot(name: "#text", text: string))
  }
}

extension Description {
  fileprivate func shapes(_ portals: inout [HostShape]) -> [HostShape] {
    switch kind {
    case .nothing: return []
    case .text(let value): return [.text("\(label) \(value)")]
    case .badge(let value): return [badge(value)]
    case .data(let root): return [root.shape]
    case .element(let name, let value, let part):
      let snapshot = HostSnapshot(
        name: "e\(name)", attributes: ["label": String(label), "value": value == 0 ? nil : String(value)],
        events: ["click"])
      return [HostShape(snapshot: snapshot, children: part.shapes(&portals))]
    case .box(let title, let part):
      let snapshot = HostSnapshot(
        name: "box", attributes: ["label": String(label), "title": String(title)], events: ["click"])
      return [HostShape(snapshot: snapshot, children: part.shapes(&portals))]
    case .portal(let target, let part):
      let snapshot = HostSnapshot(name: "#portal", attributes: ["target": "target \(target)"])
      portals.append(HostShape(snapshot: snapshot, children: part.shapes(&portals)))
      return []
    case .single(let style, let rows):
      let children = rows.flatMap { row in
        switch style {
        case .texts, .memoizedTexts: [HostShape.text(SingleLists.text(row))]
        case .badges: [row.content.badge(SingleLists.value(row))]
        case .composites: row.content.shapes(&portals)
        case .elements:
          [
            HostShape(
              snapshot: HostSnapshot(name: "li", attributes: ["label": String(row.content.label)], events: ["click"]),
              children: [.text(SingleLists.text(row))])
          ]
        }
      }
      return [HostShape(snapshot: HostSnapshot(name: "ul", attributes: ["label": String(label)]), children: children)]
    default: return parts.flatMap { $0.shapes(&portals) }
    }
  }

  private func badge(_ value: Int) -> HostShape {
    HostShape(
      snapshot: HostSnapshot(
        name: "badge", attributes: ["label": String(label), "value": String(value)], events: ["click"]))
  }
}

extension DataView {
  fileprivate var shape: HostShape {
    HostShape(
      snapshot: HostSnapshot(name: "data", attributes: ["label": String(label), "value": String(value)]),
      children: children.map(\.shape))
  }
}
