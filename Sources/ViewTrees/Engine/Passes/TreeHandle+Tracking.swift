import Observation

extension __TreeHandle {
  /// Makes the body of a node, so that the node is marked when something changes that this has read.
  ///
  /// What is done with the body comes afterwards, outside of the scope: a comparison may read as well.
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
    // Where models change on other threads, whatever changes from here on is noticed, and whatever changed before is
    // read now. That may lead to other properties, so that this run is tracked as well; the first tracking stays until
    // then.
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

  /// Makes the view of a row, so that the row is made again when something changes that this has read.
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

  /// Whether making the view of a row is taken for reading: where that has been seen, and where the elements are
  /// observable objects whose rows have no view to read them.
  private func mostProbablyReads(_ row: __NodeReference) -> Bool {
    let record = self[row]
    return typeFlags(of: row).contains(.rowsObserve)
      || record.pointee.flags.contains(.structural)
        && typeFlags(of: record.pointee.parent).contains(.observableElements)
  }

  /// Calls a closure that uses the elements of a list, so that the node that can repeat it is marked when something
  /// that the closure has read changes.
  @usableFromInline
  @inline(never)
  func trackList(_ list: __NodeReference, isAgain: Bool = false, _ read: () -> Void) {
    guard typeFlags(of: list).contains(.observes) else {
      _ = watch(list, .list, read)
      return
    }
    link(of: list, target: .list).track(isAgain: isAgain, read)
  }

  /// Gives up what a list read for the body around it, since its rows are tracked one by one from now on.
  @usableFromInline
  func giveUpReads(ofList list: __NodeReference) {
    guard let owner = existingAttachments(of: list) else { return }
    owner.link?.cancel()
    owner.link = nil
  }

  /// Tracks what is read where most probably nothing is.
  ///
  /// - Returns: Whether something was read. The type is known for it then, and the next scope can be given up.
  private func watch(_ node: __NodeReference, _ target: ObservationLink.Target, _ read: () -> Void) -> Bool {
    var hasRead = false
    // By its address: a variable that a local function captures is allocated, and this is done for every body.
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

  private func learn(type: UInt32, _ flags: NodeFlags) {
    let entry = storage.pointee.types + Int(type)
    entry.pointee.flags = entry.pointee.flags.union(flags).subtracting(.plain)
    ObservedTypes.learn(entry.pointee.type, flags)
  }

  /// The link of a node, made if it has none yet.
  private func link(of node: __NodeReference, target: ObservationLink.Target) -> ObservationLink {
    let owner = attachments(of: node)
    if let link = target == .row ? owner.rowLink : owner.link { return link }
    let (inbox, start) = storage.pointee.owner._withUnsafeGuaranteedRef { ($0.inbox, $0.trackingStart) }
    let (reader, task) = target == .list ? reader(of: node) : (node, target)
    let link = ObservationLink(id(of: reader), task, in: inbox, start: start)
    if target == .row { owner.rowLink = link } else { owner.link = link }
    return link
  }

  /// The node that can make the elements of a list, or the values of an environment, again: the node itself if it keeps
  /// them, otherwise the nearest node whose body or row they come from.
  private func reader(of list: __NodeReference) -> (__NodeReference, ObservationLink.Target) {
    if !self[list].pointee.flags.isDisjoint(with: [.trackedRows, .environment]) { return (list, .list) }
    return reader(from: self[list].pointee.parent) ?? (list, .list)
  }

  /// The nearest node, starting with the given one and going up, whose body can be evaluated or whose row can be
  /// rebuilt.
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

  /// Whether a node with tracked rows is one of the rows rather than the list.
  func isRow(_ node: __NodeReference) -> Bool { !(viewType(of: node) is any ListView.Type) }

  /// Whether a node could make the elements of a list again that is about to be mounted below `parent`.
  @usableFromInline
  func hasReader(_ parent: __NodeReference) -> Bool { reader(from: parent) != nil }
}

extension __TreeHandle {
  /// Whether the bodies of a node's type are plain data in another form, as far as is known.
  func isPlain(_ node: __NodeReference) -> Bool {
    typeFlags(of: node).contains(.plain)
  }

  /// Evaluates nodes of plain types, from one on and as long as such nodes follow, in one scope: a scope for each would
  /// take longer than the rest.
  ///
  /// If any of them reads what can change after all, none of their types is plain from then on, and all nodes of these
  /// types are evaluated once more, each in a separate scope.
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
