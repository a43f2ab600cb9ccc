/// Versions of the items of a table, each with a separate array, all kept alive so that none is made or freed while
/// something is timed.
public struct TableVersions {
  /// Whether the versions have the same buffers of strings, apart from what changes.
  public enum Strings: String, CaseIterable, Sendable {
    /// No two versions have a buffer in common.
    case rebuilt
    /// Strings that are equal have the same buffer.
    case shared
  }

  /// The items before the first version.
  public let start: [TableItem]
  /// The versions.
  public let all: [[TableItem]]

  /// Makes versions that differ in what `change` does to them.
  ///
  /// - Parameters:
  ///   - rows: The number of items.
  ///   - strings: Whether buffers are shared.
  ///   - count: The number of versions, which come again after the last one.
  ///   - change: Changes the items, given the number of the version.
  public init(
    rows: Int, strings: Strings, count: Int = 3, change: (inout [TableItem], _ version: Int) -> Void
  ) {
    let start = TableItem.make(0..<rows)
    self.start = start
    all = (0..<count).map { number in
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

  /// Gives one version after the other, at each call the next one.
  public func cycle() -> () -> [TableItem] {
    var position = -1
    return {
      position = position + 1 == all.count ? 0 : position + 1
      return all[position]
    }
  }
}
