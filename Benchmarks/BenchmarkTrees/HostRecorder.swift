public import ViewTrees

/// A host that keeps the tree it receives, to compare the results of different trees.
public final class HostRecorder: ViewTreeHost {
  private final class Node {
    var snapshot: HostSnapshot
    unowned(unsafe) var parent: Node?
    unowned(unsafe) var previous: Node?
    unowned(unsafe) var next: Node?
    unowned(unsafe) var first: Node?
    unowned(unsafe) var last: Node?

    init(_ snapshot: HostSnapshot) { self.snapshot = snapshot }
  }

  /// The nodes, including all that they refer to.
  private var nodes: [NodeID: Node] = [:]
  private let root = Node(HostSnapshot(name: "root"))

  /// Starts without a node.
  public init() {}

  /// Adds a node.
  public func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) {
    let added = Node(HostSnapshot(view))
    nodes[node] = added
    link(added, below: parent, before: before)
  }

  /// Replaces the view of a node.
  public func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) {
    nodes[node]?.snapshot = HostSnapshot(view)
  }

  /// Moves a node.
  public func move(_ node: NodeID, parent: NodeID?, before: NodeID?) {
    guard let moved = nodes[node] else { return }
    unlink(moved)
    link(moved, below: parent, before: before)
  }

  /// Removes a node.
  public func unmount(_ node: NodeID) {
    guard let removed = nodes.removeValue(forKey: node) else { return }
    unlink(removed)
  }

  private func link(_ node: Node, below parent: NodeID?, before: NodeID?) {
    let parent = parent.flatMap { nodes[$0] } ?? root
    let next = before.flatMap { nodes[$0] }
    let previous = next == nil ? parent.last : next?.previous
    node.parent = parent
    node.next = next
    node.previous = previous
    if let previous { previous.next = node } else { parent.first = node }
    if let next { next.previous = node } else { parent.last = node }
  }

  private func unlink(_ node: Node) {
    if let previous = node.previous { previous.next = node.next } else { node.parent?.first = node.next }
    if let next = node.next { next.previous = node.previous } else { node.parent?.last = node.previous }
    node.previous = nil
    node.next = nil
  }

  /// The nodes below the topmost one, with a line for each of its children.
  public var lines: [String] { Self.lines(from: root.first?.first) }

  /// The topmost nodes, with a line for each.
  public var topLines: [String] { Self.lines(from: root.first) }

  private static func lines(from first: Node?) -> [String] {
    var lines: [String] = []
    var child = first
    while let node = child {
      var line = ""
      Self.write(node, to: &line)
      lines.append(line)
      child = node.next
    }
    return lines
  }

  private static func write(_ node: Node, to line: inout String) {
    if let text = node.snapshot.text {
      line += text
      return
    }
    line += "<\(node.snapshot.name)\(node.snapshot.attributes)>"
    var child = node.first
    while let inner = child {
      write(inner, to: &line)
      child = inner.next
    }
    line += "</>"
  }
}
