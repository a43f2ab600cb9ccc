/// Versions of the items of a table, each with an array of its own, all kept alive so that none is made or freed while
/// something is timed.
public final class TableVersions {
  /// Whether the versions have the same buffers of strings, apart from the row that changes.
  public enum Strings: String, CaseIterable, Sendable {
    case rebuilt
    case shared
  }

  /// The items before the first version.
  public let start: [TableItem]
  private let versions: [[TableItem]]
  private var position = 0

  /// Makes versions that differ in what `change` does to them.
  ///
  /// - Parameters:
  ///   - count: The number of versions, which come again after the last one.
  ///   - change: Changes the items, given the number of the version.
  public init(
    rows: Int, strings: Strings, count: Int = 3, change: (inout [TableItem], _ version: Int) -> Void
  ) {
    let start = TableItem.make(0..<rows)
    self.start = start
    versions = (0..<count).map { number in
      var items = strings == .rebuilt ? TableItem.make(0..<rows) : start.map { $0 }
      change(&items, number)
      return items
    }
  }

  /// Makes versions that differ in the title of one row.
  public static func oneRowChanged(rows: Int, strings: Strings) -> TableVersions {
    TableVersions(rows: rows, strings: strings) { items, number in
      items[rows / 2].title = makeText("changed title of the row", number)
    }
  }

  /// The version after the one before.
  public func next() -> [TableItem] {
    position = position + 1 == versions.count ? 0 : position + 1
    return versions[position]
  }
}
