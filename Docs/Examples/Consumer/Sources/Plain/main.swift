import Equitree

struct Price {
  var cents: Int
  var source: String
}

extension Price: AutoEquatable {
  static let comparisonSpec = ComparisonSpec<Price> {
    Compared(\.cents)
    Ignored(\.source)
  }
}

print(Price(cents: 5, source: "a") == Price(cents: 5, source: "b"))
// → true
print(LayoutComparer().areFieldsEqual(Price(cents: 5, source: "a"), Price(cents: 5, source: "b")))
// → false
