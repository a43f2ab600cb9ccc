/// How long and how often the competitors of a case are measured.
package struct MeasurementPlan: Equatable, Sendable {
  /// How many samples each competitor gives.
  package var rounds: Int
  /// How long one sample of one competitor should take, in nanoseconds.
  package var sample: Double
  /// How much a competitor does that is measured once: so many updates, or so many nodes.
  package var length: Int

  package init(rounds: Int, sample: Double, length: Int = 1_000_000) {
    precondition(rounds > 0, "A plan needs at least one round.")
    self.rounds = rounds
    self.sample = sample
    self.length = length
  }

  /// The plan for a case that takes only a part of the time: fewer rounds of shorter samples.
  package func scaled(by effort: Double) -> MeasurementPlan {
    guard effort != 1 else { return self }
    let rounds = max(min(rounds, 3), Int(Double(rounds) * effort))
    return MeasurementPlan(rounds: rounds, sample: sample * effort, length: length)
  }

  /// For figures that are kept.
  package static let full = MeasurementPlan(rounds: 21, sample: 8_000_000)
  /// For a first look.
  package static let quick = MeasurementPlan(rounds: 9, sample: 3_000_000, length: 50_000)
}
