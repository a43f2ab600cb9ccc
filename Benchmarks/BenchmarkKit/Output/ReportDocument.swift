import Foundation

/// The JSON form of a report, schema 1.
package struct ReportDocument: Codable, Equatable {
  /// The form that this program writes and reads.
  package static let currentSchema = 1

  /// A bar that was measured.
  package struct MeasuredBar: Codable, Equatable {
    package var id: String
    package var value: Double
    package var limit: Double
    /// The side of the limit that is good; nil in documents from before this field was added.
    package var direction: Bar.Direction.Name?
    package var holds: Bool
  }

  /// A bar for which the run has no figure.
  package struct UnmeasuredBar: Codable, Equatable {
    package var id: String
    package var limit: Double
    /// The side of the limit that is good; nil in documents from before this field was added.
    package var direction: Bar.Direction.Name?
    package var reason: String
  }

  package var schema: Int
  package var machine: Machine
  package var results: [BenchmarkResult]
  package var bars: [MeasuredBar]
  package var unmeasured: [UnmeasuredBar]
  package var disagreements: [Disagreement]

  package init(_ report: BenchmarkReport) {
    schema = Self.currentSchema
    machine = report.machine
    results = report.results
    disagreements = report.disagreements
    bars = []
    unmeasured = []
    for bar in report.bars {
      switch bar.outcome {
      case .measured(let value):
        bars.append(
          MeasuredBar(
            id: bar.id, value: value, limit: bar.limit, direction: bar.direction.name, holds: bar.holds ?? false))
      case .notMeasured(let reason):
        unmeasured.append(UnmeasuredBar(id: bar.id, limit: bar.limit, direction: bar.direction.name, reason: reason))
      }
    }
  }

  /// Returns the document as text, which is the same for the same report.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + Array("\n".utf8)
  }
}
