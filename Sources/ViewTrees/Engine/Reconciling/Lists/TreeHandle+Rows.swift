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

  /// Makes the view of a row, and tracks what that reads where rows are tracked one by one.
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

  /// Puts a row behind another one, or at the start.
  @inlinable
  @inline(__always)
  func link(_ row: __NodeReference, behind previous: __NodeReference, in list: __NodeReference) {
    self[row].pointee.previous = previous
    if previous.exists { self[previous].pointee.next = row } else { self[list].pointee.firstChild = row }
  }

  /// Lets a row have the view that belongs to its element now.
  ///
  /// Where rows of equal elements are skipped, `old` are the former rows and `oldIndex` is the place that the row had
  /// among them.
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

  /// Lets a row have a view that stays where it is: it is copied only if it brings anything new.
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

  /// Reconciles the rows of a list with those that it has.
  @inlinable
  func updateRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, from old: UnsafePointer<__ListRows<Element, ID, Content>>?,
    in list: __NodeReference, hostParent: __NodeReference
  ) {
    var index = 0
    var row = self[list].pointee.firstChild
    // Rows in front that are the same ones are updated on the way. That is right for repeated keys as well.
    while index < rows.count, row.exists, ListRow<Content, ID>.key(of: row, self).pointee == rows.id(index) {
      updateRow(row, rows, index, hostParent: hostParent, old: old, oldIndex: index)
      row = self[row].pointee.next
      index += 1
    }
    if index < rows.count || row.exists {
      rearrangeRows(rows, from: old, in: list, hostParent: hostParent, prefix: index)
    }
  }

  /// Reconciles the rows of a list from the first one on that is not where it was.
  ///
  /// So many rows in front as `known` says are the same ones, and are done.
  @inlinable
  @inline(never)
  func rearrangeRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, from old: UnsafePointer<__ListRows<Element, ID, Content>>?,
    in list: __NodeReference, hostParent: __NodeReference, prefix known: Int
  ) {
    // Rows may hold lists, so that what is needed below lies on a stack: the old rows, then for each row of the middle
    // its node, and its former place.
    let start = storage.pointee.rows.count
    var row = self[list].pointee.firstChild
    while row.exists {
      storage.pointee.rows.append(row)
      row = self[row].pointee.next
    }
    let oldCount = storage.pointee.rows.count - start
    let isUnique = !self[list].pointee.flags.contains(.duplicates)
    storage.pointee.matcher.match(
      ListSides(rows: rows, tree: self, start: start, oldCount: oldCount), prefix: known,
      knowledge: isUnique ? .oldIsUnique : .oldRepeats)
    noteRepeatedKeys(rows, of: list)

    let prefix = storage.pointee.matcher.prefix
    let suffix = storage.pointee.matcher.suffix
    let middle = storage.pointee.matcher.newMiddle
    let firstPlaced = storage.pointee.rows.count
    for index in 0..<middle {
      let source = storage.pointee.matcher.sources[index]
      let row = source < 0 ? __NodeReference.none : storage.pointee.rows[start + prefix + Int(source)]
      storage.pointee.rows.append(row)
      if source >= 0, !storage.pointee.matcher.isKept[index], !self[row].pointee.flags.contains(.fresh) {
        self[row].pointee.flags.insert(.moved)
        storage.pointee.placements.append(row)
      }
    }
    let firstSource = storage.pointee.rows.count
    if old != nil {
      for index in 0..<middle { storage.pointee.rows.append(__NodeReference(storage.pointee.matcher.sources[index])) }
    }
    // Named before any is unmounted: hooks may have lists evaluated, which use the matcher as well.
    let firstGone = storage.pointee.rows.count
    for index in 0..<storage.pointee.matcher.oldMiddle where !storage.pointee.matcher.isMatched[index] {
      storage.pointee.rows.append(storage.pointee.rows[start + prefix + index])
    }
    for index in firstGone..<storage.pointee.rows.count { unmount(storage.pointee.rows[index]) }

    var previous = prefix > 0 ? storage.pointee.rows[start + prefix - 1] : .none
    let behind = suffix > 0 ? storage.pointee.rows[start + oldCount - suffix] : .none
    for index in 0..<middle {
      var row = storage.pointee.rows[firstPlaced + index]
      if row.exists {
        let source = old == nil ? 0 : Int(storage.pointee.rows[firstSource + index].index)
        updateRow(row, rows, prefix + index, hostParent: hostParent, old: old, oldIndex: prefix + source)
      } else {
        row = makeRow(rows, prefix + index, in: list, hostParent: hostParent)
        if !self[list].pointee.flags.contains(.fresh) { storage.pointee.placements.append(row) }
        recordMount(of: row)
      }
      link(row, behind: previous, in: list)
      previous = row
    }
    if behind.exists {
      link(behind, behind: previous, in: list)
    } else {
      if previous.exists { self[previous].pointee.next = .none } else { self[list].pointee.firstChild = .none }
      self[list].pointee.lastChild = previous
    }
    for index in 0..<suffix {
      updateRow(
        storage.pointee.rows[start + oldCount - suffix + index], rows, rows.count - suffix + index,
        hostParent: hostParent,
        old: old, oldIndex: oldCount - suffix + index)
    }
    // Only where a key that differed from its row's is equal to it now.
    for index in known..<max(known, prefix) {
      reportInconsistentKey(rows.id(index), of: list)
      updateRow(storage.pointee.rows[start + index], rows, index, hostParent: hostParent, old: old, oldIndex: index)
    }
    storage.pointee.rows.count = start
    assert(checkKeys(rows, of: list))
  }

  /// Reconciles the rows of a list that skips rows of equal elements: the elements are compared where they lie, and rows
  /// are looked at only from the first one on that differs.
  @inlinable
  func updateMemoizedRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, from old: __ListRows<Element, ID, Content>,
    in list: __NodeReference, hostParent: __NodeReference
  ) {
    guard rows.count == old.count, rows.count > 0, let equalRun = rows.equalRun else {
      self[list].pointee.flags.insert(.skippedRows)
      withUnsafePointer(to: old) { updateRows(rows, from: $0, in: list, hostParent: hostParent) }
      return
    }
    self[list].pointee.flags.insert(.skippedRows)
    if rows.elements == old.elements {
      recordSkippedRows(rows.count, of: list)
      return
    }
    var row = self[list].pointee.firstChild
    var rowIndex = 0
    var updated = 0
    var index = 0
    while true {
      index += equalRun(old.element(index), rows.element(index), rows.count - index)
      if index == rows.count { break }
      guard old.id(index) == rows.id(index) else {
        // Other elements, or the same ones in other places; the rows in front stay where they are and are done.
        recordSkippedRows(index - updated, of: list)
        withUnsafePointer(to: old) {
          rearrangeRows(rows, from: $0, in: list, hostParent: hostParent, prefix: index)
        }
        return
      }
      while rowIndex < index {
        row = self[row].pointee.next
        rowIndex += 1
      }
      if self[row].pointee.flags.contains(.unmounts) { refreshHooksBeforeChange(ofRow: row) }
      updateRow(row, rows, index, hostParent: hostParent, old: nil, oldIndex: index)
      updated += 1
      index += 1
    }
    recordSkippedRows(rows.count - updated, of: list)
  }

  /// Reports keys of which `==` and hashes contradict themselves.
  ///
  /// - Returns: True, so that it is done in debug builds only.
  @inlinable
  func checkKeys<Element, ID, Content>(_ rows: __ListRows<Element, ID, Content>, of list: __NodeReference) -> Bool {
    // Keys that are read from observable objects may change meanwhile.
    let isConstant = typeFlags(of: list).isDisjoint(with: [.readsElements, .observableElements])
    var row = self[list].pointee.firstChild
    var index = 0
    while row.exists, index < rows.count {
      let key = ListRow<Content, ID>.key(of: row, self).pointee
      let new = isConstant ? rows.id(index) : key
      if !(key == key && key == new && new == key && __keyHash(key) == __keyHash(new)) {
        reportInconsistentKey(key, of: list)
      }
      row = self[row].pointee.next
      index += 1
    }
    return true
  }

  /// Remembers whether keys of a list repeat, and reports those that do.
  @inlinable
  @inline(__always)
  func noteRepeatedKeys<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, of list: __NodeReference
  ) {
    let repeats = storage.pointee.matcher.newRepeats
    if repeats || self[list].pointee.flags.contains(.duplicates) { reportRepeatedKeys(rows, of: list) }
  }

  @inlinable
  @inline(never)
  func reportRepeatedKeys<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, of list: __NodeReference
  ) {
    guard storage.pointee.matcher.newRepeats else {
      self[list].pointee.flags.remove(.duplicates)
      return
    }
    self[list].pointee.flags.insert(.duplicates)
    for index in 0..<storage.pointee.matcher.repeatedCount {
      reportRepeatedKey(rows.id(Int(storage.pointee.matcher.repeated[index])), of: list)
    }
  }
}
