public import KeyedDiffing

extension __TreeHandle {
  /// Reports keys whose `==` and `hash(into:)` contradict each other.
  ///
  /// - Returns: True, for use in an `assert`, which only debug builds evaluate.
  @inlinable
  func checkKeys<Element, ID, Content>(_ rows: __ListRows<Element, ID, Content>, of list: __NodeReference) -> Bool {
    // Keys that are read from observable objects may change at any time.
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

  /// Records whether keys of a list repeat, and reports those that do.
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
