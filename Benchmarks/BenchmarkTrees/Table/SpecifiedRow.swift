public import ComparisonSpecs
public import ViewTrees

/// A row that is compared by its spec.
@AutoEquatable
public struct SpecifiedRow: View {
  public var id: Int
  public var title: String
  public var detail: String
  public var isSelected: Bool
  public var onSelect: () -> Void

  public var body: some View { rowBody(title, detail, isSelected) }
}

extension SpecifiedRow: TableRow {
  public init(_ item: TableItem, onSelect: @escaping () -> Void) {
    id = item.id
    title = item.title
    detail = item.detail
    isSelected = item.isSelected
    self.onSelect = onSelect
  }
}
