import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// Changes of what views have read: evaluations and time.
func observationSuite() -> BenchmarkSuite {
  BenchmarkSuite(
    "observation", summary: "changes of what views have read",
    cases: cycleSizes.map(cycle(inTreeOf:)) + tableChangeCases() + sharedModelCases() + localChangeCases()
      + [mountingObserved(), unmountingObserved(), registrations()],
    bars: observationBars)
}

enum ObservationCompetitor {
  static let tree = "tree"
  static let bare = "bare tracking"
  static let properties = "by property"
  static let objects = "by object"
  static let wholeTree = "new root value"
  static let dependencies = "live dependencies"
  static let registrations = "registrations in the models"
}

private func observationBars(_ results: ResultTable) -> [Bar] {
  cycleSizes.map { rows in
    Bar(
      id: rows == 1 ? "O1" : "O1.\(rows)",
      text: "change, evaluation, tracking in a tree of \(rows) rows to a bare cycle",
      .atMost, 1.3,
      value: results.ratio(
        of: ObservationCompetitor.tree, to: ObservationCompetitor.bare, suite: "observation", case: cycleName(rows)))
  } + evaluationBars(results) + [
    Bar(
      id: "O3", text: "registrations that nothing depends on, after mounting, evaluating and unmounting", .atMost, 0,
      value: results.median(ObservationCompetitor.registrations, "observation", registrationsName).flatMap { found in
        results.median(ObservationCompetitor.dependencies, "observation", registrationsName).map { abs(found - $0) }
      })
  ]
}
