import Equitree

/// A host that does not show everything.
final class CarefulHost: ViewTreeHost {
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private var texts: [NodeID: String] = [:]

  func begin(_ commit: CommitInfo) {
    if commit.isFullMount { texts = [:] }
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    if view.text == "Gunpowder" { throw Refusal(description: "“Gunpowder” is not shown here") }
    texts[node] = view.text
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) { texts[node] = view.text }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) {}

  func unmount(_ node: NodeID) { texts[node] = nil }

  func isShown(_ text: String) -> Bool { texts.values.contains(text) }
}
