import BenchmarkKit

/// O2: bodies that were evaluated beyond those that read what changed.
func evaluationBars(_ results: ResultTable) -> [Bar] {
  let expected = tableEvaluations + readerEvaluations
  let beyond = expected.compactMap { name, readers in
    results.median(ObservationCompetitor.properties, "observation", name).map { abs($0 - Double(readers)) }
  }
  return [
    Bar(
      id: "O2", text: "bodies evaluated that did not read the changed property, or the other way round", .atMost, 0,
      value: beyond.count == expected.count ? beyond.reduce(0, +) : nil)
  ]
}
