/// How long and how often the competitors of a case are measured.
package struct MeasurementPlan: Equatable, Sendable {
  /// How many samples each competitor gives.
  package var rounds: Int
  /// How long one sample of one competitor should take, in nanoseconds.
  package var sample: Double

  package init(rounds: Int, sample: Double) {
    precondition(rounds > 0, "A plan needs at least one round.")
    self.rounds = rounds
    self.sample = sample
  }

  /// The plan for a case that takes only a part of the time: fewer rounds of shorter samples.
  package func scaled(by effort: Double) -> MeasurementPlan {
    effort == 1
      ? self : MeasurementPlan(rounds: max(min(rounds, 3), Int(Double(rounds) * effort)), sample: sample * effort)
  }

  /// For figures that are kept.
  package static let full = MeasurementPlan(rounds: 21, sample: 8_000_000)
  /// For a first look.
  package static let quick = MeasurementPlan(rounds: 9, sample: 3_000_000)
}
