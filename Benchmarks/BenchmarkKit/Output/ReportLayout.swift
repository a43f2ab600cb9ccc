/// A report's results in the order and the groups in which all forms of output show them.
package struct ReportLayout {
  /// All groups of one suite.
  package struct Section {
    package var suite: String
    package var groups: [Group]
  }

  /// Cases whose names have all parts but the last in common.
  package struct Group {
    package var name: String
    package var cases: [CaseFigures]

    /// Every competitor of the group's cases, in the order of its first appearance.
    package var competitors: [String] {
      var seen: Set<String> = []
      return cases.flatMap(\.rows).map(\.result.competitor).filter { seen.insert($0).inserted }
    }
  }

  /// The results of one case.
  package struct CaseFigures {
    /// The last part of the name.
    package var title: String
    package var reference: String?
    package var rows: [Row]
  }

  /// A result, and its ratio to the reference of its case.
  package struct Row {
    package var result: BenchmarkResult
    package var ratio: Double?
  }

  package var sections: [Section] = []

  package init(_ report: BenchmarkReport) {
    let table = ResultTable(report.results)
    for result in report.results {
      let path = result.case.split(separator: "/")
      let group = path.dropLast().joined(separator: "/")
      let title = path.last.map(String.init) ?? result.case
      let reference = report.references[BenchmarkReport.CaseID(suite: result.suite, case: result.case)]
      let ratio = reference.flatMap {
        table.ratio(of: result.competitor, to: $0, suite: result.suite, case: result.case)
      }
      if sections.last?.suite != result.suite { sections.append(Section(suite: result.suite, groups: [])) }
      sections[sections.count - 1].add(
        Row(result: result, ratio: ratio), title: title, group: group, reference: reference)
    }
  }
}

extension ReportLayout.Section {
  fileprivate mutating func add(_ row: ReportLayout.Row, title: String, group name: String, reference: String?) {
    if groups.last?.name != name { groups.append(ReportLayout.Group(name: name, cases: [])) }
    let last = groups.count - 1
    if groups[last].cases.last?.rows.last?.result.case != row.result.case {
      groups[last].cases.append(ReportLayout.CaseFigures(title: title, reference: reference, rows: []))
    }
    groups[last].cases[groups[last].cases.count - 1].rows.append(row)
  }
}
