/// The comparison of a run's medians with those of an earlier run.
package struct BaselineComparison: Equatable {
  /// A result that both runs have.
  package struct Row: Equatable {
    package var id: BenchmarkResult.ID
    package var unit: String
    package var old: Double
    package var new: Double
    /// Whether the two spreads do not overlap, so that chance alone hardly explains the change.
    package var isBeyondSpread: Bool

    /// The ratio of the new median to the old one, or nil if the old one is zero.
    package var ratio: Double? { old > 0 ? new / old : nil }
  }

  /// How much slower a result may be, as a part of the old median; nil if that does not matter.
  package var tolerance: Double?

  /// The results that are slower than the tolerance allows, and whose spread does not overlap with the old one.
  package var tooSlow: [Row] {
    guard let tolerance else { return [] }
    return rows.filter { row in row.isBeyondSpread && row.new > row.old * (1 + tolerance) }
  }

  /// The earlier run's machine, if it is a different one.
  package var otherMachine: Machine?
  package var rows: [Row] = []
  /// Results of the earlier run that this run lacks.
  package var missing: [BenchmarkResult.ID] = []
  /// Results of this run that the earlier one lacks.
  package var added: [BenchmarkResult.ID] = []

  package init(
    old: ReportDocument, newMachine: Machine, newResults: [BenchmarkResult], tolerance: Double? = nil
  ) {
    self.tolerance = tolerance
    otherMachine = old.machine == newMachine ? nil : old.machine
    let earlier = Dictionary(old.results.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
    for result in newResults {
      guard let before = earlier[result.id], before.unit == result.unit else {
        added.append(result.id)
        continue
      }
      let isBeyondSpread = result.p10 > before.p90 || result.p90 < before.p10
      rows.append(
        Row(
          id: result.id, unit: result.unit, old: before.median, new: result.median, isBeyondSpread: isBeyondSpread))
    }
    let present = Set(rows.map(\.id))
    missing = old.results.map(\.id).filter { !present.contains($0) }
  }
}
