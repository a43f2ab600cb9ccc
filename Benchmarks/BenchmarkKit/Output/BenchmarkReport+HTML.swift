import Foundation

extension BenchmarkReport {
  /// The report as one HTML page with charts, without network access or scripts.
  package var html: String {
    let layout = ReportLayout(self)
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
      "<title>Benchmark</title>", "<style>\(HTMLStyle.sheet)</style>", "</head>", "<body>",
      "<a class=\"skip\" href=\"#content\">Skip to the figures</a>", "<header>", "<h1>Benchmark</h1>",
      HTMLText.element("p", machine.summary),
    ]
    lines += notes.map { HTMLText.element("p", $0) }
    lines += ["</header>"] + Self.navigation(layout, hasBars: !bars.isEmpty) + ["<main id=\"content\" tabindex=\"-1\">"]
    lines += disagreementHTML
    for (index, section) in layout.sections.enumerated() { lines += Self.html(of: section, id: "suite-\(index)") }
    if let baseline { lines += baselineHTML(baseline) }
    lines += barHTML
    lines += [
      "</main>",
      "<footer><p>Median per operation, \(HTMLText.escaped(ThreadClock.name)). The bars are drawn on a logarithmic "
        + "scale that all charts of a group share; the thin line runs from the 10th to the 90th percentile. Ratios are "
        + "to the reference of the case, inside this run.</p></footer>",
      "</body>", "</html>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func navigation(_ layout: ReportLayout, hasBars: Bool) -> [String] {
    var links = layout.sections.enumerated().map { index, section in
      "<li><a href=\"#suite-\(index)\">\(HTMLText.escaped(section.suite))</a></li>"
    }
    if hasBars { links.append("<li><a href=\"#bars\">Goals of the project</a></li>") }
    return ["<nav aria-label=\"Contents\"><ul>"] + links + ["</ul></nav>"]
  }

  // MARK: - Charts

  private static func html(of section: ReportLayout.Section, id: String) -> [String] {
    var lines = ["<section id=\"\(id)\">", HTMLText.element("h2", section.suite)]
    for group in section.groups {
      let scale = LogarithmicScale(group.cases.flatMap(\.rows).flatMap { [$0.result.median, $0.result.p90] })
      if !group.name.isEmpty { lines.append(HTMLText.element("h3", group.name)) }
      lines.append("<div class=\"charts\">")
      for figures in group.cases { lines += html(of: figures, scale: scale) }
      lines.append("</div>")
    }
    return lines + ["</section>"]
  }

  private static func html(of figures: ReportLayout.CaseFigures, scale: LogarithmicScale) -> [String] {
    let showsAnswers = figures.rows.contains { $0.result.answer != nil }
    var lines = [
      "<table class=\"chart\">", HTMLText.element("caption", figures.title),
      "<thead><tr><th scope=\"col\">Competitor</th><td></td><th scope=\"col\">Median</th>"
        + "<th scope=\"col\">Ratio</th>\(showsAnswers ? "<th scope=\"col\">Answer</th>" : "")</tr></thead>", "<tbody>",
    ]
    for row in figures.rows {
      let isReference = row.result.competitor == figures.reference
      lines.append(isReference ? "<tr class=\"reference\">" : "<tr>")
      lines.append(
        "<th scope=\"row\">\(HTMLText.escaped(row.result.competitor))\(isReference ? " <small>reference</small>" : "")"
          + "</th>")
      lines.append(bar(row.result, scale: scale))
      lines.append(HTMLText.element("td", class: "figure", FigureText.figure(row.result.median, unit: row.result.unit)))
      lines.append(HTMLText.element("td", class: "figure", row.ratio.map(FigureText.ratio) ?? "–"))
      if showsAnswers {
        lines.append(HTMLText.element("td", class: "figure", row.result.answer.map(String.init) ?? ""))
      }
      lines.append("</tr>")
    }
    return lines + ["</tbody>", "</table>"]
  }

  private static func bar(_ result: BenchmarkResult, scale: LogarithmicScale) -> String {
    let text = { (percent: Double) in String(format: "%.2f", percent) }
    let start = scale.percent(result.p10)
    let spread = scale.percent(result.p90) - start
    let figure = { FigureText.figure($0, unit: result.unit) }
    let label = "10th to 90th percentile: \(figure(result.p10)) to \(figure(result.p90))"
    // Both are in one box, so that equal percentages are at equal places. At the very end, the line keeps its least
    // width.
    return
      "<td class=\"track\" title=\"\(HTMLText.escaped(label))\"><div class=\"scale\"><span class=\"bar\" style=\"width:"
      + "\(text(scale.percent(result.median)))%\"></span><span class=\"spread\" style=\"left:min(\(text(start))%,100% - 2px);"
      + "width:\(text(spread))%\"></span></div></td>"
  }

  // MARK: - Tables

  private var disagreementHTML: [String] {
    disagreements.flatMap { disagreement in
      [
        "<section class=\"alarm\">",
        HTMLText.element("h2", "The answers differ: \(disagreement.suite)/\(disagreement.case)"), "<ul>",
      ] + disagreement.answers.map { HTMLText.element("li", "\($0.competitor): \($0.answer)") } + [
        "</ul>", "</section>",
      ]
    }
  }

  private var barHTML: [String] {
    if bars.isEmpty { return [] }
    var lines = [
      "<section id=\"bars\">", "<h2>Goals of the project</h2>",
      "<p>Limits that the authors of the library want the figures above to keep, most of them a ratio of two. They are meant "
        + "for its development: one that is missed says where work is left, not that something is wrong.</p>",
      "<table class=\"plain\">",
      "<thead><tr><th scope=\"col\">Goal</th><th scope=\"col\">What is compared</th><th scope=\"col\">Figure</th>"
        + "<th scope=\"col\">Limit</th><th scope=\"col\">Kept</th></tr></thead>", "<tbody>",
    ]
    for bar in bars {
      let value: String
      let verdict: (kind: String, text: String)
      switch bar.outcome {
      case .measured(let figure):
        value = FigureText.threeDigits(figure)
        verdict = bar.holds == true ? ("yes", "yes") : ("no", "not yet")
      case .notMeasured(let reason):
        value = "–"
        verdict = ("unknown", "not measured: \(reason)")
      }
      lines += [
        "<tr>", "<th scope=\"row\">\(HTMLText.escaped(bar.id))</th>", HTMLText.element("td", bar.text),
        HTMLText.element("td", class: "figure", value),
        HTMLText.element("td", class: "figure", "\(bar.direction.rawValue) \(FigureText.threeDigits(bar.limit))"),
        HTMLText.element("td", class: verdict.kind, verdict.text), "</tr>",
      ]
    }
    return lines + ["</tbody>", "</table>", "</section>"]
  }

  private func baselineHTML(_ baseline: BaselineComparison) -> [String] {
    [
      "<section id=\"baseline\">", "<h2>Compared with the baseline</h2>",
      "<pre tabindex=\"0\">\(HTMLText.escaped(baseline.lines.joined(separator: "\n")))</pre>", "</section>",
    ]
  }
}
