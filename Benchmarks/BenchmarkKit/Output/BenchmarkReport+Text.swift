extension BenchmarkReport {
  /// The report as aligned text, with the bars at its end.
  package var text: String {
    var lines = [machine.summary] + buildWarning + notes
    for section in ReportLayout(self).sections {
      for group in section.groups {
        lines += ["", "\(section.suite)\(group.name.isEmpty ? "" : " · \(group.name)")"]
        for cases in group.cases.inChunks(of: Self.casesAcross) { lines += Self.table(of: cases, in: group) }
      }
    }
    if !results.isEmpty {
      lines += [
        "", "Median per operation, the larger distance of the 10th and 90th percentile from it, and the ratio to the",
        "reference of the case (1.00×); \(ThreadClock.name).",
      ]
    }
    if let baseline { lines += [""] + baseline.lines }
    lines += disagreementLines + barLines
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of cases side by side, which keeps lines within about a hundred columns.
  private static var casesAcross: Int { 3 }

  private var buildWarning: [String] {
    machine.build == Machine.releaseBuild ? [] : ["These figures mean little: build with -c release."]
  }

  private static func table(of cases: [ReportLayout.CaseFigures], in group: ReportLayout.Group) -> [String] {
    let showsAnswers = cases.contains { $0.rows.contains { $0.result.answer != nil } }
    let columns: [TextTable.Alignment] = [.right, .right, .right] + (showsAnswers ? [.right] : [])
    var table = TextTable([.left] + cases.flatMap { _ in columns })
    for competitor in group.competitors {
      var cells = ["  " + competitor]
      for figures in cases {
        guard let row = figures.rows.first(where: { $0.result.competitor == competitor }) else {
          cells += columns.map { _ in "" }
          continue
        }
        cells += [
          FigureText.figure(row.result.median, unit: row.result.unit), FigureText.spread(row.result),
          row.ratio.map(FigureText.ratio) ?? "–",
        ]
        if showsAnswers { cells.append(row.result.answer.map(String.init) ?? "") }
      }
      table.add(cells)
    }
    return header(cases, columns: columns.count, over: table) + table.lines
  }

  /// Returns the titles of the cases, each flush right over its last column.
  private static func header(
    _ cases: [ReportLayout.CaseFigures], columns: Int, over table: TextTable
  ) -> [String] {
    var line = ""
    for (index, figures) in cases.enumerated() {
      let end = table.end(ofColumn: (index + 1) * columns)
      let room = end - line.count - 2
      let title = figures.title.count > room ? figures.title.prefix(max(0, room - 1)) + "…" : figures.title[...]
      line += String(repeating: " ", count: max(0, end - line.count - title.count)) + title
    }
    return [line]
  }

  private var disagreementLines: [String] {
    disagreements.flatMap { disagreement in
      ["", "The answers differ: \(disagreement.suite)/\(disagreement.case)"]
        + disagreement.answers.map { "  \($0.competitor): \($0.answer)" }
    }
  }

  private var barLines: [String] {
    if bars.isEmpty { return [] }
    var table = TextTable([.left, .left, .right, .left, .left])
    for bar in bars {
      let limit = "\(bar.direction.rawValue) \(FigureText.threeDigits(bar.limit))"
      switch bar.outcome {
      case .measured(let value):
        let verdict = bar.holds == true ? "reached" : "not reached"
        table.add(["  \(bar.id)", verdict, FigureText.threeDigits(value), limit, bar.text])
      case .notMeasured(let reason):
        table.add(["  \(bar.id)", "not measured", "–", limit, "\(bar.text): \(reason)"])
      }
    }
    return ["", "Bars"] + table.lines
  }
}

extension Array {
  /// Returns the elements in as few chunks of at most `size` as possible, of nearly the same length.
  fileprivate func inChunks(of size: Int) -> [[Element]] {
    let chunks = (count + size - 1) / size
    return (0..<chunks).map { Array(self[(count * $0 / chunks)..<(count * ($0 + 1) / chunks)]) }
  }
}
