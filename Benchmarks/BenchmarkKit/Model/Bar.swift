/// A goal: a measured ratio and its limit.
package struct Bar: Equatable, Sendable {
  /// The side of the limit that is good.
  package enum Direction: String, Sendable {
    case atMost = "≤"
    case atLeast = "≥"

    /// The direction in documents for programs.
    package enum Name: String, Codable, Sendable {
      case atMost
      case atLeast
    }

    package var name: Name { self == .atMost ? .atMost : .atLeast }
  }

  /// The result.
  package enum Outcome: Equatable, Sendable {
    case measured(Double)
    /// The run has no figure for this bar, for the reason given.
    case notMeasured(String)
  }

  package var id: String
  package var text: String
  package var direction: Direction
  package var limit: Double
  package var outcome: Outcome

  package init(id: String, text: String, _ direction: Direction, _ limit: Double, _ outcome: Outcome) {
    self.id = id
    self.text = text
    self.direction = direction
    self.limit = limit
    self.outcome = outcome
  }

  /// Creates a bar from a figure that a run may lack.
  package init(
    id: String, text: String, _ direction: Direction, _ limit: Double, value: Double?,
    otherwise reason: String = "this run did not measure all that it needs"
  ) {
    let usable = value.flatMap { $0.isFinite ? $0 : nil }
    self.init(id: id, text: text, direction, limit, usable.map(Outcome.measured) ?? .notMeasured(reason))
  }

  /// Whether the bar is reached, or nil where it was not measured.
  package var holds: Bool? {
    guard case .measured(let value) = outcome else { return nil }
    return direction == .atMost ? value <= limit : value >= limit
  }
}
