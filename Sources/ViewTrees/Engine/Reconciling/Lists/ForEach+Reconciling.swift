// Which node do reads of a list's closure belong to? If rows are rebuilt one by one, to each row: because rows of equal
// elements are skipped, or because each element is an observable object. Otherwise to the body around the list, which
// made the elements. A list without a closure reads nothing.

/// A list, whatever its elements are.
protocol ListView {}

extension ForEach: ListView {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ForEach {
  @inlinable
  public static func __mount(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let list = cursor.appendFragment(Self.self)
    let isTracked =
      view.pointee.equalRun != nil || tree.typeFlags(of: list).contains(.observableElements)
      || isRead(view, list, tree) && !tree.hasReader(cursor.parent)
    if isTracked {
      tree[list].pointee.flags.insert(.trackedRows)
      tree.isTrackingRows ? wait(view, list, isMounting: true, tree) : mountTracked(view, list, tree)
      return
    }
    trackIfNeeded(view, list, tree) { rows in
      tree.mountRows(rows, in: list, hostParent: tree[list].pointee.hostParent)
    }
    view.deinitialize(count: 1)
  }

  @inlinable
  public static func __update(_ view: UnsafeMutablePointer<Self>, _ cursor: inout __ChildCursor) {
    let tree = cursor.tree
    let list = cursor.take()
    if view.pointee.equalRun != nil { tree[list].pointee.flags.insert(.trackedRows) }
    if tree[list].pointee.flags.contains(.trackedRows) {
      tree.isTrackingRows ? wait(view, list, isMounting: false, tree) : updateTracked(view, list, tree)
      return
    }
    // Moved out, so that nothing in it has to be retained.
    var owned = view.move()
    trackIfNeeded(&owned, list, tree) { rows in
      tree.updateRows(rows, from: nil, in: list, hostParent: tree[list].pointee.hostParent)
    }
  }

  @inlinable
  public static func __reconcilePending(
    _ payload: UnsafeMutableRawPointer, into node: __NodeReference, _ tree: __TreeHandle
  ) {
    guard let pending = tree.takePendingRows(of: node, Self.self) else { return }
    let place = tree.storage.pointee.scratch.push(Self.self)
    place.initialize(to: pending.list)
    if pending.isMounting { mountTracked(place, node, tree) } else { updateTracked(place, node, tree) }
    tree.storage.pointee.scratch.pop(place)
  }

  @inlinable
  public static func __refreshRow(_ row: __NodeReference, of list: __NodeReference, _ tree: __TreeHandle) {
    guard let payload = tree[list].pointee.payload else { return }
    let kept = payload.assumingMemoryBound(to: Self.self)
    let hostParent = tree[list].pointee.hostParent
    guard row.exists else {
      trackKeys(kept, list, tree)
      kept.pointee.withRows(isTracked: true) { rows in
        withUnsafePointer(to: rows) { tree.updateRows(rows, from: $0, in: list, hostParent: hostParent) }
      }
      return
    }
    guard kept.pointee.equalRun != nil || tree[row].pointee.flags.contains(.rowInvalidated) else { return }
    kept.pointee.withRows(isTracked: true) { rows in
      let index = Int(tree[row].pointee.detail)
      tree.updateRow(row, rows, index, hostParent: hostParent, old: nil, oldIndex: index)
    }
  }

  public static func __makeInfo() -> __ViewTypeInfo {
    // Rows of equal elements may differ in what the closure captured.
    ReflectedTypeInfo<Self>(
      flags: ObservedTypes.flags(ofElement: Element.self).union([.structural, .omitsFields]))
  }
}

extension ForEach {
  /// Mounts a list whose rows are tracked one by one, and keeps it.
  @inlinable
  static func mountTracked(_ view: UnsafeMutablePointer<Self>, _ list: __NodeReference, _ tree: __TreeHandle) {
    trackKeys(view, list, tree)
    view.pointee.withRows(isTracked: true) { rows in
      tree.mountRows(rows, in: list, hostParent: tree[list].pointee.hostParent)
    }
    tree[list].pointee.payload = tree.storage.pointee.arena.store(view)
  }

  /// Updates a list whose rows are tracked one by one, and keeps it.
  @inlinable
  static func updateTracked(_ view: UnsafeMutablePointer<Self>, _ list: __NodeReference, _ tree: __TreeHandle) {
    let hostParent = tree[list].pointee.hostParent
    let haveKeysChanged = tree[list].pointee.flags.contains(.invalidated)
    tree[list].pointee.flags.remove(.invalidated)
    guard let payload = tree[list].pointee.payload else {
      tree.giveUpReads(ofList: list)
      trackKeys(view, list, tree)
      view.pointee.withRows(isTracked: true) { rows in
        tree.updateRows(rows, from: nil, in: list, hostParent: hostParent)
      }
      tree[list].pointee.payload = tree.storage.pointee.arena.store(view)
      return
    }
    let old = payload.assumingMemoryBound(to: Self.self)
    // A row that was made without memoizing may depend on more than its element.
    if view.pointee.equalRun != nil, old.pointee.equalRun != nil {
      // A reader of one observable object is not notified by another one, even if they are equal.
      let equalRun: EqualRun? =
        tree.typeFlags(of: list).contains(.observableElements) ? { Self.identicalRun($0, $1, $2) } : nil
      old.pointee.withRows(isTracked: true) { old in
        view.pointee.withRows(isTracked: true, equalRun) { rows in
          // The same array reads the same identities: the earlier tracking still counts.
          if haveKeysChanged || rows.elements != old.elements { trackKeys(view, list, tree) }
          if haveKeysChanged {
            // Equal elements may have other identities than their rows.
            tree[list].pointee.flags.insert(.skippedRows)
            withUnsafePointer(to: old) { tree.updateRows(rows, from: $0, in: list, hostParent: hostParent) }
          } else {
            tree.updateMemoizedRows(rows, from: old, in: list, hostParent: hostParent)
          }
        }
      }
    } else {
      trackKeys(view, list, tree)
      view.pointee.withRows(isTracked: true) { rows in
        tree.updateRows(rows, from: nil, in: list, hostParent: hostParent)
      }
    }
    old.pointee = view.move()
  }

  /// Reconciles a list whose reads belong to the body around it, in a tracking scope if its closure may read.
  @inlinable
  @inline(__always)
  static func trackIfNeeded(
    _ view: UnsafeMutablePointer<Self>, _ list: __NodeReference, _ tree: __TreeHandle,
    _ reconcile: (__ListRows<Element, ID, Content>) -> Void
  ) {
    // A list inside a row is tracked with that row, unless its closure has to run twice.
    let isInside = tree.isTrackingRows
    guard isRead(view, list, tree), !isInside || tree.storage.pointee.modelsAreShared else {
      // A separate path: the closures below would retain everything in the rows.
      view.pointee.withRows(isTracked: false) { rows in reconcile(rows) }
      return
    }
    view.pointee.withRows(isTracked: false) { rows in
      // The first run registers the reads; the second one makes the rows.
      if tree.storage.pointee.modelsAreShared { tree.trackList(list) { rows.readAhead() } }
      tree.storage.pointee.isTrackingRows = true
      tree.trackList(list, isAgain: tree.storage.pointee.modelsAreShared) { reconcile(rows) }
      tree.storage.pointee.isTrackingRows = isInside
    }
  }

  /// Whether making the rows of a list, or asking for their identities, may read observable values.
  @inlinable
  @inline(__always)
  static func isRead(_ view: UnsafeMutablePointer<Self>, _ list: __NodeReference, _ tree: __TreeHandle) -> Bool {
    view.pointee.content != nil || tree.typeFlags(of: list).contains(.readsElements)
  }

  /// Tracks what the identities of the elements depend on, so that the list is reconciled again when it changes.
  @inlinable
  static func trackKeys(_ view: UnsafeMutablePointer<Self>, _ list: __NodeReference, _ tree: __TreeHandle) {
    guard !tree.typeFlags(of: list).isDisjoint(with: [.readsElements, .observableElements]) else { return }
    view.pointee.withRows(isTracked: true) { rows in
      tree.trackList(list) { for index in 0..<rows.count { _ = rows.id(index) } }
    }
  }

  /// Leaves a list for after the tracking scope around it.
  @inlinable
  static func wait(
    _ view: UnsafeMutablePointer<Self>, _ list: __NodeReference, isMounting: Bool, _ tree: __TreeHandle
  ) {
    tree.wait(PendingRows(view.move(), isMounting: isMounting), list)
    tree.schedule(list)
  }

  /// The number of elements at the start that are the same observable objects.
  @inlinable
  static func identicalRun(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, _ count: Int) -> Int {
    var index = 0
    while index < count, old[index] as AnyObject === new[index] as AnyObject { index &+= 1 }
    return index
  }

  @inlinable
  @inline(__always)
  func withRows(
    isTracked: Bool, _ otherRun: EqualRun? = nil, _ body: (__ListRows<Element, ID, Content>) -> Void
  ) {
    elements.withUnsafeBufferPointer { buffer in
      body(
        __ListRows(
          elements: buffer.baseAddress, count: buffer.count, id: id, content: content,
          equalRun: otherRun ?? equalRun, isTracked: isTracked && content != nil))
    }
  }
}
