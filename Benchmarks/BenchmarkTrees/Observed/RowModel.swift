public import Observation

/// What a row is made from whose properties are observed one by one.
@Observable
public final class RowModel: Identifiable {
  /// The key.
  public let id: Int
  /// The first cell.
  public var title: String
  /// The second cell.
  public var detail: String
  /// Whether the row is drawn as selected.
  public var isSelected = false
  /// What no row shows.
  public var note = 0

  /// Makes a model that shows what an item does.
  public init(_ item: TableItem) {
    id = item.id
    title = item.title
    detail = item.detail
    isSelected = item.isSelected
  }
}

/// What a table is made from whose properties are observed one by one.
@Observable
public final class TableModel {
  /// What stands above the rows.
  public var header = "header of the table"
  /// The rows.
  public var rows: [RowModel]

  /// Makes a model with a number of rows.
  public init(rows count: Int) { rows = TableItem.make(0..<count).map(RowModel.init) }
}
