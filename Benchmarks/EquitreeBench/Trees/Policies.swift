import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// The ways in which the views of a tree can be compared, as the bars look them up.
enum Policy {
  static let spec = "spec"
  static let equality = "=="
  static let layout = "LayoutComparer"
  static let mirror = "Mirror"
  static let always = "always different"
}

/// Something that is done to a table in the same way however its rows are compared.
protocol TablePolicyRun {
  /// The run with one type of table, in a tree that compares with `fallback` what says nothing of its comparison.
  func competitor<Table: TableView>(_ name: String, _ table: Table.Type, _ fallback: FallbackComparison) -> Competitor
}

extension TablePolicyRun {
  /// The run with every policy.
  func competitors(_ rows: PolicyRows) -> [Competitor] {
    switch rows {
    case .withClosures: competitors(SpecifiedTable.self, EquatableTable.self, PlainTable.self)
    case .withoutClosures: competitors(SpecifiedDataTable.self, EquatableDataTable.self, PlainDataTable.self)
    }
  }

  private func competitors<Specified: TableView, Equal: TableView, Plain: TableView>(
    _ specified: Specified.Type, _ equal: Equal.Type, _ plain: Plain.Type
  ) -> [Competitor] {
    [
      competitor(Policy.spec, specified, .reflective),
      competitor(Policy.equality, equal, .reflective),
      competitor(Policy.layout, plain, .reflective),
      competitor(Policy.mirror, plain, .mirror),
      competitor(Policy.always, plain, .alwaysDifferent),
    ]
  }
}

/// Whether rows have closures, which no comparison without a spec or a `==` can know to be equal.
enum PolicyRows: String, CaseIterable {
  case withoutClosures = "without closures"
  case withClosures = "with closures"
}

func policyCaseName(_ rows: PolicyRows) -> String { "policies/one row changed/\(rows.rawValue)" }

/// One row changes with every update; the host trees are the same in the end.
struct OneRowPolicyRun: TablePolicyRun {
  private let versions = TableVersions.oneRowChanged(rows: tableRows, strings: .rebuilt)

  static func benchmarkCase(_ rows: PolicyRows) -> BenchmarkCase {
    BenchmarkCase(policyCaseName(rows), reference: Policy.spec, effort: 0.25) {
      OneRowPolicyRun().competitors(rows)
    }
  }

  func competitor<Table: TableView>(
    _ name: String, _ table: Table.Type, _ fallback: FallbackComparison
  ) -> Competitor {
    let makeRow = Table.rowMaker(RowActions())
    let host = HostRecorder()
    let tree = ViewTree(Table(items: versions.start, makeRow: makeRow), host: host, fallback: fallback)
    let next = versions.cycle()
    return Competitor(name, operations: tableRows) {
      tree.update(Table(items: versions.start, makeRow: makeRow))
      return host.lines
    } body: {
      tree.update(Table(items: next(), makeRow: makeRow)).patchCount
    }
  }
}
