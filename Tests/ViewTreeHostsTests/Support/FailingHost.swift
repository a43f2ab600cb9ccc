import ViewTrees

/// A host that forwards all calls to another host, and can fail once on purpose.
final class FailingHost<Inner: ViewTreeHost>: ViewTreeHost {
  struct Failure: Error, Equatable {}

  let inner: Inner
  /// The number of calls that succeed before one fails; `nil` means all.
  var callsToFailure: Int?

  init(_ inner: Inner, callsToFailure: Int? = nil) {
    self.inner = inner
    self.callsToFailure = callsToFailure
  }

  private func count() throws(Failure) {
    guard let calls = callsToFailure else { return }
    callsToFailure = calls > 0 ? calls - 1 : nil
    if calls == 0 { throw Failure() }
  }

  func begin(_ commit: CommitInfo) throws {
    try count()
    try inner.begin(commit)
  }

  func mount(_ node: NodeID, _ view: any HostView, parent: NodeID?, before: NodeID?) throws {
    try count()
    try inner.mount(node, view, parent: parent, before: before)
  }

  func update(_ node: NodeID, _ view: any HostView, changedFields: [String]) throws {
    try count()
    try inner.update(node, view, changedFields: changedFields)
  }

  func move(_ node: NodeID, parent: NodeID?, before: NodeID?) throws {
    try count()
    try inner.move(node, parent: parent, before: before)
  }

  func unmount(_ node: NodeID) throws {
    try count()
    try inner.unmount(node)
  }

  func commit(_ commit: CommitInfo) throws {
    try count()
    try inner.commit(commit)
  }
}
