extension BaselineComparison {
  /// The comparison as aligned text: every result with its ratio, new to old.
  package var lines: [String] {
    var lines = ["Compared with the baseline (new / old)"]
    if let otherMachine {
      lines += ["The baseline comes from another machine or build, so ratios say little: \(otherMachine.summary)"]
    }
    var table = TextTable([.left, .left, .right, .right, .right, .left])
    for row in rows {
      table.add([
        "  \(row.id.suite)/\(row.id.case)", row.id.competitor, FigureText.figure(row.old, unit: row.unit),
        FigureText.figure(row.new, unit: row.unit), row.ratio.map(FigureText.ratio) ?? "–", Self.mark(row),
      ])
    }
    lines += table.lines
    let slower = rows.count { $0.isBeyondSpread && $0.new > $0.old }
    let faster = rows.count { $0.isBeyondSpread && $0.new < $0.old }
    lines.append("Beyond the spread: \(slower) slower, \(faster) faster; \(rows.count - slower - faster) within it.")
    if let tolerance {
      let limit = "more than \(FigureText.threeDigits(tolerance * 100)) % slower and beyond the spread"
      lines += tooSlow.isEmpty ? ["None is \(limit)."] : Self.list("Too slow, \(limit)", tooSlow.map(\.id))
    }
    lines +=
      Self.list("In the baseline, not in this run", missing) + Self.list("In this run, not in the baseline", added)
    return lines
  }

  private static func mark(_ row: Row) -> String {
    row.isBeyondSpread ? (row.new > row.old ? "slower" : "faster") : ""
  }

  private static func list(_ title: String, _ ids: [BenchmarkResult.ID]) -> [String] {
    ids.isEmpty ? [] : ["\(title): \(ids.count)"] + ids.map { "  \($0)" }
  }
}
