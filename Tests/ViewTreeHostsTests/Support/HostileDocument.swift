import Foundation
import ViewTreeHosts
import ViewTrees

/// A tree that a host accepted, with what the host wrote for it and what a parser may see.
struct HostileDocument: Encodable {
  /// A node as the tree describes it.
  struct Described: Encodable {
    let name: String
    let attributes: [String: String]
    let text: String?
    /// The text of an element that contains nothing else.
    let content: String?
  }

  let seed: String
  let html: String
  let markedHTML: String
  let nodes: [String: Described]
  /// The commits after which a page shows the tree.
  let commits: [String]
  let fullMount: String

  init(seed: UInt64, _ host: HTMLHost, commits: [Commit]) {
    self.seed = "\(seed)"
    html = host.html
    markedHTML = host.markedHTML
    self.commits = commits.map(\.json)
    fullMount = host.fullMount.json
    var nodes: [String: Described] = [:]
    for patch in host.fullMount.patches {
      guard case .mount(let node, let view, _, _) = patch else { continue }
      let texts = host.tree.children(of: node).map { host.tree.view(of: $0)?.text }
      let isPortal = view.portalTarget != nil
      var attributes = Dictionary(view.attributes.map { ($0.name, $0.value) }) { first, _ in first }
      if isPortal { attributes["data-portal"] = attributes.removeValue(forKey: "target") }
      nodes["\(node)"] = Described(
        name: isPortal ? "div" : view.name, attributes: attributes, text: view.text,
        content: texts.contains(nil) ? nil : texts.compactMap(\.self).joined())
    }
    self.nodes = nodes
  }

  /// Mounts and changes a random tree, and records the result.
  ///
  /// - Returns: The document, or `nil` if the host refused the tree, and a problem if a commit and a fresh mount
  ///   disagree.
  static func random(seed: UInt64) -> (document: HostileDocument?, problem: String?) {
    var random = HostileTrees(seed: seed)
    let host = HTMLHost()
    var commits = [Commit(number: 1, isFullMount: true, patches: random.mounting())]
    do { try host.apply(commits[0]) } catch {
      guard (error.error as? HTMLError) != nil else { return (nil, "the first commit: \(error)") }
      return (nil, nil)
    }
    for number in 2..<5 {
      let before = random.tree
      let patches = random.changing()
      let commit = Commit(number: number, patches: patches)
      let failure: HostFailure?
      do {
        try host.apply(commit)
        failure = nil
      } catch { failure = error }
      let fresh = HTMLHost()
      let isFreshMountAccepted =
        (try? fresh.apply(Commit(number: 1, isFullMount: true, patches: random.tree.mountPatches()))) != nil
      // A commit may mount a name that no tree can have, and unmount it before it ends.
      let isNamed = failure?.position == nil
      if isFreshMountAccepted != (failure == nil), isNamed {
        return (nil, "commit \(number): \(failure?.description ?? "accepted"), unlike a fresh mount")
      }
      if failure == nil {
        guard host.html == fresh.html else { return (nil, "commit \(number): different HTML from a fresh mount") }
        commits.append(commit)
      } else {
        random.restore(before)
        let again = Commit(number: number, isFullMount: true, patches: before.mountPatches())
        do { try host.apply(again) } catch { return (nil, "commit \(number) again: \(error)") }
        commits.append(again)
      }
    }
    return (HostileDocument(seed: seed, host, commits: commits), nil)
  }
}
