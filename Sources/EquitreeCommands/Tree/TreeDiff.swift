import JSONDocuments
import ViewTrees

/// Compares two documents by updating a tree of the old one with the new one.
struct TreeDiff {
  private let old: DocumentContext
  private let new: DocumentContext
  private let oldPaths: NodePaths
  private let newPaths: NodePaths
  private let hasPriorities: Bool
  private let recordsDecisions: Bool

  init(_ input: DiffInput) {
    old = DocumentContext(input.old, input.keys.old, ignored: input.options.ignored)
    new = DocumentContext(input.new, input.keys.new, ignored: input.options.ignored)
    oldPaths = input.oldPaths
    newPaths = input.newPaths
    hasPriorities = !input.options.priorities.isEmpty
    recordsDecisions = input.options.recordsDecisions
  }

  /// Compares the documents.
  ///
  /// - Returns: What the tree reported to its host, in the order of the documents.
  func compare() -> DiffResult {
    let host = DiffHost(old.document)
    let tree = ViewTree(DocumentView(old), host: host, recordsDecisions: recordsDecisions, diagnostics: .silent)
    let update = tree.update(DocumentView(new))
    var result = DiffResult(changes: [], work: DiffResult.Work(update.summary))
    if update.patchCount > 0 { result.changes = changes(host, tree) }
    if recordsDecisions { result.decisions = update.decisions.compactMap { decision($0, host, tree) } }
    withExtendedLifetime((self, tree)) {}
    return result
  }

  private func changes(_ host: DiffHost, _ tree: ViewTree<DocumentView>) -> [Change] {
    var changes = host.updated.map { Change(kind: .changed, old: old.document[Int($0.old)], new: $0.new) }
    changes.reserveCapacity(changes.count + host.moved.count)
    for node in host.moved {
      let value = old.document[Int(host.oldValues[Int(node.index)])]
      changes.append(Change(kind: .moved, old: value, new: newValue(of: node, tree)))
    }
    var replaced = ReplacedValues(removed: removed(host), oldPaths)
    for (value, parent) in added(host) {
      let container = parent.map { host.oldValues[Int($0.index)] }
      if let partner = replaced.take(value, in: container, position: { newPaths.position(of: value) }) {
        changes.append(Change(kind: .changed, old: partner, new: value))
      } else {
        changes.append(Change(kind: .added, old: nil, new: value))
      }
    }
    changes += replaced.rest.map { Change(kind: .removed, old: $0, new: nil) }
    return ChangeOrder(
      new.document, oldPaths, members: hasPriorities ? new : nil,
      newValue: { value in
        host.nodes[Int(value.index)].flatMap { newValue(of: $0, tree) }
      }
    ).sorted(changes)
  }

  /// Returns a decision about a value; nil if the decision's node does not represent one.
  private func decision(_ decision: Decision, _ host: DiffHost, _ tree: ViewTree<DocumentView>) -> DiffResult.Decision?
  {
    let newValue = newValue(of: decision.node, tree)
    guard let value = newValue ?? host.oldValue(of: decision.node).map({ old.document[Int($0)] }) else { return nil }
    return DiffResult.Decision(
      kind: decision.kind.rawValue, reason: decision.reason.description, value: value, isGone: newValue == nil)
  }

  /// Returns the value of the new document that a node represents; nil if the node is gone.
  private func newValue(of node: NodeID, _ tree: ViewTree<DocumentView>) -> JSONNode? {
    tree.view(of: node).flatMap(DiffHost.value)
  }

  /// Returns the values that are gone while their container is still there.
  private func removed(_ host: DiffHost) -> [JSONNode] {
    var isGone = [Bool](repeating: false, count: host.unmounted.isEmpty ? 0 : old.document.count)
    for value in host.unmounted { isGone[Int(value)] = true }
    return host.unmounted.sorted().compactMap { index in
      let value = old.document[Int(index)]
      guard let parent = oldPaths.parent(of: value) else { return value }
      return isGone[Int(parent.index)] ? nil : value
    }
  }

  /// Returns the values that are new in a container that is not new.
  private func added(_ host: DiffHost) -> [(new: JSONNode, parent: NodeID?)] {
    var isNew = [Bool](repeating: false, count: host.mounted.isEmpty ? 0 : new.document.count)
    for (value, _) in host.mounted { isNew[Int(value.index)] = true }
    return host.mounted.filter { value, _ in
      guard let parent = newPaths.parent(of: value) else { return true }
      return !isNew[Int(parent.index)]
    }
  }
}

extension DiffInput {
  /// Compares the documents.
  func compare() -> DiffResult { TreeDiff(self).compare() }
}

extension DiffResult.Work {
  init(_ summary: UpdateSummary) {
    self.init(
      skipped: summary.skipped, compared: summary.compared, rebuilt: summary.rebuilt, evaluated: summary.evaluated)
  }
}
