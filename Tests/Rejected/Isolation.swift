// macro-case 91: an isolated conformance cannot be used from everywhere.

import ComparisonSpecs

@MainActor
@AutoEquatable(isolation: .isolated)
struct Row {
  var title: String
}

@MainActor
func onTheActor(_ lhs: Row, _ rhs: Row) -> Bool { lhs == rhs }

nonisolated func anywhere(_ lhs: Row, _ rhs: Row) -> Bool {
  lhs == rhs  // error: main actor-isolated conformance of 'Row' to 'Equatable' cannot be used in nonisolated context
}
