extension __TreeHandle {
  /// Reconciles the rows of a list that skips rows of equal elements.
  ///
  /// The elements are compared in their arrays; rows are visited only from the first one on whose element differs.
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
        // From here on there are other elements, or the same ones in another order. The rows in front are done.
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
}
