/// Rows of text whose columns are aligned.
package struct TextTable {
  /// The alignment of a column.
  package enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  package init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// Adds a row; cells missing at its end are empty.
  package mutating func add(_ cells: [String]) {
    rows.append(cells + Array(repeating: "", count: max(0, alignments.count - cells.count)))
  }

  /// The lines of the table, with two spaces between columns and none at the end of a line.
  package var lines: [String] {
    let widths = self.widths
    return rows.map { row in
      var line = ""
      for column in alignments.indices {
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        if column > 0 { line += "  " }
        line += alignments[column] == .left ? row[column] + padding : padding + row[column]
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Returns the distance from the start of a line to the end of a column.
  package func end(ofColumn column: Int) -> Int {
    widths[...column].reduce(column * 2, +)
  }

  private var widths: [Int] {
    alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  }
}
