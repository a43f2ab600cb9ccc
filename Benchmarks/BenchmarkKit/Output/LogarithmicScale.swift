import Foundation

/// Places positive figures of very different sizes on one axis: each step to the right multiplies.
package struct LogarithmicScale {
  private let lowest: Double
  private let highest: Double

  /// A scale from a little below the smallest positive figure up to the largest.
  package init(_ figures: [Double]) {
    let positive = figures.filter { $0 > 0 && $0.isFinite }
    // Half a decade of room, so that the smallest figure still has a bar to see.
    lowest = log10(positive.min() ?? 1) - 0.5
    highest = max(log10(positive.max() ?? 1), lowest + 1)
  }

  /// The position of a figure, from 0 to 100.
  package func percent(_ figure: Double) -> Double {
    guard figure > 0 else { return 0 }
    return min(100, max(0, (log10(figure) - lowest) / (highest - lowest) * 100))
  }
}
