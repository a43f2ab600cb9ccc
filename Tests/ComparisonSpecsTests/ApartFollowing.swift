import ComparisonSpecs

// Types whose `==` follows the spec in `OperatorTests.swift`.

struct ApartFollowing: Hashable {
  var id: Int
  var cachedAt: Int

  static func == (lhs: Self, rhs: Self) -> Bool { comparisonSpec.areEqual(lhs, rhs) }

  func hash(into hasher: inout Hasher) { Self.comparisonSpec.hash(self, into: &hasher) }
}

struct ApartLater {
  var id: Int
  var cachedAt: Int
}
