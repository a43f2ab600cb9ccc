public import ComparisonSpecs

/// The item from which a row of the table is made.
@AutoEquatable
public struct TableItem: Identifiable {
  /// The key.
  public var id: Int
  /// The first cell.
  public var title: String
  /// The second cell.
  public var detail: String
  /// Whether the row is selected.
  public var isSelected: Bool

  /// Makes an item.
  public init(id: Int, title: String, detail: String, isSelected: Bool = false) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isSelected = isSelected
  }
}

extension TableItem {
  /// Makes an item whose strings are too long to be stored in place, with new buffers at every call.
  public static func make(_ id: Int) -> TableItem {
    TableItem(id: id, title: makeText("title of the row", id), detail: makeText("detail of the row", id))
  }

  /// Makes a number of items.
  public static func make(_ ids: Range<Int>) -> [TableItem] { ids.map(make) }
}

/// Makes a string with a new buffer.
@inline(never)
func makeText(_ words: String, _ number: Int) -> String { "\(words) with the number \(number)" }
