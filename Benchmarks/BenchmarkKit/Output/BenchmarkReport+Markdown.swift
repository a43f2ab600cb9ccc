extension BenchmarkReport {
  /// The report in Markdown: a table for each group of cases, and one for the bars.
  package var markdown: String {
    var lines = ["# Benchmark", "", Self.cell(machine.summary)]
    for note in notes { lines += ["", Self.cell(note)] }
    for section in ReportLayout(self).sections {
      lines += ["", "## \(Self.cell(section.suite))"]
      for group in section.groups {
        if !group.name.isEmpty { lines += ["", "### \(Self.cell(group.name))"] }
        lines += [""] + Self.table(of: group)
      }
    }
    if !results.isEmpty {
      lines += [
        "",
        "Median per operation (10th to 90th percentile), \(ThreadClock.name); in bold the ratio to the reference of the "
          + "case.",
      ]
    }
    if let baseline { lines += ["", "## Compared with the baseline", "", "```"] + baseline.lines + ["```"] }
    lines += disagreementMarkdown + barMarkdown
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(of group: ReportLayout.Group) -> [String] {
    var lines = [row(["competitor"] + group.cases.map(\.title))]
    lines.append("|---|" + String(repeating: "---:|", count: group.cases.count))
    for competitor in group.competitors {
      let cells = group.cases.map { figures in
        figures.rows.first { $0.result.competitor == competitor }.map(text(of:)) ?? ""
      }
      lines.append(row([competitor] + cells))
    }
    return lines
  }

  private static func text(of row: ReportLayout.Row) -> String {
    let result = row.result
    let figure = { FigureText.figure($0, unit: result.unit) }
    var text = "\(figure(result.median)) (\(figure(result.p10))–\(figure(result.p90)))"
    if let ratio = row.ratio { text += " **\(FigureText.ratio(ratio))**" }
    if let answer = result.answer { text += ", answer \(answer)" }
    return text
  }

  private var disagreementMarkdown: [String] {
    disagreements.flatMap { disagreement in
      ["", "## The answers differ: \(Self.cell("\(disagreement.suite)/\(disagreement.case)"))", ""]
        + disagreement.answers.map { "- \(Self.cell($0.competitor)): \(Self.cell($0.answer))" }
    }
  }

  private var barMarkdown: [String] {
    if bars.isEmpty { return [] }
    var lines = ["", "## Bars", "", Self.row(["bar", "", "value", "limit", "reached"]), "|---|---|---:|---:|---|"]
    for bar in bars {
      let limit = "\(bar.direction.rawValue) \(FigureText.threeDigits(bar.limit))"
      switch bar.outcome {
      case .measured(let value):
        lines.append(
          Self.row([bar.id, bar.text, FigureText.threeDigits(value), limit, bar.holds == true ? "yes" : "no"]))
      case .notMeasured(let reason):
        lines.append(Self.row([bar.id, bar.text, "–", limit, "not measured: \(reason)"]))
      }
    }
    return lines
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map(cell).joined(separator: " | ") + " |"
  }

  /// Returns text that neither ends a cell nor starts a tag.
  private static func cell(_ text: String) -> String {
    text.map { character in
      switch character {
      case "|": "\\|"
      case "<": "&lt;"
      case "&": "&amp;"
      case "\n", "\r\n", "\r": " "
      default: String(character)
      }
    }.joined()
  }
}
