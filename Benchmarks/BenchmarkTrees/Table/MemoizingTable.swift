public import ComparisonSpecs
public import ViewTrees

/// A table that promises that a row depends on its item alone.
@AutoEquatable
public struct MemoizingTable: TableView {
  /// Child nodes: comparing two tables does not compare them.
  @AutoChildren public var items: [TableItem]
  /// Makes a row.
  public var makeRow: (TableItem) -> SpecifiedRow

  /// Makes a table.
  public init(items: [TableItem], makeRow: @escaping (TableItem) -> SpecifiedRow) {
    self.items = items
    self.makeRow = makeRow
  }

  /// The rows.
  public var body: some View {
    Element("table") { ForEach(items, memoizing: true, content: makeRow) }
  }

  /// The closure that makes rows.
  public static func rowMaker(_ actions: RowActions) -> (TableItem) -> SpecifiedRow { SpecifiedTable.rowMaker(actions) }
}
