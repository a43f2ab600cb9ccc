import ComparisonSpecs

@AutoEquatable
struct AddButton {
  let title: String
  let sum: () -> Int
}

/// A row that compares a key which changes with what its closure uses.
@AutoEquatable
struct KeyedAddButton {
  let title: String
  let revision: Int
  let sum: () -> Int
}

/// State behind a reference: a closure that captures it sees what is newest.
final class Cart {
  var total = 0
}

/// What every framework does that skips equal views: it keeps the old value, and the closure in it.
func shown<Row: Equatable>(_ mounted: Row, updatedTo next: Row) -> Row { mounted == next ? mounted : next }
