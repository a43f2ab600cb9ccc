/// The median of some samples and the tenth and ninetieth percentile around it.
package struct Spread: Equatable, Sendable {
  package var median: Double
  package var p10: Double
  package var p90: Double

  package init(median: Double, p10: Double, p90: Double) {
    self.median = median
    self.p10 = p10
    self.p90 = p90
  }

  /// Summarizes at least one sample, in any order.
  package init(of samples: [Double]) {
    precondition(!samples.isEmpty, "A spread needs at least one sample: measure one round or more.")
    let sorted = samples.sorted()
    self.init(
      median: Self.quantile(0.5, ofSorted: sorted), p10: Self.quantile(0.1, ofSorted: sorted),
      p90: Self.quantile(0.9, ofSorted: sorted))
  }

  /// Returns the value below which the share `q` of the samples lies, interpolated between two samples.
  package static func quantile(_ q: Double, ofSorted samples: [Double]) -> Double {
    let position = q * Double(samples.count - 1)
    let below = Int(position)
    let above = min(below + 1, samples.count - 1)
    return samples[below] + (samples[above] - samples[below]) * (position - Double(below))
  }
}
