import Observation

// Evaluates pending nodes: makes each body in a tracking scope and reconciles it with the node's children.

extension __TreeHandle {
  /// Evaluates all pending nodes, parents before children, in document order.
  ///
  /// The bodies of children are not evaluated inside that of their parent. So the depth of a tree takes no room on the
  /// thread's stack, and reads of a child do not count as reads of its parent.
  func evaluatePending(downTo base: Int = 0) {
    while storage.pointee.pending.count > base, let node = storage.pointee.pending.popLast() {
      if isPlain(node) { evaluatePlainRun(node, downTo: base) } else { evaluateNext(node, isPlain: false) }
    }
  }

  /// Evaluates the next node.
  @inline(__always)
  func evaluateNext(_ node: __NodeReference, isPlain: Bool) {
    let record = self[node]
    guard !record.pointee.flags.contains(.dead) else { return }
    record.pointee.flags.subtract([.queued, .invalidated, .changed, .unrefreshed])
    guard !record.pointee.flags.contains(.missingEnvironment) else { return }
    let start = storage.pointee.pending.count
    let viewType = viewType(of: node)
    if !record.pointee.flags.contains(.structural), let payload = record.pointee.payload {
      storage.pointee.counts.evaluated &+= 1
      let body =
        isPlain
        ? viewType.__makeBody(payload, node, at: nil, self) : makeTrackedBody(of: node, payload, viewType)
      viewType.__reconcileBody(body, into: node, self)
    } else {
      // A pending list may have no payload yet, and does not use it.
      let payload = record.pointee.payload ?? UnsafeMutableRawPointer(record)
      viewType.__reconcilePending(payload, into: node, self)
    }
    // The first child is on top of the stack then.
    storage.pointee.pending.reverse(from: start)
  }

  /// Makes the body of a node in a tracking scope.
  ///
  /// The body is reconciled outside of the scope, because comparisons may read observable values too.
  func makeTrackedBody(
    of node: __NodeReference, _ payload: UnsafeMutableRawPointer, _ viewType: any View.Type
  ) -> UnsafeMutableRawPointer {
    var body: UnsafeMutableRawPointer?
    let isKnown = typeFlags(of: node).contains(.observes)
    if !isKnown {
      let hasRead = watch(node, .body) { body = viewType.__makeBody(payload, node, at: nil, self) }
      // The standard library has run the closure.
      guard hasRead, storage.pointee.modelsAreShared else { return body.unsafelyUnwrapped }
    }
    // If models change on other threads, the body is made twice. Changes after the first run are noticed, and earlier
    // ones are read by the second. The second run may read other properties, so it is tracked as well, and the first
    // tracking ends after it.
    let link = link(of: node, target: .body)
    let holdsObjects = self[node].pointee.flags.contains(.holdsNodeBound)
    for run in (isKnown ? 0 : 1)...(storage.pointee.modelsAreShared ? 1 : 0) {
      link.track(isAgain: run > 0) {
        if holdsObjects { readObservedObjects(of: node) }
        body = viewType.__makeBody(payload, node, at: body, self)
      }
    }
    if self[node].pointee.flags.contains(.hostViewObserves) { recordHostViewChange(node) }
    return body.unsafelyUnwrapped
  }
}

// MARK: Plain types

extension __TreeHandle {
  /// Whether bodies of a node's type read nothing that can change, as far as is known.
  func isPlain(_ node: __NodeReference) -> Bool {
    typeFlags(of: node).contains(.plain)
  }

  /// Evaluates a run of pending nodes of plain types in one tracking scope: one scope for each would take longer than
  /// everything else.
  ///
  /// If a body reads an observable value after all, none of the types is plain from then on, and all their nodes are
  /// evaluated again, each in a separate scope.
  func evaluatePlainRun(_ node: __NodeReference, downTo base: Int) {
    let start = storage.pointee.plainTypes.count
    func evaluateRun() {
      var next = node
      repeat {
        let type = self[next].pointee.type
        if storage.pointee.plainTypes.count == start
          || storage.pointee.plainTypes[storage.pointee.plainTypes.count - 1] != type
        {
          storage.pointee.plainTypes.append(type)
        }
        evaluateNext(next, isPlain: true)
        guard storage.pointee.pending.count > base else { return }
        next = storage.pointee.pending[storage.pointee.pending.count - 1]
        guard isPlain(next) else { return }
        storage.pointee.pending.count -= 1
      } while true
    }
    withObservationTracking(evaluateRun, onChange: forgetPlainTypes(from: start))
    storage.pointee.plainTypes.count = start
  }

  private func forgetPlainTypes(from start: Int) -> @Sendable () -> Void {
    var types: Set<UInt32> = []
    for index in start..<storage.pointee.plainTypes.count { types.insert(storage.pointee.plainTypes[index]) }
    for type in types { learn(type: type, .observes) }
    for index in 0..<storage.pointee.recordCount {
      let node = __NodeReference(Int32(index))
      guard !self[node].pointee.flags.contains(.dead), types.contains(self[node].pointee.type) else { continue }
      let id = id(of: node)
      storage.pointee.owner._withUnsafeGuaranteedRef { _ = $0.invalidate(id) }
    }
    return {}
  }
}
