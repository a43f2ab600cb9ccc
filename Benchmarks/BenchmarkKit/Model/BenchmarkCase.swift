/// One situation that several competitors handle, each in its own way.
package struct BenchmarkCase {
  /// Parts separated by slashes, from the general to the particular, as in `medium/storage/equal rebuilt`.
  ///
  /// Cases that share all parts but the last are in one table.
  package var name: String
  /// The competitor that the others are measured against.
  package var reference: String
  /// Whether the answer is a figure of interest that reports show, and not only checked.
  package var showsAnswer: Bool
  /// The part of the plan's time that the case takes: less than one if a suite has many cases.
  package var effort: Double
  /// The unit of the figures that the competitors measure themselves, once; nil if they are timed.
  package var unit: String?
  /// Sets up the competitors, outside the timed part.
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
