import Equitree

/// A part of a page with a heading.
struct Panel<Content: View>: HostView {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var hostName: String { "section" }
  var attributes: Attributes { ["aria-label": title] }

  var body: some View {
    Element("h2") { Text(title) }
    content
  }
}

/// A box that is ticked or not.
@AutoEquatable
struct Checkbox: HostView {
  let isOn: Bool
  let toggle: () -> Void

  var hostName: String { "input" }
  var attributes: Attributes { ["type": "checkbox", "checked": isOn ? "" : nil] }
  var events: [String] { ["change"] }

  func handle(_ event: HostEvent) -> Bool {
    toggle()
    return true
  }
}
