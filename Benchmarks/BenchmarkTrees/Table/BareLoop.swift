/// The least that an update of a table has to do: a loop that makes each row and compares it with the stored one.
///
/// A tree calls the closure through the ``Table``'s list; here nothing is between the loop and the closure, which is
/// opaque to both.
public final class BareLoop {
  private let stored: UnsafeMutablePointer<SpecifiedRow>
  private let count: Int
  private let makeRow: (TableItem) -> SpecifiedRow

  /// Stores the rows of items.
  public init(_ items: [TableItem], makeRow: @escaping (TableItem) -> SpecifiedRow) {
    count = items.count
    stored = .allocate(capacity: count)
    self.makeRow = makeRow
    for index in items.indices { (stored + index).initialize(to: makeRow(items[index])) }
  }

  deinit {
    stored.deinitialize(count: count)
    stored.deallocate()
  }

  /// Compares all rows with those that were stored at the beginning.
  ///
  /// - Returns: The number of rows that differ.
  @inline(never)
  public func compare(_ items: [TableItem]) -> Int { Self.compare(items, stored, makeRow) }

  /// Compares all rows with the stored ones, and stores them in their place.
  ///
  /// - Returns: The number of rows that differ.
  @inline(never)
  public func replace(_ items: [TableItem]) -> Int { Self.replace(items, stored, makeRow) }

  @inline(never)
  private static func compare(
    _ items: [TableItem], _ stored: UnsafeMutablePointer<SpecifiedRow>, _ makeRow: (TableItem) -> SpecifiedRow
  ) -> Int {
    var different = 0
    for index in items.indices {
      var row = makeRow(items[index])
      if !SpecifiedRow.areEqual(stored + index, &row) { different += 1 }
    }
    return different
  }

  @inline(never)
  private static func replace(
    _ items: [TableItem], _ stored: UnsafeMutablePointer<SpecifiedRow>, _ makeRow: (TableItem) -> SpecifiedRow
  ) -> Int {
    var different = 0
    for index in items.indices {
      var row = makeRow(items[index])
      if !SpecifiedRow.areEqual(stored + index, &row) { different += 1 }
      stored[index] = row
    }
    return different
  }
}
