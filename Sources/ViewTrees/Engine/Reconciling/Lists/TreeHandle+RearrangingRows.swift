public import KeyedDiffing

// Rearranging matches the old rows of a list with the new elements by key, and then goes over the rows in phases: rows
// that are gone are unmounted, the rows between the common start and the common end are linked in their new order, and
// the rows at the end are updated where they are.
//
// A row may hold another list, so what a list needs lies on a stack, `storage.rows`: the old rows, then for each new
// row of the middle its node, then the former positions of these, then the rows that are gone.

/// Where the parts of a list that is being rearranged are on the stack of rows.
@frozen
@usableFromInline
struct RearrangedRows {
  /// The old rows.
  @usableFromInline var firstOld: Int
  @usableFromInline var oldCount: Int

  /// The number of rows at the start and at the end that stay where they are.
  @usableFromInline var prefix: Int
  @usableFromInline var suffix: Int

  /// The nodes of the new rows in between, none for a row that is to be made.
  @usableFromInline var firstMiddle: Int
  @usableFromInline var middleCount: Int

  /// The former positions of these, counted from the end of the prefix; only for lists that skip rows of equal
  /// elements.
  @usableFromInline var firstSource: Int

  /// The rows that are gone.
  @usableFromInline var firstGone: Int
  @usableFromInline var goneCount: Int

  @inlinable
  init(firstOld: Int, oldCount: Int) {
    self.firstOld = firstOld
    self.oldCount = oldCount
    prefix = 0
    suffix = 0
    firstMiddle = 0
    middleCount = 0
    firstSource = 0
    firstGone = 0
    goneCount = 0
  }
}

extension __TreeHandle {
  /// Reconciles the rows of a list from the first one on that is not where it was.
  ///
  /// - Parameters:
  ///   - rows: The new rows.
  ///   - old: The former rows, if rows of equal elements are skipped.
  ///   - list: The list.
  ///   - hostParent: The host node around the list.
  ///   - known: The number of rows at the start that are the same ones and are done.
  @inlinable
  @inline(never)
  func rearrangeRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, from old: UnsafePointer<__ListRows<Element, ID, Content>>?,
    in list: __NodeReference, hostParent: __NodeReference, prefix known: Int
  ) {
    let plan = matchRows(rows, keepingSources: old != nil, of: list, prefix: known)
    // Named before any of them is unmounted: hooks may have lists evaluated, which use the matcher as well.
    for index in 0..<plan.goneCount { unmount(storage.pointee.rows[plan.firstGone + index]) }
    linkMiddleRows(rows, from: old, in: list, hostParent: hostParent, plan)
    for index in 0..<plan.suffix {
      let (oldIndex, newIndex) = (plan.oldCount - plan.suffix + index, rows.count - plan.suffix + index)
      let row = storage.pointee.rows[plan.firstOld + oldIndex]
      updateRow(row, rows, newIndex, hostParent: hostParent, old: old, oldIndex: oldIndex)
    }
    // Only if a key that differed from its row's is equal to it now.
    for index in known..<max(known, plan.prefix) {
      reportInconsistentKey(rows.id(index), of: list)
      let row = storage.pointee.rows[plan.firstOld + index]
      updateRow(row, rows, index, hostParent: hostParent, old: old, oldIndex: index)
    }
    storage.pointee.rows.count = plan.firstOld
    assert(checkKeys(rows, of: list))
  }

  /// Matches the old rows of a list with its new elements, marks the rows that move, and puts both on the stack of
  /// rows.
  @inlinable
  @inline(__always)
  func matchRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, keepingSources keepsSources: Bool, of list: __NodeReference,
    prefix known: Int
  ) -> RearrangedRows {
    let start = storage.pointee.rows.count
    var row = self[list].pointee.firstChild
    while row.exists {
      storage.pointee.rows.append(row)
      row = self[row].pointee.next
    }
    var plan = RearrangedRows(firstOld: start, oldCount: storage.pointee.rows.count - start)
    let isUnique = !self[list].pointee.flags.contains(.duplicates)
    storage.pointee.matcher.match(
      ListSides(rows: rows, tree: self, start: start, oldCount: plan.oldCount), prefix: known,
      knowledge: isUnique ? .oldIsUnique : .oldRepeats)
    noteRepeatedKeys(rows, of: list)
    plan.prefix = storage.pointee.matcher.prefix
    plan.suffix = storage.pointee.matcher.suffix

    plan.middleCount = storage.pointee.matcher.newMiddle
    plan.firstMiddle = storage.pointee.rows.count
    for index in 0..<plan.middleCount {
      let source = storage.pointee.matcher.sources[index]
      let row = source < 0 ? __NodeReference.none : storage.pointee.rows[start + plan.prefix + Int(source)]
      storage.pointee.rows.append(row)
      if source >= 0, !storage.pointee.matcher.isKept[index], !self[row].pointee.flags.contains(.fresh) {
        self[row].pointee.flags.insert(.moved)
        storage.pointee.placements.append(row)
      }
    }
    plan.firstSource = storage.pointee.rows.count
    if keepsSources {
      for index in 0..<plan.middleCount {
        storage.pointee.rows.append(__NodeReference(storage.pointee.matcher.sources[index]))
      }
    }
    plan.firstGone = storage.pointee.rows.count
    for index in 0..<storage.pointee.matcher.oldMiddle where !storage.pointee.matcher.isMatched[index] {
      storage.pointee.rows.append(storage.pointee.rows[start + plan.prefix + index])
    }
    plan.goneCount = storage.pointee.rows.count - plan.firstGone
    return plan
  }

  /// Updates or makes the rows between the prefix and the suffix, and links them in their new order.
  @inlinable
  @inline(__always)
  func linkMiddleRows<Element, ID, Content>(
    _ rows: __ListRows<Element, ID, Content>, from old: UnsafePointer<__ListRows<Element, ID, Content>>?,
    in list: __NodeReference, hostParent: __NodeReference, _ plan: RearrangedRows
  ) {
    var previous = plan.prefix > 0 ? storage.pointee.rows[plan.firstOld + plan.prefix - 1] : .none
    let firstOfSuffix = plan.suffix > 0 ? storage.pointee.rows[plan.firstOld + plan.oldCount - plan.suffix] : .none
    for index in 0..<plan.middleCount {
      var row = storage.pointee.rows[plan.firstMiddle + index]
      if row.exists {
        let source = old == nil ? 0 : Int(storage.pointee.rows[plan.firstSource + index].index)
        updateRow(row, rows, plan.prefix + index, hostParent: hostParent, old: old, oldIndex: plan.prefix + source)
      } else {
        row = makeRow(rows, plan.prefix + index, in: list, hostParent: hostParent)
        if !self[list].pointee.flags.contains(.fresh) { storage.pointee.placements.append(row) }
        recordMount(of: row)
      }
      link(row, behind: previous, in: list)
      previous = row
    }
    if firstOfSuffix.exists {
      link(firstOfSuffix, behind: previous, in: list)
    } else {
      if previous.exists { self[previous].pointee.next = .none } else { self[list].pointee.firstChild = .none }
      self[list].pointee.lastChild = previous
    }
  }
}
