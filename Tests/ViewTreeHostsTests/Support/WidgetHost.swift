import ViewTrees

/// A host of widgets that inserts its own widgets between those of the nodes: a heading at the start of each container,
/// and a separator after each child.
///
/// It looks up nodes by name, so that the anchor of a patch does not depend on the number of widgets.
final class WidgetHost: ViewTreeHost {
  final class Widget {
    var name: String
    var widgets: [Widget] = []
    weak var container: Widget?
    init(_ name: String) { self.name = name }
  }

  let screen = Widget("screen")
  private var widgets: [NodeID: Widget] = [:]

  init() { screen.widgets = [Widget("(heading)")] }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    let widget = Widget(view.text ?? view.hostName)
    if view.text == nil { widget.widgets = [Widget("(heading)")] }
    widgets[node] = widget
    place(widget, parent, before)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    widgets[node]?.name = view.text ?? view.hostName
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    guard let widget = widgets[node] else { return }
    take(widget)
    place(widget, parent, before)
  }

  func unmount(_ node: NodeID) throws {
    if let widget = widgets.removeValue(forKey: node) { take(widget) }
  }

  private func take(_ widget: Widget) {
    guard let container = widget.container, let index = container.widgets.firstIndex(where: { $0 === widget }) else {
      return
    }
    // With its separator.
    container.widgets.removeSubrange(index...(index + 1))
  }

  private func place(_ widget: Widget, _ parent: NodeID?, _ before: NodeID?) {
    let container = parent.flatMap { widgets[$0] } ?? screen
    let anchor = before.flatMap { widgets[$0] }
    let index = container.widgets.firstIndex { $0 === anchor } ?? container.widgets.count
    container.widgets.insert(contentsOf: [widget, Widget("(separator)")], at: index)
    widget.container = container
  }

  /// Returns all widgets, with the widgets of a container in brackets after it.
  func text(of widget: Widget? = nil, withOwn: Bool = true) -> String {
    let widget = widget ?? screen
    let shown = widget.widgets.filter { withOwn || !$0.name.hasPrefix("(") }
    return widget.name
      + (shown.isEmpty ? "" : "[\(shown.map { text(of: $0, withOwn: withOwn) }.joined(separator: " "))]")
  }
}
