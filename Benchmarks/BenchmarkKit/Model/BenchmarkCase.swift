/// One situation that several competitors handle, each in its own way.
package struct BenchmarkCase {
  /// Parts separated by slashes, from the general to the particular, as in `medium/storage/equal rebuilt`.
  ///
  /// Cases that share all parts but the last stand in one table.
  package var name: String
  /// The competitor that the others are measured against.
  package var reference: String
  /// Whether the answer is a figure of interest, to be shown, and not only to be checked.
  package var showsAnswer: Bool
  /// Which part of the plan's time the case takes: less than one where a suite has many cases.
  package var effort: Double
  /// The unit of what the competitors find where they measure something themselves, once; nil where they are timed.
  package var unit: String?
  /// Sets everything up, outside of what is timed.
  package var prepare: () -> [Competitor]

  package init(
    _ name: String, reference: String, showsAnswer: Bool = false, effort: Double = 1,
    unit: String? = nil, prepare: @escaping () -> [Competitor]
  ) {
    self.name = name
    self.reference = reference
    self.showsAnswer = showsAnswer
    self.effort = effort
    self.unit = unit
    self.prepare = prepare
  }
}
