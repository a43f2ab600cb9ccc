public import ViewTrees

/// A table whose rows are compared in one of several ways, and show the same in all of them.
///
/// Every table and row is a separate type and not generic, so that the code of the tree is specialised for it as it is
/// for the views of an app.
public protocol TableView: View {
  /// The view of a row.
  associatedtype Row: View

  /// Makes a table whose rows are made by a closure that the compiler does not know.
  init(items: [TableItem], makeRow: @escaping (TableItem) -> Row)

  /// The closure that makes rows.
  static func rowMaker(_ actions: RowActions) -> (TableItem) -> Row
}

/// The contents of every row: five host nodes, or six nodes including that of the row.
@inline(__always)
func rowBody(_ title: String, _ detail: String, _ isSelected: Bool) -> some View {
  Element("tr", isSelected ? ["class": "selected"] : [:]) {
    Element("td") { Text(title) }
    Element("td") { Text(detail) }
  }
}

/// Counts what the closures of rows do.
public final class RowActions {
  /// The sum of the rows that were selected.
  public private(set) var selected = 0

  /// Starts at zero.
  public init() {}

  /// Takes note of a row.
  public func select(_ id: Int) { selected &+= id }
}
