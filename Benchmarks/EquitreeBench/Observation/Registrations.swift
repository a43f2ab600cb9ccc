import BenchmarkKit
import BenchmarkTrees
import ViewTrees

let registrationsName = "registrations/after many changes/table that comes and goes"

/// Rows are mounted, evaluated and unmounted; then registrations are counted where the standard library keeps them.
///
/// The answer counts those that nothing depends on: none.
func registrations() -> BenchmarkCase {
  BenchmarkCase(registrationsName, reference: ObservationCompetitor.dependencies, unit: "") {
    let found = LiveRegistrations(times: 10_000)
    return [
      Competitor(ObservationCompetitor.dependencies) { _ in (Double(found.dependencies), 0) },
      Competitor(ObservationCompetitor.registrations) { _ in
        (Double(found.registrations), found.registrations - found.dependencies)
      },
      Competitor("bodies that read") { _ in (Double(found.readers), 0) },
      Competitor("trackings that the tree counts") { _ in (Double(found.trackings), found.trackings - found.readers) },
    ]
  }
}

/// The registrations that remain after many mounts, evaluations and unmounts.
private struct LiveRegistrations {
  /// The properties that mounted bodies read, once for each body.
  let dependencies: Int
  /// The registrations in the registrars of all models, mounted or not.
  let registrations: Int
  /// The mounted bodies that read something.
  let readers: Int
  /// The memory that the tree takes for them.
  let trackings: Int

  init(times: Int) {
    let all = TableItem.make(0..<64).map(RowModel.init)
    let table = TableModel(rows: 0)
    let tree = ViewTree(ObservedTable(model: table))
    var random = SplitMix(state: 5)
    for number in 0..<times {
      // Some rows go and others come, at the places where they were or at others.
      let count = Int.random(in: 0...all.count, using: &random)
      table.rows = Array(all.shuffled(using: &random).prefix(count))
      for model in all.prefix(8) { model.title = "title with the number \(number)" }
      if number % 2 == 0 { table.header = "header with the number \(number)" }
      tree.flush()
    }
    let rows = table.rows.count
    // A row shows three properties; the table reads its rows, and the header itself.
    dependencies = 3 * rows + 2
    readers = rows + 2
    registrations = Self.registrations(of: table) + all.reduce(0) { $0 + Self.registrations(of: $1) }
    trackings = tree.liveTrackingCount
  }

  private static func registrations(of object: AnyObject) -> Int {
    (RegistrarContents.all(of: object) ?? []).reduce(0) { count, contents in
      contents.registrations.values.reduce(count) { $0 + $1.count }
    }
  }
}
