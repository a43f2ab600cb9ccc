/// The number and length of the measurements of a case.
package struct MeasurementPlan: Equatable, Sendable {
  /// The number of samples of each competitor.
  package var rounds: Int
  /// The time that one sample of one competitor should take, in nanoseconds.
  package var sample: Double
  /// The amount of work of a competitor that is measured once: the number of updates or nodes.
  package var length: Int

  package init(rounds: Int, sample: Double, length: Int = 1_000_000) {
    precondition(rounds > 0, "A plan needs at least one round.")
    self.rounds = rounds
    self.sample = sample
    self.length = length
  }

  /// Returns a plan for a case that takes only a part of the time: fewer rounds of shorter samples.
  package func scaled(by effort: Double) -> MeasurementPlan {
    guard effort != 1 else { return self }
    let rounds = max(min(rounds, 3), Int(Double(rounds) * effort))
    return MeasurementPlan(rounds: rounds, sample: sample * effort, length: length)
  }

  /// The plan for figures that are kept.
  package static let full = MeasurementPlan(rounds: 21, sample: 8_000_000)
  /// The plan for a first look.
  package static let quick = MeasurementPlan(rounds: 9, sample: 3_000_000, length: 50_000)
}
