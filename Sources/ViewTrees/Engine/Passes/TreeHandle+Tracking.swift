import Observation

// Tracking scopes: a node is marked when something changes that its code has read in one. Bodies are made in
// `TreeHandle+Evaluation`; the closures of lists and environments run here.

extension __TreeHandle {
  /// Makes the view of a row in a tracking scope of the row.
  @usableFromInline
  @inline(never)
  func trackRow(_ row: __NodeReference, _ read: (_ isAgain: Bool) -> Void) {
    self[row].pointee.flags.remove(.rowInvalidated)
    guard mostProbablyReads(row) else {
      let hasRead = watch(row, .row) { read(false) }
      if hasRead, storage.pointee.modelsAreShared { link(of: row, target: .row).track(isAgain: true) { read(true) } }
      return
    }
    let link = link(of: row, target: .row)
    link.track { read(false) }
    if storage.pointee.modelsAreShared { link.track(isAgain: true) { read(true) } }
  }

  /// Whether making the view of a row probably reads: it was seen to do so, or the elements are observable objects and
  /// the rows have no view that reads them.
  private func mostProbablyReads(_ row: __NodeReference) -> Bool {
    let record = self[row]
    return typeFlags(of: row).contains(.rowsObserve)
      || record.pointee.flags.contains(.structural)
        && typeFlags(of: record.pointee.parent).contains(.observableElements)
  }

  /// Calls a closure that uses the elements of a list, in a tracking scope of the node that can repeat the call.
  @usableFromInline
  @inline(never)
  func trackList(_ list: __NodeReference, isAgain: Bool = false, _ read: () -> Void) {
    guard typeFlags(of: list).contains(.observes) else {
      _ = watch(list, .list, read)
      return
    }
    link(of: list, target: .list).track(isAgain: isAgain, read)
  }

  /// Cancels what a list read for the body around it, because its rows are tracked one by one from now on.
  @usableFromInline
  func giveUpReads(ofList list: __NodeReference) {
    guard let owner = existingAttachments(of: list) else { return }
    owner.link?.cancel()
    owner.link = nil
  }

  /// Runs code that probably reads nothing, in a scope that costs nothing to give up if it does not.
  ///
  /// - Returns: Whether something was read. The type is marked as reading then, and its next scopes can be cancelled.
  func watch(_ node: __NodeReference, _ target: ObservationLink.Target, _ read: () -> Void) -> Bool {
    var hasRead = false
    // By address: a captured variable would be allocated, for every body.
    withUnsafeMutablePointer(to: &hasRead) { hasRead in
      withObservationTracking(read, onChange: adopt(node, target, hasRead))
    }
    return hasRead
  }

  private func adopt(
    _ node: __NodeReference, _ target: ObservationLink.Target, _ hasRead: UnsafeMutablePointer<Bool>
  ) -> @Sendable () -> Void {
    hasRead.pointee = true
    learn(node, target == .row ? .rowsObserve : .observes)
    return link(of: node, target: target).adopt()
  }

  private func learn(_ node: __NodeReference, _ flags: NodeFlags) { learn(type: self[node].pointee.type, flags) }

  func learn(type: UInt32, _ flags: NodeFlags) {
    let entry = storage.pointee.types + Int(type)
    entry.pointee.flags = entry.pointee.flags.union(flags).subtracting(.plain)
    ObservedTypes.learn(entry.pointee.type, flags)
  }

  /// The link of a node, made on first use.
  func link(of node: __NodeReference, target: ObservationLink.Target) -> ObservationLink {
    let owner = attachments(of: node)
    if let link = target == .row ? owner.rowLink : owner.link { return link }
    let (inbox, start) = storage.pointee.owner._withUnsafeGuaranteedRef { ($0.inbox, $0.trackingStart) }
    let (reader, task) = target == .list ? reader(of: node) : (node, target)
    let link = ObservationLink(id(of: reader), task, in: inbox, start: start)
    if target == .row { owner.rowLink = link } else { owner.link = link }
    return link
  }

  /// The node that can repeat making the elements of a list or the values of an environment: the node itself if it
  /// keeps them, otherwise the nearest node above whose body or row makes them.
  private func reader(of list: __NodeReference) -> (__NodeReference, ObservationLink.Target) {
    if !self[list].pointee.flags.isDisjoint(with: [.trackedRows, .environment]) { return (list, .list) }
    return reader(from: self[list].pointee.parent) ?? (list, .list)
  }

  /// The nearest node, from the given one upwards, whose body can be evaluated or which is a row that can be rebuilt.
  private func reader(from start: __NodeReference) -> (__NodeReference, ObservationLink.Target)? {
    var node = start
    while node.exists {
      let flags = self[node].pointee.flags
      if !flags.contains(.structural) {
        if viewType(of: node).__isEvaluated { return (node, .body) }
      } else if flags.contains(.trackedRows), isRow(node) {
        return (node, .row)
      }
      node = self[node].pointee.parent
    }
    return nil
  }

  /// Whether a node with the flag `trackedRows` is a row rather than the list.
  func isRow(_ node: __NodeReference) -> Bool { !(viewType(of: node) is any ListView.Type) }

  /// Whether some node can repeat making the elements of a list that is about to be mounted below `parent`.
  @usableFromInline
  func hasReader(_ parent: __NodeReference) -> Bool { reader(from: parent) != nil }
}
