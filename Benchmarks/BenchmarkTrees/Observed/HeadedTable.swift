public import ComparisonSpecs
public import ViewTrees

/// A table with a header and rows that receives all its contents, and is compared by its spec.
@AutoEquatable
public struct HeadedTable: View {
  /// The header above the rows.
  public var header: String
  /// A number that changes and is not shown.
  public var note: Int
  /// Child nodes: comparing two tables does not compare them, since the tree visits each row anyway.
  @AutoChildren public var items: [TableItem]
  /// Makes a row.
  public var makeRow: (TableItem) -> SpecifiedDataRow

  /// Makes a table.
  public init(
    header: String, note: Int = 0, items: [TableItem], makeRow: @escaping (TableItem) -> SpecifiedDataRow
  ) {
    self.header = header
    self.note = note
    self.items = items
    self.makeRow = makeRow
  }

  /// The header and the rows.
  public var body: some View {
    Element("table") {
      TableHeader(header: header)
      ForEach(items, content: makeRow)
    }
  }
}

/// A header that receives its caption.
@AutoEquatable
public struct TableHeader: View {
  var header: String

  /// A caption.
  public var body: some View { headerBody(header) }
}
