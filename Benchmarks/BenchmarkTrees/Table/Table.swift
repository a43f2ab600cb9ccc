public import ComparisonSpecs
public import ViewTrees

/// A table of rows with keys.
///
/// Its items are child nodes: comparing two tables does not compare them, since the tree visits each row anyway.
@AutoEquatable
public struct Table<Row: TableRow>: View {
  @AutoChildren public var items: [TableItem]
  public var makeRow: (TableItem) -> Row

  public init(items: [TableItem], makeRow: @escaping (TableItem) -> Row) {
    self.items = items
    self.makeRow = makeRow
  }

  public var body: some View {
    Element("table") { ForEach(items, content: makeRow) }
  }
}
