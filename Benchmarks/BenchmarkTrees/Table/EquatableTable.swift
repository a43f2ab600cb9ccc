public import ComparisonSpecs
public import ViewTrees

/// A row that is compared by a `==` written by hand.
public struct EquatableRow: View, Equatable {
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

extension EquatableRow {
  /// Whether two rows show the same.
  public static func == (lhs: EquatableRow, rhs: EquatableRow) -> Bool {
    lhs.id == rhs.id && lhs.isSelected == rhs.isSelected && lhs.title == rhs.title && lhs.detail == rhs.detail
  }
}

/// A table whose rows are compared by a `==` written by hand.
@AutoEquatable
public struct EquatableTable: TableView {
  /// Child nodes: comparing two tables does not compare them, since the tree visits each row anyway.
  @AutoChildren public var items: [TableItem]
  /// Makes a row.
  public var makeRow: (TableItem) -> EquatableRow

  /// Makes a table.
  public init(items: [TableItem], makeRow: @escaping (TableItem) -> EquatableRow) {
    self.items = items
    self.makeRow = makeRow
  }

  /// The rows.
  public var body: some View {
    Element("table") { ForEach(items, content: makeRow) }
  }

  /// The closure that makes rows.
  @inline(never)
  public static func rowMaker(_ actions: RowActions) -> (TableItem) -> EquatableRow {
    { item in
      let id = item.id
      return EquatableRow(
        id: id, title: item.title, detail: item.detail, isSelected: item.isSelected, onSelect: { actions.select(id) })
    }
  }
}
