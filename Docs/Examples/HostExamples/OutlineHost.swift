import Equitree

/// A host that shows a tree as an outline on the console.
final class OutlineHost: ViewTreeHost {
  final class Line {
    var text = ""
    var lines: [Line] = []
    unowned var parent: Line?
  }

  private var lines: [NodeID: Line] = [:]
  private var outline = Line()

  func begin(_ commit: CommitInfo) {
    guard commit.isFullMount else { return }
    lines = [:]
    outline = Line()
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) {
    let line = Line()
    lines[node] = line
    show(view, on: line)
    place(line, parent, before)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) { show(view, on: lines[node]!) }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) {
    let line = lines[node]!
    line.parent!.lines.removeAll { $0 === line }
    place(line, parent, before)
  }

  func unmount(_ node: NodeID) {
    let line = lines.removeValue(forKey: node)!
    line.parent!.lines.removeAll { $0 === line }
  }

  func commit(_ commit: CommitInfo) {
    print("commit \(commit.number)")
    for line in outline.lines { write(line, indentation: "  ") }
  }

  private func show(_ view: any HostView, on line: Line) { line.text = view.text ?? view.hostName }

  private func place(_ line: Line, _ parent: NodeID?, _ before: NodeID?) {
    let container = parent.map { lines[$0]! } ?? outline
    let index = before.map { before in container.lines.firstIndex { $0 === lines[before]! }! }
    container.lines.insert(line, at: index ?? container.lines.endIndex)
    line.parent = container
  }

  private func write(_ line: Line, indentation: String) {
    print(indentation + line.text)
    for inner in line.lines { write(inner, indentation: indentation + "  ") }
  }
}
