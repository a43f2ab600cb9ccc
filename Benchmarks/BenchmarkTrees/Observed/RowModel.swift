public import Observation

/// The model of a row, whose properties are observed one by one.
@Observable
public final class RowModel: Identifiable {
  /// The key.
  public let id: Int
  /// The first cell.
  public var title: String
  /// The second cell.
  public var detail: String
  /// Whether the row is selected.
  public var isSelected = false
  /// A property that no row shows.
  public var note = 0

  /// Creates a model with the contents of an item.
  public init(_ item: TableItem) {
    id = item.id
    title = item.title
    detail = item.detail
    isSelected = item.isSelected
  }
}

/// The model of a table, whose properties are observed one by one.
@Observable
public final class TableModel {
  /// The header above the rows.
  public var header = "header of the table"
  /// The rows.
  public var rows: [RowModel]

  /// Makes a model with a number of rows.
  public init(rows count: Int) { rows = TableItem.make(0..<count).map(RowModel.init) }
}
