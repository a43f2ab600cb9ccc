public import KeyedDiffing

extension __TreeHandle {
  /// Mounts all rows of a list.
  @inlinable
  func mountRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, in list: __NodeReference, hostParent: __NodeReference
  ) {
    var previous = __NodeReference.none
    for index in 0..<rows.count {
      let row = makeRow(rows, index, in: list, hostParent: hostParent)
      link(row, behind: previous, in: list)
      previous = row
    }
    self[list].pointee.lastChild = previous
    if rows.count > 1 {
      storage.pointee.matcher.findRepeated(ListSides(rows: rows, tree: self, start: 0, oldCount: 0))
      noteRepeatedKeys(rows, of: list)
    }
    assert(checkKeys(rows, of: list))
  }

  /// Makes the node of a row.
  @inlinable
  @inline(__always)
  func makeRow<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, _ index: Int, in list: __NodeReference, hostParent: __NodeReference
  ) -> __NodeReference {
    let (type, typeFlags) = type(ListRow<Content, ID>.self)
    let flags = typeFlags.union(rows.isTracked ? [.fresh, .trackedRows] : .fresh)
    if Content.__isSingleNode {
      let payload = storage.pointee.arena.allocate(RowPayload<Content, ID>.self)
      let row = makeNode(parent: list, hostParent: hostParent, flags: flags, type: type, payload: payload)
      makeView(of: row, rows, index, at: payload.assumingMemoryBound(to: Content.self))
      ListRow<Content, ID>.key(in: payload).initialize(to: rows.id(index))
      if typeFlags.contains(.holdsNodeBound) { bind(row) }
      if Content.__isEvaluated || typeFlags.contains(.hostViewObserves) { schedule(row) }
      return row
    }
    let payload = storage.pointee.arena.allocate(ID.self)
    ListRow<Content, ID>.key(in: payload).initialize(to: rows.id(index))
    let row = makeNode(
      parent: list, hostParent: hostParent, flags: flags.union(.evaluated), type: type, payload: payload)
    let view = storage.pointee.scratch.push(Content.self)
    makeView(of: row, rows, index, at: view)
    var cursor = __ChildCursor(behindChildrenOf: row, hostParent: hostParent, in: self)
    Content.__mount(view, &cursor)
    storage.pointee.scratch.pop(view)
    return row
  }

  /// Makes the view of a row, in a tracking scope if rows are tracked one by one.
  @inlinable
  @inline(__always)
  func makeView<Element, ID, Content>(
    of row: __NodeReference, _ rows: __ListRows<Element, ID, Content>, _ index: Int,
    at place: UnsafeMutablePointer<Content>
  ) {
    guard rows.isTracked else { return rows.makeView(index, at: place) }
    self[row].pointee.detail = UInt32(truncatingIfNeeded: index)
    trackRow(row) { isAgain in
      if isAgain { place.deinitialize(count: 1) }
      rows.makeView(index, at: place)
    }
  }

  /// Links a row behind another one, or at the start.
  @inlinable
  @inline(__always)
  func link(_ row: __NodeReference, behind previous: __NodeReference, in list: __NodeReference) {
    self[row].pointee.previous = previous
    if previous.exists { self[previous].pointee.next = row } else { self[list].pointee.firstChild = row }
  }

  /// Reconciles a row with the view of its new element.
  ///
  /// If rows of equal elements are skipped, `old` has the former rows, and `oldIndex` is the row's former index.
  @inlinable
  @inline(__always)
  func updateRow<Element, ID, Content>(
    _ row: __NodeReference, _ rows: __ListRows<Element, ID, Content>, _ index: Int, hostParent: __NodeReference,
    old: UnsafePointer<__ListRows<Element, ID, Content>>?, oldIndex: Int
  ) {
    if let old, let equalRun = rows.equalRun {
      if equalRun(old.pointee.element(oldIndex), rows.element(index), 1) == 1,
        self[row].pointee.flags.isDisjoint(with: [.invalidated, .rowInvalidated])
      {
        self[row].pointee.detail = UInt32(truncatingIfNeeded: index)
        recordSkip(row, Outcome.skipEqualElement)
        return
      }
      if self[row].pointee.flags.contains(.unmounts) { refreshHooksBeforeChange(ofRow: row) }
    }
    if rows.isTracked { self[row].pointee.flags.insert(.trackedRows) }
    guard Content.__isSingleNode else {
      let view = storage.pointee.scratch.push(Content.self)
      makeView(of: row, rows, index, at: view)
      var cursor = __ChildCursor(childrenOf: row, hostParent: hostParent, in: self)
      Content.__update(view, &cursor)
      storage.pointee.scratch.pop(view)
      return
    }
    if rows.isInPlace {
      updateRow(row, ofView: rows.view(index))
      return
    }
    let view = storage.pointee.scratch.push(Content.self)
    makeView(of: row, rows, index, at: view)
    Content.__reconcile(row, view, self)
    storage.pointee.scratch.pop(view)
  }

  /// Reconciles a row with a view that is an element of the list.
  ///
  /// The view is copied only if it differs.
  @inlinable
  @inline(__always)
  func updateRow<Content: View>(_ row: __NodeReference, ofView view: UnsafeMutablePointer<Content>) {
    let old = self[row].pointee.payload.unsafelyUnwrapped.assumingMemoryBound(to: Content.self)
    let flags = self[row].pointee.flags
    let isEqual = Content.__areEqual(old, view, self)
    if isEqual, flags.isDisjoint(with: [.invalidated, .omitsFields, .holdsNodeBound]) {
      if !flags.contains(.holdsChildren) || haveSameChildren(row, old, view) {
        recordSkip(row)
        return
      }
      if replaceChildren(row, old, by: view) {
        recordComparison(row, Outcome.compareChildren)
        if Content.__isEvaluated { schedule(row) }
        return
      }
    }
    let copy = storage.pointee.scratch.push(Content.self)
    copy.initialize(to: view.pointee)
    Content.__replace(row, old, by: copy, isEqual: isEqual, flags, self)
    storage.pointee.scratch.pop(copy)
  }

  /// Reconciles the rows of a list with its new elements.
  @inlinable
  func updateRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, from old: UnsafePointer<__ListRows<Element, ID, Content>>?,
    in list: __NodeReference, hostParent: __NodeReference
  ) {
    var index = 0
    var row = self[list].pointee.firstChild
    // The rows at the start with the same keys are updated on the way. That is right for repeated keys as well.
    while index < rows.count, row.exists, ListRow<Content, ID>.key(of: row, self).pointee == rows.id(index) {
      updateRow(row, rows, index, hostParent: hostParent, old: old, oldIndex: index)
      row = self[row].pointee.next
      index += 1
    }
    if index < rows.count || row.exists {
      rearrangeRows(rows, from: old, in: list, hostParent: hostParent, prefix: index)
    }
  }
}
