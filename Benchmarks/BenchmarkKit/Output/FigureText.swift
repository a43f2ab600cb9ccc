import Foundation

/// Writes figures for people, with three digits.
package enum FigureText {
  /// Returns a time given in nanoseconds: `0.71 ns`, `60.1 ns`, `27.3 µs`.
  package static func time(_ nanoseconds: Double) -> String {
    let units: [(name: String, size: Double)] = [("ns", 1), ("µs", 1e3), ("ms", 1e6)]
    for unit in units where nanoseconds < unit.size * 999.5 {
      return "\(threeDigits(nanoseconds / unit.size)) \(unit.name)"
    }
    return "\(threeDigits(nanoseconds / 1e9)) s"
  }

  /// Returns a figure in its unit.
  package static func figure(_ value: Double, unit: String) -> String {
    unit == "ns" ? time(value) : "\(threeDigits(value)) \(unit)"
  }

  /// Returns a ratio: `0.23×`, `318×`.
  package static func ratio(_ value: Double) -> String { "\(threeDigits(value))×" }

  /// Returns the larger distance of the two percentiles from the median: `±3%`.
  package static func spread(_ result: BenchmarkResult) -> String {
    guard result.median > 0 else { return "±0%" }
    let distance = max(result.p90 - result.median, result.median - result.p10) / result.median
    return "±\(Int((distance * 100).rounded()))%"
  }

  /// Returns a number without a unit.
  package static func threeDigits(_ value: Double) -> String {
    let size = abs(value)
    let decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.0995 || size == 0 ? 2 : 3
    if size > 0 && size < 0.0005 { return String(format: "%.1e", value) }
    return String(format: "%.\(decimals)f", value)
  }
}
