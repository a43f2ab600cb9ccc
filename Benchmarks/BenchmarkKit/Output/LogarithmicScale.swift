import Foundation

/// A logarithmic scale for positive figures of very different sizes.
package struct LogarithmicScale {
  private let lowest: Double
  private let highest: Double

  /// Creates a scale from a little below the smallest positive figure up to the largest.
  package init(_ figures: [Double]) {
    let positive = figures.filter { $0 > 0 && $0.isFinite }
    // Half a decade of room, so that the smallest figure still has a visible bar.
    lowest = log10(positive.min() ?? 1) - 0.5
    highest = max(log10(positive.max() ?? 1), lowest + 1)
  }

  /// Returns the position of a figure, from 0 to 100.
  package func percent(_ figure: Double) -> Double {
    guard figure > 0 else { return 0 }
    return min(100, max(0, (log10(figure) - lowest) / (highest - lowest) * 100))
  }
}
