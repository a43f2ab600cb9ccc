public import ComparisonSpecs
public import ViewTrees

/// A row that says nothing of its comparison.
public struct PlainRow: View {
  /// The key.
  public var id: Int
  /// The first cell.
  public var title: String
  /// The second cell.
  public var detail: String
  /// Whether the row is selected.
  public var isSelected: Bool
  /// The action when the row is selected.
  public var onSelect: () -> Void

  /// Two cells.
  public var body: some View { rowBody(title, detail, isSelected) }
}

/// A table whose rows are compared by the policy of the tree.
@AutoEquatable
public struct PlainTable: TableView {
  /// Child nodes: comparing two tables does not compare them, since the tree visits each row anyway.
  @AutoChildren public var items: [TableItem]
  /// Makes a row.
  public var makeRow: (TableItem) -> PlainRow

  /// Makes a table.
  public init(items: [TableItem], makeRow: @escaping (TableItem) -> PlainRow) {
    self.items = items
    self.makeRow = makeRow
  }

  /// The rows.
  public var body: some View {
    Element("table") { ForEach(items, content: makeRow) }
  }

  /// The closure that makes rows.
  @inline(never)
  public static func rowMaker(_ actions: RowActions) -> (TableItem) -> PlainRow {
    { item in
      let id = item.id
      return PlainRow(
        id: id, title: item.title, detail: item.detail, isSelected: item.isSelected, onSelect: { actions.select(id) })
    }
  }
}
