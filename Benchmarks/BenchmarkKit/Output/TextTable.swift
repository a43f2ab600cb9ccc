/// Rows of text whose columns are aligned.
package struct TextTable {
  /// The side on which a column is even.
  package enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  package init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// Adds a row; cells that are missing at its end are empty.
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

  /// How far from the start of a line the cells of a column end.
  package func end(ofColumn column: Int) -> Int {
    widths[...column].reduce(column * 2, +)
  }

  private var widths: [Int] {
    alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  }
}
