public import ComparisonSpecs
public import ViewTrees

/// A row that is evaluated when a property changes that it shows.
@AutoEquatable
public struct ObservedRow: View {
  /// The model that the row shows.
  public var model: RowModel

  /// Makes the row of a model.
  public init(model: RowModel) { self.model = model }

  /// Two cells.
  public var body: some View { rowBody(model.title, model.detail, model.isSelected) }
}

/// A table with a header and rows, each of which is evaluated by itself.
@AutoEquatable
public struct ObservedTable: View {
  /// The model that the table shows.
  public var model: TableModel

  /// Makes the table of a model.
  public init(model: TableModel) { self.model = model }

  /// The header and the rows.
  public var body: some View {
    Element("table") {
      ObservedHeader(model: model)
      ForEach(model.rows) { ObservedRow(model: $0) }
    }
  }
}

/// A header that is evaluated when it changes.
@AutoEquatable
public struct ObservedHeader: View {
  var model: TableModel

  /// A caption.
  public var body: some View { headerBody(model.header) }
}

/// The caption of every header.
@inline(__always)
func headerBody(_ header: String) -> some View { Element("caption") { Text(header) } }
