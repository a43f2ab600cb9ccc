public import ViewTrees

/// The view of a row; rows that are compared in different ways show the same.
public protocol TableRow: View {
  init(_ item: TableItem, onSelect: @escaping () -> Void)
}

/// What every row shows: five host nodes, six nodes with that of the row.
@inline(__always)
func rowBody(_ title: String, _ detail: String, _ isSelected: Bool) -> some View {
  Element("tr", isSelected ? ["class": "selected"] : [:]) {
    Element("td") { Text(title) }
    Element("td") { Text(detail) }
  }
}

/// Counts what the closures of rows do.
public final class RowActions {
  public private(set) var selected = 0

  public init() {}

  public func select(_ id: Int) { selected &+= id }
}

extension TableRow {
  /// The closure that makes rows, opaque to whoever calls it.
  @inline(never) @_optimize(none)
  public static func maker(_ actions: RowActions) -> (TableItem) -> Self { makeMaker(actions) }

  @inline(__always)
  static func makeMaker(_ actions: RowActions) -> (TableItem) -> Self {
    { item in
      let id = item.id
      return Self(item, onSelect: { actions.select(id) })
    }
  }
}
