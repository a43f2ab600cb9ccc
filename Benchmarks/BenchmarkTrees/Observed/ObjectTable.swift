public import ComparisonSpecs
public import ViewTrees

/// The object of a row, which is observed as a whole.
public final class RowObject: ObservableObject, Identifiable {
  /// Announces every change.
  public let changes = ObjectChanges()
  /// The key.
  public let id: Int
  /// The first cell.
  @Published public var title: String
  /// The second cell.
  @Published public var detail: String
  /// Whether the row is selected.
  @Published public var isSelected: Bool
  /// A property that no row shows.
  @Published public var note = 0

  /// Creates an object with the contents of an item.
  public init(_ item: TableItem) {
    id = item.id
    title = item.title
    detail = item.detail
    isSelected = item.isSelected
  }
}

/// The object of a table, which is observed as a whole.
public final class TableObject: ObservableObject {
  /// Announces every change.
  public let changes = ObjectChanges()
  /// The header above the rows.
  @Published public var header = "header of the table"
  /// The rows.
  @Published public var rows: [RowObject]

  /// Makes an object with a number of rows.
  public init(rows count: Int) { rows = TableItem.make(0..<count).map(RowObject.init) }
}

/// A row that is evaluated when anything changes in its object.
@AutoEquatable
public struct ObjectRow: View {
  @ObservedObject var object: RowObject

  /// Two cells.
  public var body: some View { rowBody(object.title, object.detail, object.isSelected) }
}

/// A table that is evaluated when anything changes in its object, as its header is.
@AutoEquatable
public struct ObjectTable: View {
  @ObservedObject var object: TableObject

  /// Makes the table of an object.
  public init(object: TableObject) { self.object = object }

  /// The header and the rows.
  public var body: some View {
    Element("table") {
      ObjectHeader(object: object)
      ForEach(object.rows) { ObjectRow(object: $0) }
    }
  }
}

/// A header that is evaluated when anything changes in the object of the table.
@AutoEquatable
public struct ObjectHeader: View {
  @ObservedObject var object: TableObject

  /// A caption.
  public var body: some View { headerBody(object.header) }
}
